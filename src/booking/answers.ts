import { PLAIN_FIELDS } from '../api/contract/endpoints/plainFields.ts';
import type { OtherPerson } from './people.ts';

const nothingPicked: readonly string[] = [];

const nobodyElse: readonly OtherPerson[] = [];

/** A row per field that is not plain, and the plain ones: the answer while it is not filled in, whose type is the type of its answers. */
const blank = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  /** Entries of the configuration's layout options, `1br`. */
  layout: nothingPicked,
  /** A day, `2027-01-15`. */
  move_in_date: '',
  /** An amount per month as typed, `2,000`. */
  price_floor: '',
  /** An amount per month as typed, `3200`. */
  price_ceiling: '',
  /** Those of whom every field is empty are not sent. */
  other_people: nobodyElse,
  /** Of `PET_NAMES` in fields.ts. */
  pets: nothingPicked,
  /** Of `AMENITIES` in fields.ts. */
  amenities: nothingPicked,
  /** Ids as text. */
  neighborhoods: nothingPicked,
  /** A source code as text, `20`. */
  discovery_source: '',
  /** Ids as text. */
  agents: nothingPicked,
  broker_toggle: false,
  broker_first_name: '',
  broker_last_name: '',
  broker_email: '',
  broker_phone: '',
  broker_company: '',
  sms_opted_in: false,
  ...PLAIN_FIELDS,
};

/**
 * What the visitor typed or picked, one key per field of the form, exactly as it stands on the screen. `''`, `false` and
 * an empty list mean "not filled in". Part of the flow's state, so it survives every failure.
 */
export type Answers = Readonly<typeof blank>;

/** The name of a field, in the form and in the answers. */
export type FieldKey = keyof Answers;

/** A form nobody has filled in. Consent starts as not given and stays so until the visitor gives it. */
export const noAnswers: Answers = blank;
