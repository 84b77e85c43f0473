import { assistantsKo } from '../i18n/locales/ko/assistants.ts';
import { bookedKo } from '../i18n/locales/ko/booked.ts';
import { detailsKo } from '../i18n/locales/ko/details.ts';
import { linksKo } from '../i18n/locales/ko/links.ts';
import { previewKo } from '../i18n/locales/ko/preview.ts';
import { requestedKo } from '../i18n/locales/ko/requested.ts';
import { waitlistKo } from '../i18n/locales/ko/waitlist.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Korean. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const ko: Messages = {
  ...previewKo,
  ...detailsKo,
  ...bookedKo,
  requested: requestedKo,
  waitlist: waitlistKo,
  assistants: assistantsKo,
  links: linksKo,
};
