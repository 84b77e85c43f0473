import { detailsAr } from '../i18n/locales/ar/details.ts';
import { first } from '../i18n/locales/ar/first.ts';
import { tourAr } from '../i18n/locales/ar/tour.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Arabic, to be given as `messages`: for pages that are rendered on a server, and as the ground of a dialect of your own. */
export const ar: Messages = { ...first, ...detailsAr, ...tourAr };
