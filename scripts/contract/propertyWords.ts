/**
 * What openapi.json says of a property beyond its schema: words, unit, format, and which numbers are whole. The client's
 * schemas do without it, because a visitor's browser loads them.
 */
export interface PropertyWords {
  readonly description: string;
  /** Whether a number is whole. Every number has to say so. */
  readonly number?: 'integer' | 'number';
  /** Keywords beside the type, for the value or, in a list, for its items. */
  readonly keywords?: Readonly<Record<string, unknown>>;
}

const words = (description: string): PropertyWords => ({ description });
const sample = (description: string, ...examples: readonly unknown[]): PropertyWords => ({
  description,
  keywords: { examples },
});
const whole = (description: string, ...examples: readonly number[]): PropertyWords => ({
  description,
  number: 'integer',
  ...(examples.length > 0 ? { keywords: { examples } } : {}),
});
const decimal = (description: string): PropertyWords => ({ description, number: 'number' });
const formatted =
  (keywords: Readonly<Record<string, unknown>>) =>
  (description: string): PropertyWords => ({ description, keywords });

const id = (of: string): PropertyWords => whole(`Id of ${of}.`);
const url = formatted({ format: 'uri' });
const date = formatted({ format: 'date', examples: ['2026-12-05'] });
const moment = formatted({ format: 'date-time', examples: ['2026-12-05T10:15:00-05:00'] });
/** A time by the wall clock. The format `date-time` would require an offset. */
const LOCAL = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$`;
const localTime = formatted({ pattern: LOCAL, examples: ['2026-12-05T10:15:00'] });
const timeOfDay = formatted({ pattern: String.raw`^\d{2}:\d{2}:\d{2}$`, examples: ['11:00:00'] });
const amount = formatted({ pattern: String.raw`^\d+\.\d{2}$`, examples: ['2400.00'] });
/** An amount as text. Where a number is allowed too, it may be any number. */
const numericText = (description: string): PropertyWords => ({
  description,
  number: 'number',
  keywords: { pattern: String.raw`^-?\d+(\.\d+)?$`, examples: ['2400'] },
});
const LAYOUT_WORDS = ['loft', 'studio', '1br', '2br', '3br', '4+br'];
const layouts = formatted({ enum: LAYOUT_WORDS });
const STATUS_CODES =
  '10 tentative, 20 not confirmed, 30 confirmed, 40 canceled, 50 completed, 60 no-show; null is one made in the web application';

/** What a name means in every component, unless `own` says otherwise. */
const shared: Readonly<Record<string, PropertyWords>> = {
  access_info: sample('How to get in to show the unit; empty where nothing is said.', 'Key in the lockbox'),
  added: whole('How many addresses were added.'),
  address: words('Postal address.'),
  agent_id: id('the agent'),
  agents: words('Agents a client asked for.'),
  allow_automated_valuations: words('Whether a value of the home may be worked out and shown beside it.'),
  allow_comments: words('Whether visitors may comment on the listing.'),
  amenities: sample('What the building or the unit offers.', 'Gym'),
  application: words('The application; only with the status applicant or resident.'),
  application_price: numericText('Rent applied for, in dollars a month.'),
  application_submitted_date: date('The day the application came in.'),
  appointment: words('The tour.'),
  appointment_showings: words('Internal; may be ignored.'),
  appointment_sms_opt_in: words('Whether the group asks visitors for consent to text messages.'),
  appointments: words('The tours, by start.'),
  area: sample('The larger part of the city; the text None where there is none.', 'Riverfront', 'None'),
  available_times: {
    description:
      'Start times. Office hours are times of day (`08:00:00`); availability is dates with times, without offset (`2026-12-05T10:15:00`).',
    keywords: { examples: ['2026-12-05T10:15:00'] },
  },
  bathrooms: decimal('Number of bathrooms, in halves.'),
  bedrooms: whole('Number of bedrooms; 0 for a studio, a loft and commercial space.'),
  bio: words('What the agent says about themselves.'),
  broker_booked: words('Whether a broker books for a client.'),
  broker_company: words("The broker's company."),
  broker_email: words("The broker's email address."),
  broker_first_name: words("The broker's first name."),
  broker_last_name: words("The broker's last name."),
  broker_phone: words("The broker's telephone number."),
  building: words('The building.'),
  building_age: sample('Age of the building in a word.', 'Pre-war', 'Post-war'),
  building_description: words('The building in a few sentences.'),
  building_ownership: sample('Who owns the building.', 'Condo', 'Co-op', 'Apartment'),
  building_type: sample('Kind of building.', 'Mid-rise'),
  campaign_id: words('Id of the campaign that brought the prospect.'),
  campaign_info: words('What is known of that campaign.'),
  changed_at: moment('The last change, with offset.'),
  city: sample('City.', 'Port Calder'),
  client: words('The prospect.'),
  client_referral: words('Who or what referred the prospect.'),
  closed_date: date('The day the application was closed.'),
  cobroke_agreement: words('Terms of working with other brokers; empty where there are none.'),
  community: id('the community the prospect is interested in'),
  company_id: id('the company'),
  confirmation_enabled: words('Whether the group wants a confirmation screen.'),
  contacts: words('Whom to ask.'),
  cross_streets: sample('Streets that cross at the building.', 'Canal Row'),
  data: words('What was asked for.'),
  date: date('The day.'),
  date_available: date('The day from which the unit is free.'),
  date_of_birth: date('Date of birth.'),
  description: words('Description in plain text.'),
  device: sample('The kind of device the prospect was created on.', 'mobile'),
  discovery_source: whole('How the prospect heard of the property: a referral source code.', 20),
  discovery_source_choices: words('The ways to offer to the visitor; where it is empty, `referral_sources`.'),
  elevator: words('Whether an elevator is wanted.'),
  email: sample('Email address.', 'rosa.delgado@example.com'),
  email_updates_opt_in: words('Whether news may be sent by email.'),
  employee: words('Who gives the tour.'),
  end: moment('When the tour ends, with offset.'),
  end_time: timeOfDay('End, time of day.'),
  errors: words('What was wrong with the request; empty when nothing was.'),
  exclusive: words('Whether one company alone lists it; null where that is not known.'),
  expiration_date: moment('A time the service gives with the booking; what ends then is documented nowhere.'),
  fax_number: words('Fax number.'),
  featured: words('Whether the company puts it first.'),
  fee_structure: sample('Who pays the broker.', 'No fee', 'Co-broke'),
  field_config: {
    description: 'How each field of the form is shown, by key (`client.pets`): 10 hidden, 20 optional, 30 required.',
    number: 'integer',
  },
  first_name: sample('First name.', 'Rosa'),
  first_showing_date: date('The first day on which it can be seen.'),
  floor: whole('The floor the unit is on, from 1.'),
  floors: decimal('Number of floors.'),
  group: id('the group of employees that looks after the prospect'),
  headshot: words('Portrait.'),
  id: id('the record'),
  idx_opt_out: words('Whether it is kept out of the sites of other brokers.'),
  incentives: sample('What the owner adds to the offer.', 'One month free'),
  is_floorplan: words('Whether the picture is a floorplan.'),
  is_primary: words('Whether this is the one to write to.'),
  items: words('The records of this page.'),
  key_in_office: words('Whether the office has a key; null where that is not known.'),
  label: sample('What a visitor reads.', 'Website'),
  large: url('Address of the large picture.'),
  last_listed_at: localTime('When it last came on the market, without offset.'),
  last_name: sample('Last name.', 'Delgado'),
  latitude: decimal('Degrees north.'),
  laundry: {
    description: 'Laundry that is wanted: 10 in the unit, 20 in the building, 30 a connection in the unit.',
    number: 'integer',
  },
  layout: sample('Rooms, or for commercial space its use.', '2 Bedroom'),
  layout_options: layouts('The layouts to offer to the visitor.'),
  lead_source: sample('Label of how the client heard of the property.', 'Website'),
  lease_end_date: date('The last day of the lease.'),
  lease_start_date: date('The first day of the lease.'),
  listing_company: words('Who lists it.'),
  listing_type: sample('Kind of listing.', 'For Rent', 'For Sale'),
  local_file_name: words('Name of the file it was made from.'),
  location: words('Where it is.'),
  logo: url('Address of the logo.'),
  longitude: decimal('Degrees east; negative in the west.'),
  marketing_description: words('The plan in a few sentences; may be empty.'),
  max: decimal('The most.'),
  max_lease_term: whole('The longest lease in months.'),
  media_type: sample('Kind of picture.', 'Photo', 'Floor plan'),
  message: words('What was done, in words.'),
  min: decimal('The least.'),
  min_lease_term: whole('The shortest lease in months.'),
  mls_policies: words('What may be done with it elsewhere.'),
  mobile_phone_number: sample('Mobile telephone number.', '5552010101'),
  move_in_date: date('The day the prospect wants to move in.'),
  move_out_date: date('The day the person moves out.'),
  name: words('Name.'),
  neighborhood: words('The neighborhood.'),
  neighborhoods: { description: 'Ids of neighborhoods that are wanted.', number: 'integer' },
  next_id: whole('The `max_id` of the next page; null on the last.'),
  notes: words('Notes in plain text.'),
  notification_sent: words('Whether an email told the agent: it does where the tour was confirmed.'),
  open_houses: words('When it can be seen without an appointment.'),
  occupancy_status: sample('Whether somebody lives there.', 'Vacant', 'Occupied'),
  original: url('Address of the picture as it came.'),
  outdoor_space: { description: 'Outdoor space that is wanted: 10 private, 20 public.', number: 'integer' },
  page: whole('Number of this page, from 1.', 1),
  people: words('The people of the prospect; the first is the primary one unless another says so.'),
  person: words('The primary person.'),
  pets: sample('Pets that are allowed.', 'Cats, Small dogs', 'No pets'),
  phone_1: sample('Telephone number.', '555-0134'),
  phone_2: words('A second telephone number.'),
  phone_number: sample('Telephone number.', '5552010001'),
  photo: url('Address of a portrait.'),
  photos: words('Pictures, in order.'),
  pointer: words('Where the next page begins.'),
  postal_code: sample('Postal code.', '10912'),
  preferred_name: words('What the person wants to be called.'),
  price: amount('Rent in dollars a month, or the price of a sale in dollars.'),
  price_ceiling: numericText('The most to pay, in dollars a month.'),
  price_floor: numericText('The least to pay, in dollars a month.'),
  primary_video_url: words('Address of a video; empty where there is none.'),
  property_type: sample('Kind of property.', 'Residential', 'Commercial'),
  referral_sources: words('Every way to hear of the property, as pairs of code and label.'),
  rent: decimal('Rent in dollars a month, or the price of a sale in dollars.'),
  renter_fee: amount('What the renter pays for the agency, in dollars.'),
  secondary_video_url: words('Address of a second video; empty where there is none.'),
  similar_units: words('Listings like this one, when they were asked for.'),
  skipped: whole('How many addresses the list had already.'),
  small: url('Address of the small picture.'),
  sms_opted_in: whole('Consent to text messages: 10 given, 20 not given.', 10),
  sort_order: whole('Place among the pictures, from 0.', 0),
  source: sample('Where the listing comes from.', 'My Company'),
  source_id: words('What the building is called in another system.'),
  source_type: sample('The kind of place the prospect came from.', 'website'),
  square_footage: whole('Floor area in square feet.'),
  start: moment('When the tour starts, with offset.'),
  start_time: timeOfDay('Start, time of day.'),
  state: sample('Abbreviation of the state.', 'NY'),
  status: sample('Status, in a word.', 'Available'),
  street_address: sample('Street and number.', '12 Canal Row'),
  tax_block: words('Tax block.'),
  tax_lot: words('Tax lot.'),
  thumbnail: url('Address of the smallest picture.'),
  title: sample('What the agent does.', 'Leasing Agent'),
  total_items: whole('How many records there are on all pages.'),
  total_pages: whole('How many pages there are.'),
  total_rooms: words('Number of rooms.'),
  total_units: whole('Number of units in the building.'),
  unit: id('the unit the prospect is interested in'),
  unit_amenities: sample('What the unit offers.', 'Dishwasher'),
  unit_description: words('The unit in a few sentences.'),
  unit_id: id('the unit, which is that of its listing'),
  unit_number: sample('Number of the unit; it comes once in a building.', '3B'),
  unit_types: words('The kinds of unit that are built by the plan.'),
  updated_at: localTime('The last change, without offset.'),
  valid: words('Whether the request could be answered as it was: false in a refusal.'),
  value: whole('A referral source code.', 20),
  virtual_tour_url: words('Address of a virtual tour; empty where there is none.'),
  vow_opt_out: words('Whether it is kept out of offices on the web.'),
  website: url('Address of the web site.'),
  xlarge: url('Address of the largest picture.'),
  year_built: whole('The year the building was built.', 1931),
  zipcode: sample('Postal code.', '10912'),
};

/** Names that have a meaning of their own in a component. */
const own: Readonly<Record<string, Readonly<Record<string, PropertyWords>>>> = {
  Agent: { id: id('the agent'), email: formatted({ format: 'email' })('Email address.') },
  Appointment: {
    id: id('the tour'),
    status: whole(`Code of the status: ${STATUS_CODES}.`, 30),
    location: words('Where the tour is, in plain text; may be empty.'),
  },
  AppointmentClient: {
    id: id('the client'),
    name: sample('The names of all its people.', 'Rosa Delgado & Theo Grant'),
    group: id('the group that looks after the client'),
  },
  AppointmentPerson: { id: id('the person') },
  BookedAppointment: {
    id: id('the tour: keep it to move or cancel the tour'),
    location: words('Where the tour is, in plain text, as it was sent.'),
  },
  BookingAppointment: {
    start: localTime('When the tour starts by the clock of the property, without offset, on a quarter hour.'),
    location: words('Where the tour is, in plain text; may be empty.'),
  },
  BookingClient: {
    layout: layouts('Layouts that are wanted.'),
    pets: {
      description: 'Pets, as numeric text: "10" cats, "20" small dogs, "30" large dogs.',
      keywords: { pattern: String.raw`^-?\d+(\.\d+)?$`, examples: ['10'] },
    },
    move_in_date: localTime('The day the prospect wants to move in, at midnight, without offset.'),
  },
  Building: { id: id('the building') },
  CompanyBuilding: {
    id: id('the building'),
    location: words('Where it is; null where nobody has said.'),
    neighborhood: words('The neighborhood; null where nobody has said.'),
  },
  CreateProspectV1Reply: { id: id('the prospect') },
  CreateProspectV1Request: {
    layout: {
      description: 'Codes of layouts that are wanted: 10 studio, 20 to 50 by bedrooms, 80 loft.',
      number: 'integer',
      keywords: { enum: [10, 20, 30, 40, 50, 80] },
    },
    price_floor: decimal('The least to pay, in dollars a month.'),
    price_ceiling: decimal('The most to pay, in dollars a month.'),
  },
  EmailBlast: { id: id('the list') },
  Employee: { id: id('the agent') },
  Floorplan: {
    id: id('the floorplan'),
    bathrooms: words('Number of bathrooms, in halves.'),
    square_footage: words('Floor area in square feet.'),
    price: words('Rent in dollars a month.'),
  },
  FloorplanPhoto: { id: id('the picture'), description: words('What the picture shows.') },
  Headshot: {
    original: words('Address of the picture as it came; empty where there is none.'),
    thumbnail: words('Address of the smallest picture; empty where there is none.'),
  },
  Listing: { id: id('the listing, which is that of its unit') },
  Neighborhood: { id: id('the neighborhood') },
  NewProspect: {
    layout: layouts('Layouts that are wanted.'),
    building: id('the building the prospect is interested in'),
  },
  Photo: { id: id('the picture') },
  PriceRange: {
    min: amount('The lowest rent in dollars a month.'),
    max: amount('The highest rent in dollars a month.'),
  },
  Prospect: {
    id: id('the prospect'),
    layout: layouts('Layouts that are wanted.'),
    status: sample('Status, as a label.', 'Lead', 'Toured', 'Applicant', 'Resident', 'Not a prospect'),
    price_floor: amount('The least to pay, in dollars a month.'),
    price_ceiling: amount('The most to pay, in dollars a month.'),
  },
  ProspectEdit: {
    layout: layouts('Layouts that are wanted.'),
    building: id('the building the prospect is interested in'),
    status: words('Status.'),
  },
  ProspectPerson: { id: id('the person') },
  PublicBuilding: { id: id('the building') },
  PublicListBuilding: { id: id('the building') },
  PublicListing: {
    id: id('the listing, which is that of its unit'),
    renter_fee: decimal('What the renter pays for the agency, in dollars.'),
  },
  PublicPhoto: { id: id('the picture'), media_type: whole('Kind of picture: 10 a photo, 20 a floorplan.', 10) },
  RescheduleAppointmentRequest: {
    start: localTime('The new start by the clock of the property, without offset, on a quarter hour.'),
  },
  RescheduledAppointment: {
    id: id('the tour'),
    status: whole(`Code of the status: ${STATUS_CODES}.`, 30),
    location: words('Where the tour is, in plain text; may be empty.'),
  },
  SingleListing: { id: id('the listing, which is that of its unit') },
  SingleListingBuilding: { id: id('the building') },
  SinglePublicListing: {
    id: id('the listing, which is that of its unit'),
    renter_fee: decimal('What the renter pays for the agency, in dollars.'),
  },
  SyncListing: {
    id: id('the listing, which is that of its unit'),
    status: whole('Code of the status, 100 available to 410 sold.', 100),
    listing_type: sample('Kind of listing.', 'rentals', 'sales'),
    property_type: sample('Kind of property.', 'residential', 'commercial'),
  },
  Times: { start: words('Why the time that was asked for is not free.') },
  UnitType: { id: id('the unit type') },
};

/** What the property `name` of `component` means. Throws when nobody has said it. */
export function propertyWords(component: string, name: string): PropertyWords {
  const found = own[component]?.[name] ?? shared[name];
  if (!found) throw new Error(`scripts/contract/propertyWords.ts does not describe ${name} of ${component}.`);
  return found;
}

/** Names in the table that no component of `used` (`Component.name`) has. */
export const unusedWords = (used: ReadonlySet<string>): readonly string[] => [
  ...Object.entries(own).flatMap(([component, names]) =>
    Object.keys(names).flatMap((name) => (used.has(`${component}.${name}`) ? [] : [`${component}.${name}`])),
  ),
  ...Object.keys(shared).filter((name) => ![...used].some((each) => each.endsWith(`.${name}`))),
];
