import { previewAr } from '../i18n/locales/ar/preview.ts';
import { restAr } from '../i18n/locales/ar/rest.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Arabic. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
export const ar: Messages = { ...previewAr, ...restAr };
