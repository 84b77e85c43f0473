import { previewKo } from '../i18n/locales/ko/preview.ts';
import { restKo } from '../i18n/locales/ko/rest.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Korean. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const ko: Messages = { ...previewKo, ...restKo };
