/** The words of the actions for a booked tour. */
export interface ActionMessages {
  /** The tour in a calendar and in a message. `place` is empty where it is not known. */
  readonly title: (place: string) => string;
  readonly addToCalendar: string;
  /** The choices below it. The first saves a file that any calendar opens. */
  readonly calendarFile: string;
  readonly google: string;
  readonly outlook: string;
  /** After the file was saved. `name`: the name of the file. */
  readonly saved: (name: string) => string;
  /** In the calendar entry: the page on which the visitor changes the tour. */
  readonly changeAt: (link: string) => string;
  readonly directions: string;
  readonly share: string;
  /** What is shared: title, date and time, place, each on a line of its own. */
  readonly shared: (title: string, when: string, location: string) => string;
  /** Read out and shown where the device cannot share, so that the text was copied instead. */
  readonly copied: string;
  /** The text could not be copied either. It stands below these words. */
  readonly copyByHand: string;
  /** After the tour was moved. `time`: the day and the time before the move. */
  readonly oldEntry: (time: string) => string;
  /** Saves the file of the new time, which takes the place of the entry. */
  readonly replaceEntry: string;

  /** Stands before the next two buttons. */
  readonly plansChange: string;
  readonly changeTime: string;
  readonly cancelTour: string;
  /** The service lets this visitor change nothing. */
  readonly notAllowed: string;
}

export const actionsEn: ActionMessages = {
  title: (place) => (place ? `Tour at ${place}` : 'Property tour'),
  addToCalendar: 'Add to calendar',
  calendarFile: 'Apple or other calendar',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  saved: (name) => `Open the file ${name} to add the tour to your calendar.`,
  changeAt: (link) => `Change or cancel: ${link}`,
  directions: 'Directions',
  share: 'Share',
  shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
  copied: 'Copied. You can paste it into a message.',
  copyByHand: 'Copy this text to share it:',
  oldEntry: (time) => `If it is in your calendar, the entry still says ${time}.`,
  replaceEntry: 'Replace it',

  plansChange: 'Plans change?',
  changeTime: 'Change time',
  cancelTour: 'Cancel tour',
  notAllowed: 'This tour cannot be changed here. Contact us instead.',
};

export const actionMessages = { name: 'actions', english: actionsEn } as const;
