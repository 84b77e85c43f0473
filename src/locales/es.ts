import { detailsEs } from '../i18n/locales/es/details.ts';
import { first } from '../i18n/locales/es/first.ts';
import { tourEs } from '../i18n/locales/es/tour.ts';
import type { Messages } from '../i18n/messages.ts';

export type * from '../messageTypes.ts';

/** Every message in Spanish, to be given as `messages`: for pages that are rendered on a server, and as the ground of a dialect of your own. */
export const es: Messages = { ...first, ...detailsEs, ...tourEs };
