/** The words of the frame, of the first screens, and of a widget that cannot go on. */
export interface WidgetMessages {
  readonly title: string;
  readonly minutes: (count: number) => string;
  /** Stands above the times: `Times in Eastern Time (UTC−5)`. */
  readonly timesIn: (zone: string, offset: string | undefined) => string;
  readonly localTime: string;
  readonly loading: string;

  /** Shown when loading takes longer than usual. */
  readonly slow: string;

  readonly pickHeading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** A day and a time on that day, in a sentence. */
  readonly dayTime: (day: string, time: string) => string;
  /** The same, standing alone as a label. */
  readonly dayTimeLabel: (day: string, time: string) => string;
  /** {@link today} or {@link tomorrow}, and a time on that day. */
  readonly nearTime: (day: string, time: string) => string;
  readonly timesLoading: string;
  /** A quiet line below the times, before `leaveDetails`. */
  readonly noTimeSuits: string;
  readonly leaveDetails: string;
  readonly tryAgain: string;
  /** Shown if the visitor can only call or write. Left out without a contact. */
  readonly contactUs: string;
  readonly unreachableHeading: string;
  readonly unreachable: Troubles;
  /** Shown when the widget failed, and nothing of the booking can be shown. */
  readonly failedHeading: string;
  readonly failedText: string;
  readonly call: (phone: string) => string;
  /** A link to write a mail. Its accessible name has the address. */
  readonly emailUs: string;
}

/** The two causes of a failure: the visitor's connection, or the service. */
export interface Troubles {
  readonly connection: string;
  readonly service: string;
}

export const widgetEn: WidgetMessages = {
  title: 'Book a tour',
  minutes: (count) => `${count} min`,
  timesIn: (zone, offset) => `Times in ${zone}${offset ? ` (${offset})` : ''}`,
  localTime: 'Property’s local time',
  loading: 'Looking for open times…',
  slow: 'This is taking longer than usual.',

  pickHeading: 'Choose a day and time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  dayTime: (day, time) => `${day}, ${time}`,
  dayTimeLabel: (day, time) => `${day} · ${time}`,
  nearTime: (day, time) => `${day} ${time}`,
  timesLoading: 'Looking for open times…',
  noTimeSuits: 'Don’t see a time that works?',
  leaveDetails: 'Leave your contact info',
  tryAgain: 'Try again',
  contactUs: 'Contact us to set up a tour.',
  unreachableHeading: 'Online booking isn’t available right now',
  unreachable: {
    connection: 'We couldn’t connect. Check your connection and try again.',
    service: 'Something’s wrong on our end. Try again in a minute, or contact us.',
  },
  failedHeading: 'Something went wrong',
  failedText: 'Try again, or contact us. If you already sent the form, contact us before you send it again.',
  call: (phone) => `Call ${phone}`,
  emailUs: 'Email us',
};

/** The words of the general parts. */
export interface UiMessages {
  /** Stands beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Heard while something is being fetched or sent. */
  readonly working: string;
}

export const uiEn: UiMessages = {
  optional: 'Optional',
  working: 'Please wait',
};

export const widgetMessages = { name: 'widget', english: widgetEn } as const;
export const uiMessages = { name: 'ui', english: uiEn } as const;
