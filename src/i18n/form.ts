import type { noAnswers } from '../booking/answers.ts';

/** The words of one field. */
export interface FieldWords {
  readonly label: string;
  /** Tells the visitor what to do when the field is required and was left empty. */
  readonly missing: string;
  /** The name of the field within a sentence. Default: its label. */
  readonly name?: string;
}

/** The fields of the form. The compiler asks for the words of a new one here and in each language. */
type FieldName = keyof typeof noAnswers;

const fieldsEn: Readonly<Record<FieldName, FieldWords>> = {
  first_name: { label: 'First name', missing: 'Enter your first name' },
  last_name: { label: 'Last name', missing: 'Enter your last name' },
  email: { label: 'Email', missing: 'Enter your email address' },
  phone: { label: 'Phone', missing: 'Enter your phone number' },
  layout: { label: 'Home size', missing: 'Choose at least one home size' },
  move_in_date: { label: 'Move-in date', missing: 'Choose your move-in date' },
  price_floor: { label: 'Minimum monthly budget', missing: 'Enter your minimum monthly budget' },
  price_ceiling: { label: 'Maximum monthly budget', missing: 'Enter your maximum monthly budget' },
  lease_term: { label: 'Lease term', missing: 'Enter a lease term, like 12 months' },
  other_occupants: {
    label: 'How many people will live here?',
    missing: 'Enter how many people will live here',
    name: 'Number of people',
  },
  other_people: { label: 'Add another person', missing: 'Tell us who’s moving in with you', name: 'Other people' },
  pets: { label: 'Pets', missing: 'Choose your pets, or “No pets”' },
  amenities: { label: 'Amenities', missing: 'Choose at least one, or “No preference”' },
  neighborhoods: { label: 'Neighborhoods', missing: 'Choose at least one neighborhood' },
  discovery_source: {
    label: 'How did you hear about us?',
    missing: 'Choose how you heard about us',
    name: 'How you heard about us',
  },
  reason_for_move: { label: 'Reason for moving', missing: 'Enter your reason for moving' },
  current_postal_code: { label: 'Current ZIP code', missing: 'Enter your current ZIP code' },
  client_location: { label: 'Where you live now', missing: 'Enter the city or area where you live now' },
  agents: { label: 'Preferred agents', missing: 'Choose at least one agent' },
  broker_toggle: {
    label: 'I’m an agent or broker',
    missing: 'Tell us whether you’re an agent or broker',
    name: 'Broker',
  },
  // Questions to a broker. They stand below the same questions about the client.
  broker_first_name: { label: 'Your first name', missing: 'Enter your first name', name: 'Broker’s first name' },
  broker_last_name: { label: 'Your last name', missing: 'Enter your last name', name: 'Broker’s last name' },
  broker_email: { label: 'Your email', missing: 'Enter your email address', name: 'Broker’s email' },
  broker_phone: { label: 'Your phone', missing: 'Enter your phone number', name: 'Broker’s phone' },
  broker_company: { label: 'Brokerage', missing: 'Enter the name of your brokerage' },
  notes: { label: 'Notes', missing: 'Enter a note' },
  sms_opted_in: {
    label: 'Text me reminders and updates about my tour. Message and data rates may apply. Reply STOP to opt out.',
    missing: 'Tell us whether we can text you',
    name: 'Text messages',
  },
};

/** The same questions about the client, where a broker books. */
const clientEn = {
  first_name: { label: 'Client’s first name', missing: 'Enter your client’s first name' },
  last_name: { label: 'Client’s last name', missing: 'Enter your client’s last name' },
  email: { label: 'Client’s email', missing: 'Enter your client’s email address' },
  phone: { label: 'Client’s phone', missing: 'Enter your client’s phone number' },
} satisfies Partial<Record<FieldName, FieldWords>>;

type ClientFieldName = keyof typeof clientEn;

/** Choices the service sends without words, by field. */
const choicesEn = {
  layout: {
    studio: 'Studio',
    '1br': '1 bed',
    '2br': '2 bed',
    '3br': '3 bed',
    '4+br': '4+ bed',
    loft: 'Loft',
  },
  pets: { cats: 'Cats', small_dogs: 'Small dogs', large_dogs: 'Large dogs', none: 'No pets' },
  amenities: {
    elevator: 'Elevator',
    laundry_in_unit: 'In-unit laundry',
    laundry_in_building: 'Laundry in the building',
    laundry_connection: 'Washer/dryer hookup',
    outdoor_private: 'Private outdoor space',
    outdoor_public: 'Shared outdoor space',
    none: 'No preference',
  },
};

type LayoutName = keyof typeof choicesEn.layout;
type PetName = keyof typeof choicesEn.pets;
type AmenityName = keyof typeof choicesEn.amenities;

/** The words of the choices that the widget knows. A service may have further layouts. */
export interface ChoiceWords {
  readonly layout: Readonly<Record<LayoutName, string>> & Readonly<Record<string, string>>;
  readonly pets: Readonly<Record<PetName, string>>;
  readonly amenities: Readonly<Record<AmenityName, string>>;
}

/** The words of the details form. */
export interface FormMessages {
  readonly fields: Readonly<Record<FieldName, FieldWords>>;
  readonly client: Readonly<Record<ClientFieldName, FieldWords>>;
  /** As `missing` of a field, for a question in the integrator's words. `label`: this question. */
  readonly missing: (label: string) => string;
  /** The switch between a visitor and a broker. The broker's side is the label of `broker_toggle`. */
  readonly booker: { readonly label: string; readonly self: string };
  /** The questions that are folded until the visitor wants to answer them. */
  readonly fold: {
    readonly heading: string;
    /** `names`: the first questions in it; `count`: how many there are. */
    readonly text: (names: readonly string[], count: number) => string;
  };
  /** The parts of a longer form. */
  readonly parts: {
    readonly names: Readonly<Record<'you' | 'home' | 'household' | 'visit', string>>;
    readonly place: (part: number, count: number) => string;
    readonly questions: (count: number) => string;
    readonly next: string;
    readonly edit: string;
    /** `edit` with the name of the part, for a screen reader. */
    readonly editPart: (name: string) => string;
  };
  /** The words of choices that the service sends without any. Any other choice is shown as the service wrote it. */
  readonly choices: ChoiceWords;
  readonly problems: {
    readonly email: string;
    readonly phone: string;
    readonly amount: string;
    /** `most`: the highest number of people that can be entered. The lowest is 1. */
    readonly count: (most: number) => string;
    readonly floorAboveCeiling: string;
    readonly date: string;
    readonly pastDate: string;
    /** `excess`: how many characters must go. */
    readonly tooLong: (excess: number) => string;
  };
  /** The messages about answers that the service refused. */
  readonly refused: {
    /** Shown at the refused field, in place of the service's own words: those are about what was sent, not about what the visitor sees. */
    readonly typed: string;
    /** The same where the answer is chosen. */
    readonly optional: string;
    readonly required: string;
    /** Stands above the messages about refused answers that have no field on the screen. */
    readonly notBooked: string;
    /** `message`: the service's own words about the field `name`. */
    readonly line: (name: string, message: string) => string;
  };
  /** The people who move in with the visitor. The visitor is the first person. */
  readonly people: {
    /** How many people will live here, as an answer that is said back. */
    readonly count: (count: number) => string;
    /** The name of a person in the form. `number` begins with 2. */
    readonly person: (number: number) => string;
    readonly missing: Readonly<Record<'first_name' | 'last_name', string>>;
    readonly remove: string;
    /** `remove` with the name of the person, for a screen reader. */
    readonly removePerson: (person: string) => string;
    readonly added: (person: string) => string;
    readonly removed: (person: string) => string;
    /** `count`: how many people a booking takes, with the visitor. */
    readonly atMost: (count: number) => string;
    /** The people after the visitor, by their names, in one line. */
    readonly said: (names: readonly string[]) => string;
  };
  /** The first entry of a list from which nothing was picked yet. */
  readonly chooseOne: string;
  /**
   * The box for consent to text messages where the integrator names the sender. Carriers want all of it in every language, with these
   * Latin words: who writes, about what, how often, what it costs, STOP, HELP, and that it is no condition. `fields.sms_opted_in` is the
   * box without a sender.
   */
  readonly consent: {
    readonly label: (sender: string) => string;
    /** The links beside the box. */
    readonly terms: string;
    readonly privacy: string;
  };
  /** Shown below a question whose choices are loaded while the form is used. */
  readonly list: {
    readonly unasked: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly retry: string;
    /** `retry` with the question, for a screen reader, since two lists may fail at once. It must begin with the words of `retry`. */
    readonly retryFor: (question: string) => string;
  };
  /** Lowest and highest budget in one row. */
  readonly budget: {
    readonly label: string;
    readonly to: string;
    readonly lowest: string;
    readonly highest: string;
  };
}

export const formEn: FormMessages = {
  fields: fieldsEn,
  client: clientEn,
  missing: (label) => `Please fill in “${label}”`,
  booker: { label: 'Who are you booking for?', self: 'For myself' },
  fold: {
    heading: 'Tell us what you’re looking for',
    text: (names, count) =>
      `${inSentence(names)}: ${count === 1 ? '1\u00a0question, optional' : `${count}\u00a0questions, all optional`}`,
  },
  parts: {
    names: {
      you: 'About you',
      home: 'Your next home',
      household: 'About your move',
      visit: 'Before your tour',
    },
    place: (part, count) => `${part} of ${count}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    next: 'Continue',
    edit: 'Edit',
    editPart: (name) => `Edit: ${name}`,
  },
  choices: choicesEn,
  problems: {
    email: 'Enter a full email address, like name@example.com',
    phone: 'Enter the number with its area code, like (555) 777-5555',
    amount: 'Enter an amount in numbers, like 2000',
    count: (most) => `Enter a whole number from 1 to ${most}, like 2`,
    floorAboveCeiling: 'The maximum is below the minimum',
    date: 'Enter a valid date',
    pastDate: 'Choose today or a later date',
    tooLong: (excess) => `Shorten this by ${excess} ${excess === 1 ? 'character' : 'characters'}`,
  },
  refused: {
    typed: 'Please check this',
    optional: 'Please choose something else, or leave it blank',
    required: 'Please choose something else',
    notBooked: 'Your tour isn’t booked. Here’s why:',
    line: (name, message) => `${name}: ${message}`,
  },
  people: {
    count: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
    person: (number) => `Person ${number}`,
    missing: { first_name: 'Enter their first name', last_name: 'Enter their last name' },
    remove: 'Remove',
    removePerson: (person) => `Remove ${person.toLowerCase()}`,
    added: (person) => `${person} added`,
    removed: (person) => `${person} removed`,
    atMost: (count) => `You can list up to ${count} people, including yourself.`,
    said: (names) => `${names.length} more ${names.length === 1 ? 'person' : 'people'}: ${names.join(', ')}`,
  },
  chooseOne: 'Choose one',
  consent: {
    label: (sender) =>
      `Text me reminders and updates from ${sender}: about 3 messages about this tour. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of a tour.`,
    terms: 'Terms',
    privacy: 'Privacy notice',
  },
  list: {
    unasked: 'Your choices will show when you get to this question.',
    loading: 'Loading the list…',
    failed: 'The list didn’t load. You can leave this blank.',
    none: 'There’s nothing to choose from. You can leave this blank.',
    retry: 'Try again',
    retryFor: (question) => `Try again: ${question}`,
  },
  budget: { label: 'Monthly budget', to: 'to', lowest: 'Minimum', highest: 'Maximum' },
};

export const formMessages = { name: 'form', english: formEn } as const;

/** Joins labels. All but the first begin with a small letter, unless they are written in capitals. No line ends at a hyphen. */
const inSentence = (labels: readonly string[]): string =>
  labels
    .join(', ')
    .replace(/, \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase())
    .replace(/-/g, '\u2011');
