/** The words of moving and cancelling a booked tour. `time` is a day and a time. */
export interface ChangeMessages {
  readonly moveHeading: string;
  readonly moveText: string;
  /** Shown after a lost reply. `times`: the times that the tour may have been moved to. */
  readonly perhapsMoved: (times: readonly string[]) => string;
  readonly keepTime: (time: string) => string;
  /** Stands in place of `keepTime` after a lost reply, when nobody knows which time would be kept. */
  readonly back: string;
  /** Stands in place of the new time until one is chosen. */
  readonly chooseTime: string;
  /** Read out for the line that shows the old time and the new one. */
  readonly fromTo: (from: string, to: string) => string;
  readonly move: string;
  readonly moving: string;
  /** Read out when a new time was chosen. */
  readonly chosen: (time: string) => string;
  /** Shown and read out after a press on the present time of the tour. */
  readonly ownTime: string;
  /** Shown when the new time was refused, and the fresh times of the day are not known. */
  readonly moveRefused: (time: string) => string;
  /** Shown when the new time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly moveRefusedButFree: (time: string) => string;
  /** Shown after the new time was refused. `time`: the time that the tour still has. */
  readonly stays: (time: string) => string;
  /** Shown when the new time was refused, and the reply of an earlier move to it was lost. */
  readonly takenPerhapsMoved: string;
  readonly notMoved: Record<WhyNotChanged, string>;

  readonly cancelHeading: string;
  /** `place` is empty if it is not known. */
  readonly cancelText: (time: string, place: string) => string;
  readonly otherTimes: string;
  readonly allTimes: string;
  readonly keepTour: string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly notCancelled: Record<WhyNotChanged, string>;
  /** Shown below a refusal, with the service's own words. */
  readonly serviceSays: (words: string) => string;

  readonly cancelledHeading: string;
  readonly told: string;
  readonly notTold: string;
  /** Stands before the button `removeEntry`. */
  readonly inCalendar: string;
  /** The button that saves a file. The file takes the tour out of a calendar. */
  readonly removeEntry: string;
  /** The title of the entry in that file. `place` is empty if it is not known. */
  readonly cancelledEntry: (place: string) => string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly entrySaved: (name: string) => string;
  readonly bookAnother: string;

  readonly moveUnsureHeading: string;
  readonly moveUnsureText: (from: string, to: readonly string[]) => string;
  readonly moveUnsureContact: string;
  readonly notMovedAgain: Record<WhyNotChanged, string>;
  readonly otherTime: string;
  readonly moveAgain: (time: string) => string;
  readonly cancelUnsureHeading: string;
  readonly cancelUnsureText: (time: string) => string;
  readonly cancelUnsureContact: string;
  readonly notCancelledAgain: Record<WhyNotChanged, string>;
  readonly cancelAgain: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

type WhyNotChanged = 'offline' | 'rate-limited' | 'refused';

export const changesEn: ChangeMessages = {
  moveHeading: 'Move your tour',
  moveText: 'Your time stays yours until you confirm another one.',
  perhapsMoved: (times) => `Your tour may have been moved to ${times.join(' or ')} already. Contact us to be sure.`,
  keepTime: (time) => `Keep ${time}`,
  back: 'Back',
  chooseTime: 'Choose a new time',
  fromTo: (from, to) => `From ${from} to ${to}`,
  move: 'Move tour',
  moving: 'Moving your tour…',
  chosen: (time) => `New time: ${time}.`,
  ownTime: 'That is already your time.',
  moveRefused: (time) => `Your tour could not be moved to ${time}.`,
  moveRefusedButFree: (time) => `Your tour could not be moved to ${time}, although that time looks free.`,
  stays: (time) => `Your tour stays on ${time}.`,
  takenPerhapsMoved: 'Your tour may be at that time already. Contact us before you choose another time.',
  notMoved: {
    offline: 'You are offline. Nothing was sent and your time is kept. Try again when you are connected.',
    'rate-limited': 'Many people are booking right now. Your tour is not moved; try again in a moment.',
    refused: 'Your tour was not moved. Try again, or contact us.',
  },

  cancelHeading: 'Cancel your tour?',
  cancelText: (time, place) => `${time}${place ? ` at ${place}` : ''}.`,
  otherTimes: 'Would another time help?',
  allTimes: 'All times',
  keepTour: 'Keep my tour',
  cancel: 'Cancel tour',
  cancelling: 'Cancelling your tour…',
  notCancelled: {
    offline: 'You are offline. Nothing was sent and your tour is not cancelled. Try again when you are connected.',
    'rate-limited': 'Many people are booking right now. Your tour is not cancelled; try again in a moment.',
    refused: 'Your tour was not cancelled. Try again, or contact us.',
  },
  serviceSays: (words) => `The booking service says: ${words}`,

  cancelledHeading: 'Your tour is cancelled',
  told: 'The leasing team has been told.',
  notTold: 'The booking service sent the leasing team no message about it.',
  inCalendar: 'If it is in your calendar, remove it there too.',
  removeEntry: 'Remove from calendar',
  cancelledEntry: (place) => (place ? `Cancelled: tour at ${place}` : 'Cancelled: tour'),
  entrySaved: (name) => `Saved as ${name}. Open it, and your calendar takes the tour out.`,
  bookAnother: 'Book another time',

  moveUnsureHeading: 'We can’t tell if your tour was moved',
  moveUnsureText: (from, to) =>
    `We got no clear answer. Your tour is on ${from}, or it has been moved to ${to.join(' or ')}. You have not lost it.`,
  moveUnsureContact: 'Contact us to be sure.',
  notMovedAgain: {
    offline: 'You are offline, so nothing was sent again.',
    'rate-limited': 'Many people are booking right now, and the tour was not moved again. Try later, or contact us.',
    refused: 'The booking service did not move the tour again.',
  },
  otherTime: 'Choose another time',
  moveAgain: (time) => `Try again to move it to ${time}`,
  cancelUnsureHeading: 'We can’t tell if your tour was cancelled',
  cancelUnsureText: (time) => `We got no clear answer. Your tour on ${time} may still stand.`,
  cancelUnsureContact: 'Contact us to be sure.',
  notCancelledAgain: {
    offline: 'You are offline, so nothing was sent again.',
    'rate-limited':
      'Many people are booking right now, and the tour was not cancelled again. Try later, or contact us.',
    refused: 'The booking service did not cancel the tour again.',
  },
  cancelAgain: 'Try cancelling again',
  notAllowed: 'The booking service does not let this tour be changed here.',
};

export const changeMessages = { name: 'changes', english: changesEn } as const;
