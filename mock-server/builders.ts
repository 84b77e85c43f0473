// Request bodies for tests. Each is complete, valid and different, so that a test only gives the values it is about.

/** A person for `bookTour` and `createProspect`. */
export interface BuiltPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
}

let people = 0;

/** Builds a person with a name, and with an email and a phone number that no other person has. */
export function buildPerson(given: Partial<BuiltPerson> = {}): BuiltPerson {
  people += 1;
  return {
    ...{ first_name: 'Lara', last_name: `Smith ${people}`, email: `lara.smith.${people}@example.com` },
    phone_1: `(555) 555-${String(people).padStart(4, '0')}`,
    ...given,
  };
}

/** Builds a body for `bookTour`: `buildBooking({ start: '2026-12-04T10:15:00' })`. `person` and `client` describe who books. */
export function buildBooking<Client extends object = object>(given: {
  readonly start: string;
  readonly location?: string;
  readonly broker_booked?: boolean;
  readonly person?: Partial<BuiltPerson>;
  readonly client?: Client;
}) {
  const { start, location = '', broker_booked = false, person, client } = given;
  return {
    appointment: { start, location, broker_booked },
    client: Object.assign({ people: [buildPerson(person)] }, client),
  };
}

/** Builds a body for `createProspect`: `buildProspect({ group: 101, layout: ['1br'] })`. */
export const buildProspect = <Client extends { readonly group: number }>(client: Client) => ({
  client: { people: [buildPerson()], ...client },
});
