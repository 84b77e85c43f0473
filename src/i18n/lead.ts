/** The words for leaving details in place of a booking. */
export interface LeadMessages {
  readonly heading: string;
  /** Shown in place of the heading when every day that can be booked is taken. `day`: the last of them. */
  readonly nothingThrough: (day: string) => string;
  /** Shown in place of the heading when the next `days` days have no free time, but later ones may have. */
  readonly nothingFor: (days: number) => string;
  /** Shown below the heading when every day that can be booked is taken. `days`: how many they are. */
  readonly lookedAt: (days: number) => string;
  readonly text: string;
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
const inSentence = (name: string): string => (/day/.test(name) ? name : name.toLowerCase());
const suiting = (suits: readonly string[]): string => anyOf(suits.map(inSentence));

export const leadEn: LeadMessages = {
  heading: 'Leave your details',
  nothingThrough: (day) => `No free times through ${day}`,
  nothingFor: (days) => `No free times in the next ${days} days`,
  lookedAt: () => 'Every day that can be booked online is taken.',
  showCalendar: 'Look at the calendar anyway',
  text: 'Tell the property what suits you.',
  suits: 'What suits you',
  suitNames: {
    morning: 'Mornings',
    afternoon: 'Afternoons',
    evening: 'Evenings',
    weekdays: 'Monday to Friday',
    saturday: 'Saturdays',
    sunday: 'Sundays',
  },
  send: 'Ask for a time',
  sending: 'Sending your details…',
  notes: (suits, nothingUntil) =>
    [
      'Asks for a tour.',
      suits.length > 0 ? `What suits: ${suiting(suits)}.` : '',
      nothingUntil === undefined ? '' : `No free time was found online through ${nothingUntil}.`,
    ]
      .filter((line) => line !== '')
      .join(' '),

  notSent: {
    offline: 'You are offline. Nothing was sent and your details are kept. Try again when you are connected.',
    'rate-limited': 'Many people are writing right now. Your details were not sent yet; try again in a moment.',
    refused: 'Your details could not be sent from here. Please contact the property.',
    unsure:
      'We got no clear answer and can’t tell if your details arrived. You can send them again, or contact the property.',
  },
  mail: 'Send as an email',
  mailSubject: 'A time for a tour',
  mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

  thanks: (name) => `Thanks, ${name}`,
  thanksAll: 'Thank you',
  left: (suits) =>
    suits.length > 0
      ? `The property has your details and knows what suits you: ${suiting(suits)}.`
      : 'The property has your details.',
};

export const leadMessages = { name: 'lead', english: leadEn } as const;
