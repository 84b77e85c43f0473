/**
 * What the values of a query parameter look like (document, "Endpoints"; docs/project/api-gaps.md). A name means the same in
 * every operation, except for the few in `own`. `openapi.json` is written from this.
 */
export interface QueryParameter {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time';
  readonly description: string;
  /** A value that exists in the mock's default world. If `values` are given, their first one is the example. */
  readonly example?: string | number | boolean;
  readonly values?: readonly (string | number)[];
  /** May be repeated, once for each value. A listing fits if one of the values does. */
  readonly repeatable?: boolean;
  readonly required?: boolean;
  readonly most?: number;
}

type Parameters = Readonly<Record<string, QueryParameter>>;

const LAYOUTS = ['loft', 'studio', '1br', '2br', '3br', '4+br'] as const;
const LAYOUT_CODES = [10, 20, 30, 40, 50, 80] as const;
const ids = (what: string, example: number) =>
  ({ type: 'integer', description: `Ids of ${what}.`, example, repeatable: true }) as const;
const words = <const Values extends readonly string[]>(description: string, values: Values) =>
  ({ type: 'string', description, values, repeatable: true }) as const;
const text = (description: string, example: string) =>
  ({ type: 'string', description, example, repeatable: true }) as const;
const flag = (description: string) => ({ type: 'boolean', description, example: true }) as const;

const shared = {
  agents: ids('agents; listings assigned to one of them', 1),
  bathrooms: words('Number of bathrooms.', ['1', '1.5', '2', '2.5', '3', '3.5', '4+']),
  building: ids('buildings', 1001),
  building_name_address: text('Part of the name or the street address of the building.', 'House'),
  building_ownership: words('Who owns the building.', ['condo', 'coop', 'condop', 'singlefamily', 'multifamily']),
  cats_allowed: flag('Cats are allowed.'),
  city: text('Name of the city.', 'Port Calder'),
  commercial_use: words('Use of commercial space.', ['office', 'retail', 'industrial', 'storage']),
  company: ids('listing companies', 401),
  date_available_after: {
    type: 'date',
    description: 'Available on this day or later (YYYY-MM-DD).',
    example: '2026-12-05',
  },
  date_available_before: {
    type: 'date',
    description: 'Available on this day or earlier (YYYY-MM-DD).',
    example: '2027-01-31',
  },
  dogs_allowed: flag('Dogs of some size are allowed.'),
  doorman: words('Doorman of the building.', ['full-time', 'part-time', 'no-doorman']),
  elevator: flag('The building has an elevator.'),
  exclusive: flag('Listed by one company alone; with `false` also those of which that is not known.'),
  featured: flag('Featured listings.'),
  geometry: {
    type: 'string',
    description:
      'A closed ring of longitude and latitude, as POLYGON((x y, x y, ...)) or as x,y | x,y | ...; the edge is inside.',
    example: '-73.86,41.09 | -73.81,41.09 | -73.81,41.12 | -73.86,41.12 | -73.86,41.09',
  },
  has_photos: { type: 'integer', description: 'There are photos: 1 for yes, 0 for no.', values: [1, 0] },
  incentives: words('Incentives.', ['owner-paid', 'months-free']),
  laundry_in_building: flag('Laundry in the building or in the unit.'),
  laundry_in_unit: flag('Laundry in the unit.'),
  layout: words('Layout.', LAYOUTS),
  listing_type: words('Kind of listing.', ['rentals', 'sales']),
  management_company: ids('management companies', 451),
  max_id: {
    type: 'integer',
    description: 'Only ids below this one: `pointer.next_id` of the page before.',
    example: 10450,
  },
  max_price: { type: 'number', description: 'The highest price in dollars.', example: 3000 },
  max_rent: { type: 'number', description: 'The highest rent in dollars a month.', example: 3000 },
  min_price: { type: 'number', description: 'The lowest price in dollars.', example: 2000 },
  min_rent: { type: 'number', description: 'The lowest rent in dollars a month.', example: 2000 },
  n: ids('neighborhoods; short form of `neighborhoods`', 501),
  neighborhoods: ids('neighborhoods', 501),
  open_house_begin: { type: 'date', description: 'An open house on this day or later.', example: '2026-12-05' },
  open_house_end: { type: 'date', description: 'An open house on this day or earlier.', example: '2026-12-13' },
  page: { type: 'integer', description: 'Page, from 1.', example: 1 },
  parking: words('Parking at the building.', ['any', 'off-street', 'garage']),
  per_page: { type: 'integer', description: 'Results on a page.', example: 20, most: 50 },
  pets: words('Pets that are allowed.', ['cats', 'small-dogs', 'large-dogs']),
  postal_code: text('Postal code.', '10912'),
  property: ids('communities', 201),
  property_type: words('Kind of property.', ['residential', 'commercial']),
  similar_units: flag('Adds a list of similar units.'),
  sort: {
    type: 'string',
    description: 'What to sort by.',
    values: ['building', 'layout', 'price', 'date_available', 'updated', 'status_updated', 'neighborhood'],
  },
  sort_dir: { type: 'string', description: 'Direction of the sort.', values: ['asc', 'desc'] },
  source: words('Where the listing comes from.', ['realtime', 'rls', 'my-company']),
  time: {
    type: 'date-time',
    description: 'Date and time without offset; any will do to see a day.',
    example: '2026-12-04T12:00:00',
  },
  unit_type: ids('unit types', 605),
  unit_type_name: text('Name of a unit type.', 'A1'),
  updated_since: {
    type: 'date-time',
    description: 'Changed at this time or later, without offset.',
    example: '2026-11-15T00:00:00',
  },
  widget: {
    type: 'string',
    description: 'The widget that is asked about.',
    values: ['lead_capture_appointment'],
    required: true,
  },
} as const satisfies Parameters;

/** Parameters that one operation reads in its own way. */
const own = {
  searchPublicListings: {
    bathrooms: {
      type: 'number',
      description: 'The least number of bathrooms: 1, 1.5, 2 or the codes 10, 15, 20.',
      example: 1.5,
    },
    doorman: flag('The building has a doorman.'),
    has_photos: flag('There are photos.'),
    layout: { type: 'integer', description: 'Code of the layout.', values: LAYOUT_CODES, repeatable: true },
    sort: {
      type: 'string',
      description: 'What to sort by.',
      values: ['layout', 'rent', 'date_available', 'updated', 'status_updated'],
    },
  },
  listNeighborhoods: {
    city: text('Name of the city; all cities by default.', 'Port Calder'),
    state: text('Abbreviation of the state, such as NY; all states by default.', 'NY'),
  },
} as const satisfies Readonly<Record<string, Parameters>>;

/** A parameter of a path; all of them are ids. `example` is the id of a record of the mock's default world. */
export interface PathParameter {
  readonly description: string;
  readonly example: number;
}

const inPath: Readonly<Record<string, PathParameter>> = {
  agent_id: { description: 'Id of an agent.', example: 1 },
  appointment_id: { description: 'Id of an appointment, as a booking answers it.', example: 9001 },
  blast_id: { description: 'Id of an email blast list.', example: 801 },
  client_id: { description: 'Id of a prospect.', example: 5001 },
  community_id: { description: 'Id of a community.', example: 201 },
  group_id: { description: 'Id of a group of employees that gives tours.', example: 101 },
  listing_id: { description: 'Id of a listing.', example: 10495 },
};

/** What the path parameter `name` looks like; undefined when nobody has described it. */
export const pathParameter = (name: string): PathParameter | undefined => inPath[name];

const sharedByName: Parameters = shared;
const ownByName: Readonly<Record<string, Parameters>> = own;

/** What the query parameter `name` of an operation looks like; undefined when nobody has described it. */
export const queryParameter = (operation: string, name: string): QueryParameter | undefined =>
  ownByName[operation]?.[name] ?? sharedByName[name];

type Shared<Name> = Name extends keyof typeof shared ? (typeof shared)[Name] : never;
/** The description of a parameter, as a type. */
type Described<Operation, Name> = Operation extends keyof typeof own
  ? Name extends keyof (typeof own)[Operation]
    ? (typeof own)[Operation][Name]
    : Shared<Name>
  : Shared<Name>;

/** One value of a parameter: one of its words, a number, true or false, or text (dates are text). */
type ValueOf<Parameter> = Parameter extends { readonly values: readonly (infer Value)[] }
  ? Value
  : Parameter extends { readonly type: 'integer' | 'number' }
    ? number
    : Parameter extends { readonly type: 'boolean' }
      ? boolean
      : string;

/** What the client takes for the parameter `Name` of the operation `Operation`: a value, or also a list if it may be repeated. */
export type QueryParameterValue<Operation extends string, Name extends string> =
  Described<Operation, Name> extends { readonly repeatable: true }
    ? ValueOf<Described<Operation, Name>> | readonly ValueOf<Described<Operation, Name>>[]
    : ValueOf<Described<Operation, Name>>;
