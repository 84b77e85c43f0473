/** The words of the actions for a booked tour. */
export interface ActionMessages {
  /** The name of the tour in a calendar and in a message. `place` is empty if it is not known. */
  readonly title: (place: string) => string;
  readonly addToCalendar: string;
  /** The first choice below `addToCalendar`. It saves a file that any calendar opens. */
  readonly calendarFile: string;
  readonly google: string;
  readonly outlook: string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly saved: (name: string) => string;
  /** A line of the calendar entry. `link`: the page on which the visitor changes the tour. */
  readonly changeAt: (link: string) => string;
  readonly directions: string;
  readonly share: string;
  /** The text that is shared: title, date and time, place, each on a line of its own. */
  readonly shared: (title: string, when: string, location: string) => string;
  /** Read out and shown when the text was copied, because the device cannot share. */
  readonly copied: string;
  /** Shown when the text could not be copied either. The text stands below these words. */
  readonly copyByHand: string;
  /** Shown after the tour was moved. `time`: the day and the time before the move. */
  readonly oldEntry: (time: string) => string;
  /** The button that saves a file with the new time. It replaces the entry in the calendar. */
  readonly replaceEntry: string;

  /** Stands before the buttons `reschedule` and `cancelTour`. */
  readonly plansChange: string;
  readonly reschedule: string;
  readonly cancelTour: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

export const actionsEn: ActionMessages = {
  title: (place) => (place ? `Tour at ${place}` : 'Property tour'),
  addToCalendar: 'Add to calendar',
  calendarFile: 'Apple or other calendar',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  saved: (name) => `Open the file ${name} to add the tour to your calendar.`,
  changeAt: (link) => `Move or cancel: ${link}`,
  directions: 'Directions',
  share: 'Share',
  shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
  copied: 'Copied. You can paste it into a message.',
  copyByHand: 'Copy this text to share it:',
  oldEntry: (time) => `If your tour is on your calendar, the entry still says ${time}.`,
  replaceEntry: 'Replace entry',

  plansChange: 'Need to change it?',
  reschedule: 'Move tour',
  cancelTour: 'Cancel tour',
  notAllowed: 'This tour can’t be moved or canceled here. Please contact us.',
};

export const actionMessages = { name: 'actions', english: actionsEn } as const;
