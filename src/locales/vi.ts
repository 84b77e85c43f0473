import { previewVi } from '../i18n/locales/vi/preview.ts';
import { restVi } from '../i18n/locales/vi/rest.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Vietnamese. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const vi: Messages = { ...previewVi, ...restVi };
