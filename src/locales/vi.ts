import { assistantsVi } from '../i18n/locales/vi/assistants.ts';
import { bookedVi } from '../i18n/locales/vi/booked.ts';
import { detailsVi } from '../i18n/locales/vi/details.ts';
import { linksVi } from '../i18n/locales/vi/links.ts';
import { previewVi } from '../i18n/locales/vi/preview.ts';
import { requestedVi } from '../i18n/locales/vi/requested.ts';
import { waitlistVi } from '../i18n/locales/vi/waitlist.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Vietnamese. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const vi: Messages = {
  ...previewVi,
  ...detailsVi,
  ...bookedVi,
  requested: requestedVi,
  waitlist: waitlistVi,
  assistants: assistantsVi,
  links: linksVi,
};
