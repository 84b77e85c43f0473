import { assistantsZh } from '../i18n/locales/zh/assistants.ts';
import { bookedZh } from '../i18n/locales/zh/booked.ts';
import { detailsZh } from '../i18n/locales/zh/details.ts';
import { linksZh } from '../i18n/locales/zh/links.ts';
import { previewZh } from '../i18n/locales/zh/preview.ts';
import { requestedZh } from '../i18n/locales/zh/requested.ts';
import { waitlistZh } from '../i18n/locales/zh/waitlist.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Simplified Chinese. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const zh: Messages = {
  ...previewZh,
  ...detailsZh,
  ...bookedZh,
  requested: requestedZh,
  waitlist: waitlistZh,
  assistants: assistantsZh,
  links: linksZh,
};
