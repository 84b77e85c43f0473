// Bodies and people for tests: complete, valid, and each another, so that a test says only what it is about.

/** A person as `bookTour` and `createProspect` take one. */
export interface BuiltPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
}

let people = 0;

/** A person with a name, and an email and a phone that nobody else has. */
export function buildPerson(given: Partial<BuiltPerson> = {}): BuiltPerson {
  people += 1;
  return {
    ...{ first_name: 'Lara', last_name: `Smith ${people}`, email: `lara.smith.${people}@example.com` },
    phone_1: `(555) 555-${String(people).padStart(4, '0')}`,
    ...given,
  };
}

/** What `bookTour` is sent: `buildBooking({ start: '2026-12-04T10:15:00' })`; `person` and `client` say more of who books. */
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

/** What `createProspect` is sent: `buildProspect({ group: 101, layout: ['1br'] })`. */
export const buildProspect = <Client extends { readonly group: number }>(client: Client) => ({
  client: { people: [buildPerson()], ...client },
});
