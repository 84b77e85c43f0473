/** The words for the waitlist: a visitor is told when a time frees up. */
export interface WaitlistMessages {
  /** The button that opens the form, and the heading of that form. */
  readonly offer: string;
  /** Says what the list does, how often, and that it holds no time. Also on the screen of the entry. */
  readonly text: string;
  readonly days: string;
  readonly weekend: string;
  /** The choice of the week after this one, from Monday. */
  readonly nextWeek: string;
  /** The choice of days of the visitor's own. */
  readonly own: string;
  /** The labels of these. */
  readonly first: string;
  readonly last: string;
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
  /** The button that leaves the list and opens the form again. */
  readonly otherAddress: string;
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
  /** Stands below the times. `day`: the last day of the entry. */
  readonly until: (day: string) => string;
  /** The button below the times that opens the screen of the entry. */
  readonly show: string;
  readonly leave: string;
  readonly leaveYes: string;
  readonly leaveNo: string;
  readonly leaving: string;
  readonly notLeft: Readonly<Record<Exclude<WhyNot, 'refused'>, string>>;

  /** Ask once more before the visitor leaves, in the place of the button or for one who follows the link to leave. */
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

export const waitlistEn: WaitlistMessages = {
  offer: 'Notify me if a time opens up',
  text: 'We’ll email you when times open up, three emails a day at most. Open times are first come, first served.',
  days: 'Days',
  weekend: 'This weekend',
  nextWeek: 'Next week',
  own: 'Choose days',
  first: 'First day',
  last: 'Last day',
  anyDay: (last) => `Any day through ${last}`,
  parts: 'Time of day',
  partsHint: 'Leave blank for any time.',
  anyTime: 'Any time of day',
  send: 'Join the waitlist',
  sending: 'Adding you to the waitlist…',
  notJoined: {
    offline: 'You’re offline. Nothing was sent, and your details are still here. Try again when you’re back online.',
    'rate-limited': 'We’re getting a lot of requests. You’re not on the waitlist yet. Try again in a minute.',
    refused: 'We couldn’t add you to the waitlist. Please call or email us.',
    unsure:
      'Something went wrong, and we can’t tell if you’re on the waitlist. You can try again. You won’t be added twice.',
    'not-done': 'We checked: you’re not on the waitlist. Your details are still here, so you can send them again.',
  },

  checkHeading: 'Check your email',
  checkText:
    'We sent you an email with a link. Use it within a day to confirm your email address and join the waitlist.',
  checkAgain: 'No email? Check your spam folder.',
  otherAddress: 'Use another email address',
  checkLine: 'Check your email. You’ll be on the tour waitlist once you confirm your email address.',

  confirmHeading: 'Confirm your email address',
  confirmText: 'Once you confirm, we can let you know if a time opens up.',
  confirmYes: 'Confirm my email address',
  confirming: 'Confirming your email address…',
  notConfirmed: {
    offline: 'You’re offline, so your email address isn’t confirmed yet. Try again when you’re back online.',
    'rate-limited':
      'We’re getting a lot of requests, and your email address isn’t confirmed yet. Try again in a minute.',
    unsure: 'Something went wrong, and your email address may not be confirmed yet. Please try again.',
  },
  confirmedHeading: 'Your email address is confirmed',
  expiredHeading: 'This link no longer works',
  expiredText: 'Links expire after one day, or sooner if you leave the waitlist. You can join again.',

  listHeading: 'You’re on the tour waitlist',
  fromTo: (first, last) => `${first} to ${last}`,
  until: (day) => `You’re on the tour waitlist through ${day}.`,
  show: 'View my waitlist request',
  leave: 'Leave the waitlist',
  leaveYes: 'Yes, leave the waitlist',
  leaveNo: 'Stay on the waitlist',
  leaving: 'Leaving the waitlist…',
  notLeft: {
    offline: 'You’re offline, so you’re still on the waitlist. Try again when you’re back online.',
    'rate-limited': 'We’re getting a lot of requests, and you’re still on the waitlist. Try again in a minute.',
    unsure: 'Something went wrong, and you may still be on the waitlist. Please try again.',
  },

  leaveHeading: 'Leave the tour waitlist?',
  leaveText: 'You won’t get any more messages about open times.',
  leftHeading: 'You left the tour waitlist',
  leftText: 'You won’t get any more messages about open times.',

  stillOn: 'You’re still on the tour waitlist.',
  gone: 'You’re no longer on the tour waitlist. You can still choose a time.',
  notRead: 'We couldn’t load your waitlist request, so nothing is filled in. You can still choose a time.',
};

export const waitlistMessages = { name: 'waitlist', english: waitlistEn } as const;
