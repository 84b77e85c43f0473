import { assistantsEs } from '../i18n/locales/es/assistants.ts';
import { bookedEs } from '../i18n/locales/es/booked.ts';
import { detailsEs } from '../i18n/locales/es/details.ts';
import { linksEs } from '../i18n/locales/es/links.ts';
import { previewEs } from '../i18n/locales/es/preview.ts';
import { requestedEs } from '../i18n/locales/es/requested.ts';
import { waitlistEs } from '../i18n/locales/es/waitlist.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Spanish. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const es: Messages = {
  ...previewEs,
  ...detailsEs,
  ...bookedEs,
  requested: requestedEs,
  waitlist: waitlistEs,
  assistants: assistantsEs,
  links: linksEs,
};
