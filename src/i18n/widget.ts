/** The words of the screens. */
export interface WidgetMessages {
  readonly title: string;
  readonly minutes: (count: number) => string;
  /** `Times in Eastern Time (UTC−5)`. */
  readonly timesIn: (zone: string, offset: string | undefined) => string;
  readonly localTime: string;
  readonly propertyTime: string;
  readonly loading: string;

  readonly pickHeading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** A next available time on a button. */
  readonly chip: (day: string, time: string) => string;
  readonly timesLoading: string;
  readonly closedDay: string;
  readonly noTimes: string;
  readonly nextFreeDay: (day: string) => string;
  readonly findNext: string;
  readonly finding: string;
  readonly nothing: (days: number) => string;
  readonly notAsked: string;
  readonly tryAgain: string;
  readonly backToDays: string;

  readonly taken: (time: string) => string;
  /** The fresh times still have it: the service refuses it for this visitor. */
  readonly refusedSlot: (time: string) => string;
  /** After a lost reply: the visitor's own booking may be what took the time. */
  readonly takenPerhapsYours: string;
  /** Stands above the times after a lost reply. */
  readonly doubt: (time: string) => string;
  readonly takenKept: string;
  readonly takenNearest: string;
  readonly takenOr: string;
  readonly takenPick: string;

  readonly detailsHeading: string;
  readonly change: string;
  readonly changeLabel: string;
  readonly submit: (time: string) => string;
  readonly sending: string;
  readonly privacy: string;
  readonly notBooked: { readonly offline: string; readonly 'rate-limited': string; readonly refused: string };

  readonly unsureHeading: string;
  readonly unsureText: (time: string) => string;
  readonly unsureWarning: string;
  readonly unsureContact: string;
  readonly bookAgain: string;
  readonly otherTime: string;

  readonly bookedHeading: string;
  readonly seeYou: (name: string) => string;
  readonly seeYouAll: string;
  readonly yourTime: (time: string) => string;

  readonly closedHeading: string;
  readonly closedText: string;
  readonly unreachableHeading: string;
  readonly unreachableText: string;
  readonly brokenHeading: string;
  readonly call: (phone: string) => string;
  readonly write: (email: string) => string;
}

export const widgetEn: WidgetMessages = {
  title: 'Book a tour',
  minutes: (count) => `${count} min`,
  timesIn: (zone, offset) => `Times in ${zone}${offset ? ` (${offset})` : ''}`,
  localTime: 'Property’s local time',
  propertyTime: 'property time',
  loading: 'Looking for free times…',

  pickHeading: 'Choose a day and time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  chip: (day, time) => `${day}, ${time}`,
  timesLoading: 'Looking for free times…',
  closedDay: 'Closed on this day.',
  noTimes: 'No times left on this day.',
  nextFreeDay: (day) => `Next free day: ${day}`,
  findNext: 'Find the next free day',
  finding: 'Looking for the next free day…',
  nothing: (days) => `There are no free times in the next ${days} days.`,
  notAsked: 'We could not load the times. Your connection may be down.',
  tryAgain: 'Try again',
  backToDays: 'Back to the days',

  taken: (time) => `${time} is no longer free.`,
  refusedSlot: (time) => `${time} could not be booked. You may already have a tour at that time.`,
  doubt: (time) => `Your tour on ${time} may have been booked. Contact us before you book another time.`,
  takenPerhapsYours: 'It may have been booked for you. Contact us before you book another time.',
  takenKept: 'Your details are kept.',
  takenNearest: 'Nearest:',
  takenOr: 'or pick any time below.',
  takenPick: 'Pick another time below.',

  detailsHeading: 'Your details',
  change: 'Change',
  changeLabel: 'Change day or time',
  submit: (time) => `Book tour for ${time}`,
  sending: 'Booking your tour…',
  privacy: 'How we use your details',
  notBooked: {
    offline: 'You are offline. Nothing was sent and your details are kept. Try again when you are connected.',
    'rate-limited': 'Many people are booking right now. Your tour is not booked yet; try again in a moment.',
    refused: 'Your tour was not booked. Please check your details and try again, or contact us.',
  },

  unsureHeading: 'We can’t tell if your tour was booked',
  unsureText: (time) => `The connection was lost while booking ${time}. Your tour may have been booked.`,
  unsureWarning: 'If this time still shows as free, that proves nothing: another agent may be free then.',
  unsureContact: 'Contact us before you book again.',
  bookAgain: 'Book again anyway',
  otherTime: 'Choose another time',

  bookedHeading: 'Your tour is booked',
  seeYou: (name) => `See you there, ${name}`,
  seeYouAll: 'See you there',
  yourTime: (time) => `${time} your time`,

  closedHeading: 'Online booking is closed',
  closedText: 'This property takes no tour bookings online at the moment.',
  unreachableHeading: 'Booking is not available right now',
  unreachableText: 'We could not reach the booking service. Check your connection and try again.',
  brokenHeading: 'Booking is not set up correctly',
  call: (phone) => `Call ${phone}`,
  write: (email) => `Write to ${email}`,
};
