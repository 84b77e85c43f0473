/**
 * The fields that a booking takes as they are: shown by `client.<name>` of `field_config`, sent as `client.<name>` (document,
 * "Booking request"; docs/project/api-gaps.md for those that its table does not list). Each has its empty value, whose type is the type
 * of its answers: text, or a flag. `other_occupants` is text in which the form sends a number of people.
 */
export const PLAIN_FIELDS = {
  lease_term: '',
  other_occupants: '',
  reason_for_move: '',
  current_postal_code: '',
  client_location: '',
  notes: '',
};

/** The name of such a field. */
export type PlainField = keyof typeof PLAIN_FIELDS;

/** An object that holds the result of `make` for each plain field. */
export const forPlainFields = <Made>(make: (name: PlainField) => Made) =>
  Object.fromEntries((Object.keys(PLAIN_FIELDS) as PlainField[]).map((name) => [name, make(name)])) as {
    readonly [Name in PlainField]: Made;
  };
