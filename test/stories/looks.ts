import type { Look } from '../../.storybook/Scene.tsx';

/** The looks in which every state of a screen is seen, and compared with its picture, in a wide window with a mouse. */
export const desk = ['light', 'dark', 'arabic'] as const satisfies readonly Look[];

/** The look on a phone. */
export const phone = 'narrow' satisfies Look;
