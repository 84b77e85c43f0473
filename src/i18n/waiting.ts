/** The words for the waiting list: a visitor is told when a time frees up. */
export interface WaitingMessages {
  /** The button that opens the form, and the heading of that form. */
  readonly offer: string;
  /** Says what the list does, and that it holds no time. */
  readonly text: string;
  readonly days: string;
  /** The choice of the whole week. `first`, `last`: its days, `Sun, Dec 6`. */
  readonly week: (first: string, last: string) => string;
  /** The choice of every day of the booking period. `last`: the last of them. */
  readonly anyDay: (last: string) => string;
  readonly parts: string;
  /** Says what it means that no part of the day is ticked. */
  readonly partsHint: string;
  readonly anyTime: string;
  /**
   * The box for consent to text messages about free times. `sender`: who writes, empty if the page does not say it. `last`: the last day of
   * the entry, after which none comes. Carriers want all that `form.consent.label` says here, too.
   */
  readonly consent: (sender: string, last: string) => string;
  /** Stands below that box. */
  readonly number: string;
  readonly send: string;
  readonly sending: string;
  readonly notJoined: Readonly<Record<WhyNot, string>>;

  readonly listHeading: string;
  /** The days that the visitor waits for, if they are more than one. */
  readonly fromTo: (first: string, last: string) => string;
  /** Stands on the screen of the entry, and below the times. `day`: the last day of the entry. */
  readonly until: (day: string) => string;
  readonly nothingHeld: string;
  readonly howToLeave: string;
  /** The button below the times that opens the screen of the entry. */
  readonly show: string;
  readonly leave: string;
  /** Asks once more, in the place of the button. */
  readonly leaveAsk: string;
  readonly leaveYes: string;
  readonly leaveNo: string;
  readonly leaving: string;
  readonly notLeft: Readonly<Record<Exclude<WhyNot, 'refused'>, string>>;

  /** The heading for a visitor who follows the link to leave. */
  readonly leaveHeading: string;
  readonly leaveText: string;
  readonly leftHeading: string;
  readonly leftText: string;

  /** Stands after the words that a time is taken. */
  readonly stillOn: string;
  /** Shown to a visitor whose link names an entry that is over, or that was left. */
  readonly gone: string;
  /** Shown where the entry of a link could not be read. */
  readonly notRead: string;
}

type WhyNot = 'offline' | 'rate-limited' | 'refused' | 'unsure';

export const waitingEn: WaitingMessages = {
  offer: 'Tell me when a time frees up',
  text: 'We send you a message when a time frees up. Nothing is held for you: a free time goes to the first who takes it.',
  days: 'Which days',
  week: (first, last) => `The whole week, ${first} to ${last}`,
  anyDay: (last) => `Any day until ${last}`,
  parts: 'Parts of the day',
  partsHint: 'Tick none for any time of the day.',
  anyTime: 'Any time of the day',
  consent: (sender, last) =>
    `Text me when a tour time frees up${sender ? `, from ${sender}` : ''}: up to 3 messages a day until ${last}. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of a tour.`,
  number:
    'We keep your phone number only if you agree to text messages. Otherwise we ask for it when you choose a time.',
  send: 'Put me on the list',
  sending: 'Putting you on the list…',
  notJoined: {
    offline: 'You are offline. Nothing was sent and your details are kept. Try again when you are connected.',
    'rate-limited': 'Many people are writing right now. You are not on the list yet; try again in a moment.',
    refused: 'You could not be put on the list from here. Please contact the property.',
    unsure:
      'We got no clear answer and can’t tell if you are on the list. You can send it again: you are never listed twice.',
  },

  listHeading: 'You are on the list',
  fromTo: (first, last) => `${first} to ${last}`,
  until: (day) => `You are on the list until ${day}.`,
  nothingHeld: 'Nothing is held for you. A free time goes to the first who takes it.',
  howToLeave: 'Each message has a link to leave the list.',
  show: 'Show what I wait for',
  leave: 'Leave the list',
  leaveAsk: 'Leave the list? You then get no more messages about free times.',
  leaveYes: 'Yes, leave the list',
  leaveNo: 'Stay on the list',
  leaving: 'Leaving the list…',
  notLeft: {
    offline: 'You are offline, so you are still on the list. Try again when you are connected.',
    'rate-limited': 'Many people are writing right now, and you are still on the list. Try again in a moment.',
    unsure: 'We got no clear answer, and you may still be on the list. Please try again.',
  },

  leaveHeading: 'Leave the waiting list?',
  leaveText: 'You then get no more messages about free times.',
  leftHeading: 'You have left the list',
  leftText: 'We send you no more messages about free times.',

  stillOn: 'You are still on the list.',
  gone: 'You are not on this list any more. You can still choose a time.',
  notRead: 'We could not look you up on the list, so nothing is filled in. You can still choose a time.',
};

export const waitingMessages = { name: 'waiting', english: waitingEn } as const;
