import type { Troubles } from './widget.ts';

/** The words of the screens after the first ones, and of the problems on the first ones. */
export interface ScreenMessages {
  readonly closedDay: string;
  readonly noTimes: string;
  /** Shown after the last tour of today. `time`: the start of that tour. */
  readonly noTimesToday: (time: string) => string;
  /** Shown when every day that can be booked was asked about and none has a free time. */
  readonly nothing: (days: number) => string;
  /** Shown when every day that can be booked is listed as closed. */
  readonly allClosed: (days: number) => string;
  readonly nextFreeDay: (day: string) => string;
  /** The button that leads to an earlier day with times. */
  readonly earlierFreeDay: (day: string) => string;
  readonly findNext: string;
  readonly finding: string;
  /** Starts the search again from where it has ended. */
  readonly lookFurther: string;
  /** Tells how far a search has come. `day`: the last day without a free time. */
  readonly nothingUntil: (day: string) => string;
  /** Shown when a search has found nothing up to the last day. `day`: the one that the search began with. */
  readonly nothingAfter: (day: string) => string;
  /** Shown beside times that are not the newest, because the service does not answer. `time`: when it gave them. */
  readonly asOf: (time: string) => string;
  /** The name of the month that opens over the page. */
  readonly chooseDay: string;
  readonly closeMonth: string;
  readonly notLoaded: Troubles;
  /** Read out when "try again" has failed too. */
  readonly stillNotLoaded: Troubles;

  /** Shown when the time was refused, and the fresh times of the day are not known yet. */
  readonly slotTakenOrPast: (time: string) => string;
  /** Shown when the time was refused, and is not among the fresh times. */
  readonly slotTaken: (time: string) => string;
  /** Shown when the time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly slotTakenButFree: (time: string) => string;
  /** Shown when the visitor's own booking may have taken the time. */
  readonly takenPerhapsOwn: string;
  /** Shown above the times and the form after a lost reply. `times`: those of the bookings in question. */
  readonly unknownOutcomes: (times: readonly string[]) => string;
  /** Heard after the refusal of a time. `times`: `31 times`. */
  readonly timesLeft: (times: string, day: string) => string;
  readonly answersKept: string;
  readonly takenNearest: string;
  /** Stands after each of the nearest times, before the next one or `takenOr`. */
  readonly takenComma: string;
  readonly takenOr: string;
  readonly takenPick: string;

  readonly detailsHeading: string;
  readonly change: string;
  readonly changeLabel: string;
  readonly submit: (time: string) => string;
  readonly sending: string;
  readonly privacy: string;
  /** Stands below the button that books: what it costs. */
  readonly free: string;
  /** Stands after `free`, if a tour can be moved and canceled in the widget. */
  readonly freeToChange: string;
  readonly notBooked: Record<WhyNotBooked, string>;
  /** Shown when a look-up found that a tour, whose reply was lost, was not booked. `time`: the time of that tour. */
  readonly foundNotBooked: (time: string) => string;
  /** Asks before the tour at `time` is booked. `times`: the times of bookings whose reply was lost. */
  readonly bookToo: (times: readonly string[], time: string) => string;
  /** Shown in the form when another tab of the site has booked a tour. `tour`: its day and time. */
  readonly tourElsewhere: (tour: string) => string;
  /** Asks before the tour at `time` is booked beside that one. `tour`: the day and time of that one. */
  readonly bookBeside: (tour: string, time: string) => string;
  /** The button that books the tour at `time` all the same. */
  readonly submitToo: (time: string) => string;

  readonly unsureHeading: string;
  readonly unsureText: (time: string) => string;
  readonly unsureContact: string;
  /** Shown after "book again" failed, by the reason. */
  readonly notBookedAgain: Record<WhyNotBooked, string>;
  readonly bookAgain: string;
  readonly otherTime: string;
  /** Shown while the host is asked whether the tour was booked. */
  readonly lookingUp: string;
  readonly lookUpAgain: string;
  readonly stillUnsure: string;

  readonly bookedHeading: string;
  /** Shown when the service booked another time than the visitor asked for. */
  readonly otherTimeHeading: string;
  readonly otherTimeText: (asked: string, booked: string) => string;
  readonly rescheduledHeading: string;
  /** Shown when the chunk that changes a booked tour could not be loaded. */
  readonly notLoadedHeading: string;
  readonly backToTour: string;
  /** Shown when the chunk with calendar entry, directions and changes could not be loaded. A button to try again follows. */
  readonly actionsNotLoaded: string;
  /** Stands above a tour that was booked before. */
  readonly yourTour: string;
  /** Read out when another tab has booked or moved the tour. `time`: its day and time. */
  readonly youBooked: (time: string) => string;
  /** The button below a tour that was booked earlier in this tab. */
  readonly bookAnother: string;
  /** Stands above a booked tour. `weekday`: in full. `name`: empty if it is not known. */
  readonly seeYouOn: (weekday: string, name: string) => string;
  readonly yourTime: (time: string) => string;
  /** The words before the colon of a line of `instructions` that give the line its icon. */
  readonly noteWords: { readonly where: string; readonly bring: string; readonly gettingThere: string };
  /** Shown on the booked screen when the outcome of other bookings is unknown. `times`: their times. */
  readonly perhapsBookedToo: (times: readonly string[]) => string;
  /** Stands before the contact on the booked screen. */
  readonly question: string;

  /** The button that goes back to the times from leaving details. */
  readonly backToTimes: string;

  readonly closedHeading: string;
  /** Read out when "try again" has failed too. */
  readonly stillUnreachable: string;
}

type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';

/** `14 days`. */
const ofDays = (days: number): string => (days === 1 ? 'day' : `${days} days`);

export const screensEn: ScreenMessages = {
  closedDay: 'Closed on this day.',
  noTimes: 'No times left on this day.',
  noTimesToday: (time) => `No times left today. The last tour was at ${time}.`,
  nothing: (days) => `There are no open times in the next ${ofDays(days)}.`,
  allClosed: (days) => `Online booking is closed for the next ${ofDays(days)}.`,
  nextFreeDay: (day) => `Next available day: ${day}`,
  earlierFreeDay: (day) => `Earlier available day: ${day}`,
  findNext: 'Find the next available day',
  finding: 'Looking for the next available day…',
  lookFurther: 'Keep looking',
  nothingUntil: (day) => `Nothing open through ${day}.`,
  nothingAfter: (day) => `Nothing open after ${day}.`,
  asOf: (time) => `As of ${time}`,
  chooseDay: 'Choose a day',
  closeMonth: 'Close',
  notLoaded: {
    connection: 'We couldn’t load the times. Your connection may be down.',
    service: 'We couldn’t load the times. Something’s wrong on our end.',
  },
  stillNotLoaded: {
    connection: 'We still couldn’t load the times. Your connection may be down.',
    service: 'We still couldn’t load the times. Something’s wrong on our end.',
  },

  slotTakenOrPast: (time) => `We couldn’t book ${time}.`,
  slotTaken: (time) => `${time} was just taken.`,
  slotTakenButFree: (time) => `We couldn’t book ${time}. You may already have a tour at that time.`,
  takenPerhapsOwn: 'You may have just booked this time yourself. Contact us before you book another time.',
  unknownOutcomes: (times) =>
    `Your tour for ${times.join(' or ')} may have been booked. Contact us before you book another time.`,
  timesLeft: (times, day) => `${times} left on ${day}.`,
  answersKept: 'Your details are still here.',
  takenNearest: 'Closest times:',
  takenComma: ', ',
  takenOr: 'or choose any time below.',
  takenPick: 'Choose another time below.',

  detailsHeading: 'Your details',
  change: 'Change',
  changeLabel: 'Change day or time',
  submit: (time) => `Book ${time}`,
  sending: 'Booking your tour…',
  privacy: 'How we use your information',
  free: 'It’s free. No account needed.',
  freeToChange: 'You can move or cancel your tour later.',
  notBooked: {
    offline: 'You’re offline. Nothing was sent, and your details are still here. Try again when you’re back online.',
    'rate-limited': 'We’re getting a lot of requests. Your tour isn’t booked yet. Try again in a minute.',
    refused: 'Your tour wasn’t booked. Check your details and try again, or contact us.',
  },

  foundNotBooked: (time) =>
    `We checked: your tour for ${time} wasn’t booked. Your details are still here, so you can try again.`,
  bookToo: (times, time) => `You may already have a tour for ${times.join(' or ')}. Book ${time} too?`,
  tourElsewhere: (tour) => `You booked a tour for ${tour} in another tab.`,
  bookBeside: (tour, time) => `You already have a tour for ${tour}. Book ${time} too?`,
  submitToo: (time) => `Book ${time} too`,

  unsureHeading: 'We can’t tell if your tour was booked',
  unsureText: (time) =>
    `Something went wrong while we were booking ${time}. Even if the time still looks open, your tour may have been booked.`,
  unsureContact: 'Contact us before you book again.',
  notBookedAgain: {
    offline: 'You’re offline, so nothing was sent this time. Your details are still here.',
    'rate-limited':
      'We’re getting a lot of requests, and your latest try didn’t go through. Try again later, or contact us.',
    refused: 'Your latest try didn’t go through.',
  },
  bookAgain: 'Book again anyway',
  otherTime: 'Choose another time',
  lookingUp: 'Checking if your tour was booked…',
  lookUpAgain: 'Check again',
  stillUnsure: 'We checked and still can’t tell.',

  bookedHeading: 'Your tour is booked',
  otherTimeHeading: 'Your tour is booked for another time',
  otherTimeText: (asked, booked) =>
    `You chose ${asked}, but we booked ${booked}. Contact us if that doesn’t work for you.`,
  rescheduledHeading: 'Your tour has been moved',
  notLoadedHeading: 'This didn’t load',
  backToTour: 'Back to your tour',
  actionsNotLoaded: 'Your options for this tour didn’t load.',
  yourTour: 'Your tour',
  youBooked: (time) => `You’re booked for ${time}`,
  bookAnother: 'Book another tour',
  seeYouOn: (weekday, name) => `See you ${weekday}${name ? `, ${name}` : ''}`,
  yourTime: (time) => `${time} your time`,
  noteWords: { where: 'Where', bring: 'Bring', gettingThere: 'Getting there' },
  perhapsBookedToo: (times) =>
    `We may also have booked a tour for ${times.join(' or ')}. Contact us if you don’t want it.`,
  question: 'Running late or have a question?',

  backToTimes: 'Back to times',

  closedHeading: 'Online booking is closed',
  stillUnreachable: 'We still couldn’t connect.',
};

export const screenMessages = { name: 'screens', english: screensEn } as const;
