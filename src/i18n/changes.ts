/** The words of moving and canceling a booked tour. `time` is a day and a time. */
export interface ChangeMessages {
  readonly rescheduleHeading: string;
  readonly rescheduleText: string;
  /** Shown after a lost reply. `times`: the times that the tour may have been moved to. */
  readonly perhapsRescheduled: (times: readonly string[]) => string;
  readonly keepTime: (time: string) => string;
  /** Stands in place of `keepTime` after a lost reply, when nobody knows which time would be kept. */
  readonly back: string;
  /** Stands in place of the new time until one is chosen. */
  readonly chooseTime: string;
  /** Read out for the line that shows the old time and the new one. */
  readonly fromTo: (from: string, to: string) => string;
  readonly reschedule: string;
  readonly rescheduling: string;
  /** Read out when a new time was chosen. */
  readonly chosen: (time: string) => string;
  /** Shown and read out after a press on the present time of the tour. */
  readonly ownTime: string;
  /** Shown when the new time was refused, and the fresh times of the day are not known. */
  readonly slotTakenOrPast: (time: string) => string;
  /** Shown when the new time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly slotTakenButFree: (time: string) => string;
  /** Shown after the new time was refused. `time`: the time that the tour still has. */
  readonly stays: (time: string) => string;
  /** Shown when the new time was refused, and the reply of an earlier move to it was lost. */
  readonly takenPerhapsRescheduled: string;
  /** Shown when a tour was neither moved nor canceled, by the reason. */
  readonly notChanged: Record<WhyNotChanged, string>;

  readonly cancelHeading: string;
  /** `place` is empty if it is not known. */
  readonly cancelText: (time: string, place: string) => string;
  readonly otherTimes: string;
  readonly allTimes: string;
  readonly keepTour: string;
  readonly cancel: string;
  readonly canceling: string;
  /** Shown below a refusal, with the service's own words. */
  readonly serviceSays: (words: string) => string;

  readonly canceledHeading: string;
  readonly told: string;
  readonly notTold: string;
  /** Stands before the button `removeEntry`. */
  readonly inCalendar: string;
  /** The button that saves a file. The file takes the tour out of a calendar. */
  readonly removeEntry: string;
  /** The title of the entry in that file. `place` is empty if it is not known. */
  readonly canceledEntry: (place: string) => string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly entrySaved: (name: string) => string;
  readonly bookAnother: string;

  readonly rescheduleUnsureHeading: string;
  readonly rescheduleUnsureText: (from: string, to: readonly string[]) => string;
  readonly rescheduleUnsureContact: string;
  /** Shown after another try to move or to cancel failed, by the reason. */
  readonly notChangedAgain: Record<WhyNotChanged, string>;
  readonly otherTime: string;
  readonly rescheduleAgain: (time: string) => string;
  readonly cancelUnsureHeading: string;
  readonly cancelUnsureText: (time: string) => string;
  readonly cancelUnsureContact: string;
  readonly cancelAgain: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

type WhyNotChanged = 'offline' | 'rate-limited' | 'refused';

export const changesEn: ChangeMessages = {
  rescheduleHeading: 'Move your tour',
  rescheduleText: 'You’ll keep your time until you move to a new one.',
  perhapsRescheduled: (times) =>
    `Your tour may already have been moved to ${times.join(' or ')}. Contact us to be sure.`,
  keepTime: (time) => `Keep ${time}`,
  back: 'Back',
  chooseTime: 'Choose a new time',
  fromTo: (from, to) => `From ${from} to ${to}`,
  reschedule: 'Move tour',
  rescheduling: 'Moving your tour…',
  chosen: (time) => `New time: ${time}.`,
  ownTime: 'That’s already your time.',
  slotTakenOrPast: (time) => `We couldn’t move your tour to ${time}.`,
  slotTakenButFree: (time) => `We couldn’t move your tour to ${time}, even though that time looks open.`,
  stays: (time) => `Your tour is still set for ${time}.`,
  takenPerhapsRescheduled:
    'Your tour may already have been moved to that time. Contact us before you choose another time.',
  notChanged: {
    offline: 'You’re offline. Nothing was sent, and nothing has changed. Try again when you’re back online.',
    'rate-limited': 'We’re getting a lot of requests. Nothing has changed yet. Try again in a minute.',
    refused: 'That didn’t go through, so nothing has changed. Try again, or contact us.',
  },

  cancelHeading: 'Cancel your tour?',
  cancelText: (time, place) => `${time}${place ? ` at ${place}` : ''}.`,
  otherTimes: 'Would another time work?',
  allTimes: 'All times',
  keepTour: 'Keep my tour',
  cancel: 'Cancel tour',
  canceling: 'Canceling your tour…',
  serviceSays: (words) => `Reason given: ${words}`,

  canceledHeading: 'Your tour is canceled',
  told: 'We’ve let the leasing team know.',
  notTold: 'The leasing team hasn’t been told.',
  inCalendar: 'If the tour is on your calendar, remove it there too.',
  removeEntry: 'Remove from calendar',
  canceledEntry: (place) => (place ? `Canceled: tour at ${place}` : 'Canceled: tour'),
  entrySaved: (name) => `Saved as ${name}. Open it to remove the tour from your calendar.`,
  bookAnother: 'Book another tour',

  rescheduleUnsureHeading: 'We can’t tell if your tour was moved',
  rescheduleUnsureText: (from, to) =>
    `Something went wrong, but you still have a tour. It’s still set for ${from}, or it was moved to ${to.join(' or ')}.`,
  rescheduleUnsureContact: 'Contact us to be sure.',
  notChangedAgain: {
    offline: 'You’re offline, so nothing was sent this time.',
    'rate-limited':
      'We’re getting a lot of requests, and your latest try didn’t go through. Try again later, or contact us.',
    refused: 'Your latest try didn’t go through.',
  },
  otherTime: 'Choose another time',
  rescheduleAgain: (time) => `Try ${time} again`,
  cancelUnsureHeading: 'We can’t tell if your tour was canceled',
  cancelUnsureText: (time) => `Something went wrong. Your tour for ${time} may still be on.`,
  cancelUnsureContact: 'Contact us to be sure.',
  cancelAgain: 'Try again',
  notAllowed: 'This tour can’t be moved or canceled here.',
};

export const changeMessages = { name: 'changes', english: changesEn } as const;
