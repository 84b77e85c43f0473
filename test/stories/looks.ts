import type { Look } from '../../.storybook/Scene.tsx';

/** The looks in which every state of a screen is seen, and compared with its picture, in a wide window with a mouse. */
export const desk = ['light', 'dark', 'arabic'] as const satisfies readonly Look[];

/** The look on a phone. */
export const phone = 'narrow' satisfies Look;

/** Stories that are also compared with larger letters, as the themes of some sites have them, and the looks for that. */
export const larger = {
  stories: ['day-and-time/times', 'details/filled', 'booked/confirmation'],
  desk: 'letters-20',
  phone: 'letters-24-narrow',
} as const satisfies { stories: readonly string[]; desk: Look; phone: Look };
