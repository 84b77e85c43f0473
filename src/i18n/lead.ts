/** The words for leaving details in place of a booking. */
export interface LeadMessages {
  readonly heading: string;
  /** Shown in place of the heading when the next days have no free time. `day`: the last of these days. */
  readonly nothingThrough: (day: string) => string;
  /** Shown below the heading when every day that can be booked is taken. `days`: how many they are. */
  readonly lookedAt: (days: number) => string;
  readonly text: string;
  /** Opens the form, where a waitlist is the first way on. */
  readonly ask: string;
  /** The button that goes on to the days after those without a free time. `month`: `January 2027`. */
  readonly seeMonth: (month: string) => string;
  /** The button that goes back to a calendar without a free time. */
  readonly showCalendar: string;
  readonly suits: string;
  readonly suitNames: Readonly<Record<SuitName, string>>;
  readonly send: string;
  readonly sending: string;
  /** The text for the property's staff: the times that suit, and the last day of those without a free time, if any. */
  readonly notes: (suits: readonly string[], nothingUntil: string | undefined) => string;

  readonly notSent: Readonly<Record<WhyNotSent, string>>;
  /** A link that opens the visitor's own mail with the same text. */
  readonly mail: string;
  readonly mailSubject: string;
  /** The text of that mail: the notes, and below them the visitor's name and phone. */
  readonly mailBody: (notes: string, name: string, phone: string) => string;

  readonly thanks: (name: string) => string;
  readonly thanksAll: string;
  readonly left: (suits: readonly string[]) => string;
}

type SuitName = 'morning' | 'afternoon' | 'evening' | 'weekdays' | 'saturday' | 'sunday';
type WhyNotSent = 'offline' | 'rate-limited' | 'refused' | 'unsure';

/** `mornings, evenings or Saturdays`. */
const anyOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
/** As it stands within a sentence. */
const inSentence = (name: string): string => (/^S/.test(name) ? name : name.toLowerCase());
const suiting = (suits: readonly string[]): string => anyOf(suits.map(inSentence));

export const leadEn: LeadMessages = {
  heading: 'Leave your contact info',
  nothingThrough: (day) => `Fully booked through ${day}`,
  lookedAt: () => 'There are no open times left online.',
  ask: 'Ask the office',
  seeMonth: (month) => `See ${month}`,
  showCalendar: 'View the calendar anyway',
  text: 'Tell us what works for you.',
  suits: 'What works for you',
  suitNames: {
    morning: 'Mornings',
    afternoon: 'Afternoons',
    evening: 'Evenings',
    weekdays: 'Weekdays',
    saturday: 'Saturdays',
    sunday: 'Sundays',
  },
  send: 'Ask for a time',
  sending: 'Sending your contact info…',
  notes: (suits, nothingUntil) =>
    [
      'I’d like a tour.',
      suits.length > 0 ? `Best times: ${suiting(suits)}.` : '',
      nothingUntil === undefined ? '' : `I found no open times online through ${nothingUntil}.`,
    ]
      .filter((line) => line !== '')
      .join(' '),

  notSent: {
    offline:
      'You’re offline. Nothing was sent, and your contact info is still here. Try again when you’re back online.',
    'rate-limited':
      'We’re getting a lot of requests. Your contact info hasn’t gone through yet. Try again in a minute.',
    refused: 'Your contact info didn’t go through. Please call or email us.',
    unsure:
      'Something went wrong, and we can’t tell if your contact info went through. You can send it again, or contact us.',
  },
  mail: 'Send as an email',
  mailSubject: 'Tour request',
  mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

  thanks: (name) => `Thanks, ${name}`,
  thanksAll: 'Thank you',
  left: (suits) =>
    suits.length > 0
      ? `We have your contact info. Times that work for you: ${suiting(suits)}.`
      : 'We have your contact info.',
};

export const leadMessages = { name: 'lead', english: leadEn } as const;
