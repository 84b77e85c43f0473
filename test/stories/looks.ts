import { sheetScreens } from '../../.storybook/contactSheet.ts';
import type { Look } from '../../.storybook/Scene.tsx';
import type { Story } from './gallery.ts';

/** The name of a story's pictures, without the look: `booked/confirmation`. */
export const placeOf = ({ id }: Story): string => id.replace(/^screens-/, '').replace('--', '/');

const onSheet: readonly string[] = sheetScreens.map(
  ({ name, story }) => `${name.toLowerCase().replaceAll(' ', '-')}/${story}`,
);
/** Whether the contact sheet shows this story. */
export const isOnSheet = (story: Story): boolean => onSheet.includes(placeOf(story));

/** The looks in which every state of a screen is seen in a wide window with a mouse. */
export const desk = ['light', 'dark', 'arabic'] as const satisfies readonly Look[];

/** The look on a phone. */
export const phone = 'narrow' satisfies Look;

/**
 * Stories that are compared with their picture in the dark: those of the contact sheet, and two with colors of their own. Dark changes only the
 * colors, which axe tests on every story.
 */
export const dark: readonly string[] = [...onSheet, 'details/field-rejected', 'reschedule/another-day'];

/** Stories that are also compared with larger letters, as the themes of some sites have them, and the looks for that. */
export const larger = {
  stories: ['day-and-time/times', 'details/filled', 'booked/confirmation'],
  desk: 'letters-20',
  phone: 'letters-24-narrow',
} as const satisfies { stories: readonly string[]; desk: Look; phone: Look };
