import type { Look } from './Scene.tsx';

/** A screen of the widget, with the story that shows it best. */
interface SheetScreen {
  /** Its name in the sidebar, below "Screens". */
  readonly name: string;
  /** When a visitor meets it. */
  readonly when: string;
  readonly story: string;
  /** It is a dialog in the middle of its picture. */
  readonly isDialog?: true;
  /** The pictures of a screen that only phones have, each in a story of its own, by theme or language. */
  readonly phone?: { readonly dark: string; readonly arabic: string };
}

/** Every screen in the order in which a visitor meets them. `preview.tsx` has the same order for the sidebar. */
export const sheetScreens: readonly SheetScreen[] = [
  { name: 'Skeleton', when: 'Before the first free time', story: 'loading' },
  { name: 'Day and time', when: 'A day and a time are chosen', story: 'times' },
  { name: 'Kinds of tour', when: 'The property shows itself in several ways', story: 'three' },
  { name: 'Homes', when: 'The visitor comes for a home', story: 'two' },
  { name: 'Choose homes', when: 'Up to three homes on one tour', story: 'two', isDialog: true },
  {
    name: 'Month over the page',
    when: 'On a phone, for a day further ahead',
    story: 'five-weeks',
    phone: { dark: 'dark', arabic: 'arabic' },
  },
  { name: 'Details', when: 'Who comes, and what for', story: 'empty' },
  { name: 'Booked', when: 'The tour is booked', story: 'confirmation' },
  { name: 'Reschedule', when: 'Another time for a booked tour', story: 'chosen' },
  { name: 'Cancel', when: 'The tour is not wanted any more', story: 'question' },
  { name: 'Canceled', when: 'The tour is canceled', story: 'told' },
  { name: 'Lead', when: 'No time suits, or none is free', story: 'nothing-free' },
  { name: 'Lead left', when: 'The property calls back', story: 'with-suits' },
  { name: 'Waitlist', when: 'The visitor wants to know when a time frees up', story: 'filled' },
  { name: 'Confirm the address', when: 'The visitor follows the link of the first message', story: 'question' },
  { name: 'On the list', when: 'The visitor waits for a time', story: 'days' },
  { name: 'Leave the list', when: 'The visitor follows the link of a message', story: 'question' },
  { name: 'Unsure', when: 'The reply to a booking was lost', story: 'with-contact' },
  { name: 'Unsure after a change', when: 'The reply to a change was lost', story: 'rescheduled' },
  { name: 'Closed', when: 'The property takes no bookings here', story: 'closed' },
  { name: 'Unreachable', when: 'The service does not answer', story: 'no-connection' },
  { name: 'Plain', when: 'A screen failed in this browser', story: 'booked' },
];

/** A screen on the sheet: the story behind it, and its picture. */
interface SheetEntry {
  readonly storyId: string;
  /** The address of its picture, from the gallery's folder. `test/stories` holds each picture to its story. */
  readonly picture: string;
}

/** The looks that screens have pictures in. */
const PICTURED: Readonly<Record<Look, 'light' | 'dark' | 'arabic' | 'narrow'>> = {
  light: 'light',
  dark: 'dark',
  arabic: 'arabic',
  narrow: 'narrow',
  'dark-narrow': 'dark',
  'arabic-narrow': 'arabic',
  // Three screens alone have pictures with these letters, and none in these languages.
  'letters-20': 'light',
  'letters-24-narrow': 'narrow',
  spanish: 'light',
  'spanish-narrow': 'narrow',
  'chinese-narrow': 'narrow',
  'vietnamese-narrow': 'narrow',
  'korean-narrow': 'narrow',
};

/** The story and the picture of a screen in a look. */
export function sheetEntry({ name, story, phone }: SheetScreen, look: Look): SheetEntry {
  const screen = name.toLowerCase().replaceAll(' ', '-');
  const pictured = PICTURED[look];
  const isOther = pictured === 'dark' || pictured === 'arabic';
  const [shown, file] =
    phone === undefined ? [story, pictured] : isOther ? [phone[pictured], `${pictured}-narrow`] : [story, 'narrow'];
  return { storyId: `screens-${screen}--${shown}`, picture: `pictures/${screen}/${shown}.${file}.png` };
}
