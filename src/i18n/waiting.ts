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
  readonly send: string;
  readonly sending: string;
  /** `not-done`: shown after a lost reply, once it is known that nothing arrived. */
  readonly notJoined: Readonly<Record<WhyNot | 'not-done', string>>;

  /** The screen before the visitor's address is confirmed. It is the same whether or not the address is on the list already. */
  readonly checkHeading: string;
  readonly checkText: string;
  /** For a visitor who finds no message. */
  readonly checkAgain: string;
  /** Stands below the times meanwhile. */
  readonly checkLine: string;

  /** The screen that the link of that message leads to. */
  readonly confirmHeading: string;
  readonly confirmText: string;
  readonly confirmYes: string;
  readonly confirming: string;
  readonly notConfirmed: Readonly<Record<Exclude<WhyNot, 'refused'>, string>>;
  /** The heading of the screen of the entry after that. */
  readonly confirmedHeading: string;
  readonly expiredHeading: string;
  readonly expiredText: string;

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
  send: 'Put me on the list',
  sending: 'Putting you on the list…',
  notJoined: {
    offline: 'You are offline. Nothing was sent and your details are kept. Try again when you are connected.',
    'rate-limited': 'Many people are writing right now. You are not on the list yet; try again in a moment.',
    refused: 'You could not be put on the list from here. Please contact the property.',
    unsure:
      'We got no clear answer and can’t tell if you are on the list. You can send it again: you are never listed twice.',
    'not-done': 'We checked: you are not on the list. Your details are kept, and you can send them again.',
  },

  checkHeading: 'Check your email',
  checkText:
    'We have sent you a message with a link. Follow it to confirm your address: only then are you on the list. The link works for one day.',
  checkAgain: 'No message? Look in your spam folder. If the address was wrong, leave the list and enter it again.',
  checkLine: 'Check your email: you are on the list once you confirm your address.',

  confirmHeading: 'Confirm your email address',
  confirmText: 'Then we can tell you when a time frees up.',
  confirmYes: 'Confirm my address',
  confirming: 'Confirming your address…',
  notConfirmed: {
    offline: 'You are offline, so your address is not confirmed yet. Try again when you are connected.',
    'rate-limited': 'Many people are writing right now, and your address is not confirmed yet. Try again in a moment.',
    unsure: 'We got no clear answer, and your address may not be confirmed yet. Please try again.',
  },
  confirmedHeading: 'Your address is confirmed',
  expiredHeading: 'This link no longer works',
  expiredText:
    'A link works for one day, and not after you have left the list. You can ask for a place on the list again.',

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
