/**
 * The fields that a booking takes as they are: shown by `client.<name>` of `field_config`, sent as `client.<name>` (document,
 * "Booking request"; those that its table does not list as in docs/api-gaps.md). Each with its empty value, which says what
 * is answered: text, or yes and no.
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

/** What `make` gives for each of them. */
export const forPlainFields = <Made>(make: (name: PlainField) => Made) =>
  Object.fromEntries((Object.keys(PLAIN_FIELDS) as PlainField[]).map((name) => [name, make(name)])) as {
    readonly [Name in PlainField]: Made;
  };
