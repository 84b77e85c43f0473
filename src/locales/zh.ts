import { previewZh } from '../i18n/locales/zh/preview.ts';
import { restZh } from '../i18n/locales/zh/rest.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Simplified Chinese. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const zh: Messages = { ...previewZh, ...restZh };
