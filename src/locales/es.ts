import { previewEs } from '../i18n/locales/es/preview.ts';
import { restEs } from '../i18n/locales/es/rest.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Spanish. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const es: Messages = { ...previewEs, ...restEs };
