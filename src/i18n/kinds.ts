import type { TourKind } from '../booking/tourKind.ts';

/** The words of the kinds of tour. */
export interface KindMessages {
  /** Heard before the choices. */
  readonly question: string;
  readonly label: Readonly<Record<TourKind, string>>;
  /** One short line below the label. */
  readonly line: Readonly<Record<TourKind, string>>;
  /** Shown when the visitor chose another kind, and the time that they chose before is not free for it. */
  readonly notFree: Readonly<Record<TourKind, (time: string) => string>>;
}

export const kindsEn: KindMessages = {
  question: 'How would you like to tour?',
  label: { 'in-person': 'In person', 'self-guided': 'Self-guided', video: 'Video' },
  line: { 'in-person': 'With an agent', 'self-guided': 'On your own', video: 'Live video call' },
  notFree: {
    'in-person': (time) => `${time} isn’t open for an in-person tour.`,
    'self-guided': (time) => `${time} isn’t open for a self-guided tour.`,
    video: (time) => `${time} isn’t open for a video tour.`,
  },
};

export const kindMessages = { name: 'kinds', english: kindsEn } as const;
