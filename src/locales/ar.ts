import { assistantsAr } from '../i18n/locales/ar/assistants.ts';
import { bookedAr } from '../i18n/locales/ar/booked.ts';
import { detailsAr } from '../i18n/locales/ar/details.ts';
import { linksAr } from '../i18n/locales/ar/links.ts';
import { previewAr } from '../i18n/locales/ar/preview.ts';
import { requestedAr } from '../i18n/locales/ar/requested.ts';
import { waitlistAr } from '../i18n/locales/ar/waitlist.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Arabic. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const ar: Messages = {
  ...previewAr,
  ...detailsAr,
  ...bookedAr,
  requested: requestedAr,
  waitlist: waitlistAr,
  assistants: assistantsAr,
  links: linksAr,
};
