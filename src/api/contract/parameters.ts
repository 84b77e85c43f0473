/**
 * What the values of a query parameter look like (document, "Endpoints"; docs/api-gaps.md). Names mean the same in
 * every operation but for the few that `parametersOf` sets apart. `openapi.json` is written from this.
 */
export interface QueryParameter {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time';
  readonly description: string;
  readonly values?: readonly (string | number)[];
  /** Repeat it once a value: any of them fits. */
  readonly repeatable?: boolean;
  readonly required?: boolean;
  readonly most?: number;
}

type Parameters = Readonly<Record<string, QueryParameter>>;

const LAYOUTS = ['loft', 'studio', '1br', '2br', '3br', '4+br'];
const LAYOUT_CODES = [10, 20, 30, 40, 50, 80];
const ids = (what: string): QueryParameter => ({ type: 'integer', description: `Ids of ${what}.`, repeatable: true });
const words = (description: string, values: readonly string[]): QueryParameter => ({
  type: 'string',
  description,
  values,
  repeatable: true,
});
const text = (description: string): QueryParameter => ({ type: 'string', description, repeatable: true });
const flag = (description: string): QueryParameter => ({ type: 'boolean', description });

const shared: Parameters = {
  agents: ids('agents; listings assigned to one of them'),
  bathrooms: words('Number of bathrooms.', ['1', '1.5', '2', '2.5', '3', '3.5', '4+']),
  building: ids('buildings'),
  building_name_address: text('Part of the name or the street address of the building.'),
  building_ownership: words('Who owns the building.', ['condo', 'coop', 'condop', 'singlefamily', 'multifamily']),
  cats_allowed: flag('Cats are allowed.'),
  city: text('Name of the city.'),
  commercial_use: words('Use of commercial space.', ['office', 'retail', 'industrial', 'storage']),
  company: ids('listing companies'),
  date_available_after: { type: 'date', description: 'Available on this day or later.' },
  date_available_before: { type: 'date', description: 'Available on this day or earlier.' },
  dogs_allowed: flag('Dogs of some size are allowed.'),
  doorman: words('Doorman of the building.', ['full-time', 'part-time', 'no-doorman']),
  elevator: flag('The building has an elevator.'),
  exclusive: flag('Listed by one company alone.'),
  featured: flag('Featured listings.'),
  geometry: {
    type: 'string',
    description:
      'A closed ring of longitude and latitude, as POLYGON((x y, x y, ...)) or as x,y | x,y | ...; the edge is inside.',
  },
  has_photos: flag('There are photos.'),
  incentives: words('Incentives.', ['owner-paid', 'months-free']),
  laundry_in_building: flag('Laundry in the building or in the unit.'),
  laundry_in_unit: flag('Laundry in the unit.'),
  layout: words('Layout.', LAYOUTS),
  listing_type: words('Kind of listing.', ['rentals', 'sales']),
  management_company: ids('management companies'),
  max_id: { type: 'integer', description: 'Only ids below this one: `pointer.next_id` of the page before.' },
  max_price: { type: 'number', description: 'The highest price.' },
  max_rent: { type: 'number', description: 'The highest rent.' },
  min_price: { type: 'number', description: 'The lowest price.' },
  min_rent: { type: 'number', description: 'The lowest rent.' },
  n: ids('neighborhoods; short form of `neighborhoods`'),
  neighborhoods: ids('neighborhoods'),
  open_house_begin: { type: 'date', description: 'An open house on this day or later.' },
  open_house_end: { type: 'date', description: 'An open house on this day or earlier.' },
  page: { type: 'integer', description: 'Page, from 1.' },
  parking: words('Parking at the building.', ['any', 'off-street', 'garage']),
  per_page: { type: 'integer', description: 'Results on a page.', most: 50 },
  pets: words('Pets that are allowed.', ['cats', 'small-dogs', 'large-dogs']),
  postal_code: text('Postal code.'),
  property: ids('communities'),
  property_type: words('Kind of property.', ['residential', 'commercial']),
  similar_units: flag('Adds a list of similar units.'),
  sort: {
    type: 'string',
    description: 'What to sort by.',
    values: ['building', 'layout', 'price', 'date_available', 'updated', 'status_updated', 'neighborhood'],
  },
  sort_dir: { type: 'string', description: 'Direction of the sort.', values: ['asc', 'desc'] },
  source: words('Where the listing comes from.', ['realtime', 'rls', 'my-company']),
  time: { type: 'date-time', description: 'Date and time without offset; any will do to see a day.' },
  unit_type: ids('unit types'),
  unit_type_name: text('Name of a unit type.'),
  updated_since: { type: 'date-time', description: 'Changed at this time or later, without offset.' },
  widget: {
    type: 'string',
    description: 'The widget that is asked about.',
    values: ['lead_capture_appointment'],
    required: true,
  },
};

/** Parameters that one operation reads in its own way. */
const own: Readonly<Record<string, Parameters>> = {
  searchPublicListings: {
    bathrooms: { type: 'number', description: 'The least number of bathrooms: 1, 1.5, 2 or the codes 10, 15, 20.' },
    doorman: flag('The building has a doorman.'),
    layout: { type: 'integer', description: 'Code of the layout.', values: LAYOUT_CODES, repeatable: true },
    sort: {
      type: 'string',
      description: 'What to sort by.',
      values: ['layout', 'rent', 'date_available', 'updated', 'status_updated'],
    },
  },
  listNeighborhoods: {
    city: text('Name of the city; all cities by default.'),
    state: text('Abbreviation of the state, such as NY; all states by default.'),
  },
};

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

/** What the query parameter `name` of an operation looks like; undefined when nobody has described it. */
export const queryParameter = (operation: string, name: string): QueryParameter | undefined =>
  own[operation]?.[name] ?? shared[name];
