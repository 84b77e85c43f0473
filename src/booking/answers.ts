/**
 * What the visitor typed or picked, one key per field of the form, exactly as it stands on the screen. `''`, `false` and
 * an empty list mean "not filled in". Part of the flow's state, so it survives every failure.
 */
export interface Answers {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  /** Entries of the configuration's layout options, `1br`. */
  readonly layout: readonly string[];
  /** A day, `2027-01-15`. */
  readonly move_in_date: string;
  /** An amount per month as typed, `2,000`. */
  readonly price_floor: string;
  /** An amount per month as typed, `3200`. */
  readonly price_ceiling: string;
  readonly lease_term: string;
  readonly other_occupants: string;
  /** Names of `PETS` in fields.ts. */
  readonly pets: readonly string[];
  /** Names of `AMENITIES` in fields.ts. */
  readonly amenities: readonly string[];
  /** Ids as text. */
  readonly neighborhoods: readonly string[];
  /** A source code as text, `20`. */
  readonly discovery_source: string;
  readonly reason_for_move: string;
  readonly current_postal_code: string;
  readonly client_location: string;
  /** Ids as text. */
  readonly agents: readonly string[];
  readonly broker_toggle: boolean;
  readonly broker_first_name: string;
  readonly broker_last_name: string;
  readonly broker_email: string;
  readonly broker_phone: string;
  readonly broker_company: string;
  readonly notes: string;
  readonly sms_opted_in: boolean;
}

/** The name of a field, in the form and in the answers. */
export type FieldKey = keyof Answers;

/** A form nobody has filled in. Consent starts as not given and stays so until the visitor gives it. */
export const noAnswers: Answers = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  layout: [],
  move_in_date: '',
  price_floor: '',
  price_ceiling: '',
  lease_term: '',
  other_occupants: '',
  pets: [],
  amenities: [],
  neighborhoods: [],
  discovery_source: '',
  reason_for_move: '',
  current_postal_code: '',
  client_location: '',
  agents: [],
  broker_toggle: false,
  broker_first_name: '',
  broker_last_name: '',
  broker_email: '',
  broker_phone: '',
  broker_company: '',
  notes: '',
  sms_opted_in: false,
};

/** Every field, in the order of the table above. */
export const fieldKeys = Object.keys(noAnswers) as readonly FieldKey[];

/** Whether `answer` holds anything: a flag that is on, a list with an entry, text that is more than spaces. */
export const isFilled = (answer: Answers[FieldKey]): boolean =>
  typeof answer === 'boolean' ? answer : typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0;
