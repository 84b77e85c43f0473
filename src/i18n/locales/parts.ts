import type { FirstMessages, Messages } from '../messages.ts';

/**
 * The words of a language in three files, each fetched when it is wanted: of the first screens, of the details form, and of a
 * tour that is booked or could not be.
 */
export type FirstWords = FirstMessages & Pick<Messages, 'screens' | 'opening'>;
export type DetailsWords = Pick<Messages, 'form' | 'list'>;
export type TourWords = Pick<Messages, 'actions' | 'changes' | 'lead'>;
export type LaterWords = Omit<Messages, keyof FirstWords>;
