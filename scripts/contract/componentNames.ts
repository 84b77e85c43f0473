import type { GenericSchema } from 'valibot';
import { errorsReply } from '../../src/api/contract/operation.ts';
import { operations } from '../../src/api/contract/operations.ts';
import * as appointments from '../../src/api/contract/schemas/appointments.ts';
import * as emailBlasts from '../../src/api/contract/schemas/email-blasts.ts';
import * as v1 from '../../src/api/contract/schemas/listings-v1.ts';
import * as v2 from '../../src/api/contract/schemas/listings-v2.ts';
import * as prospects from '../../src/api/contract/schemas/prospects.ts';
import * as agents from '../../src/api/contract/schemas/reference.ts';
import * as buildings from '../../src/api/contract/schemas/reference.ts';
import * as floorplans from '../../src/api/contract/schemas/reference.ts';
import * as neighborhoods from '../../src/api/contract/schemas/reference.ts';
import * as places from '../../src/api/contract/schemas/reference.ts';
import * as sync from '../../src/api/contract/schemas/sync.ts';

/** The objects of the API that have a name, with what openapi.json says of each. */
const OBJECTS: Readonly<Record<string, readonly [schema: GenericSchema, description: string]>> = {
  WidgetConfiguration: [
    appointments.widgetConfiguration,
    'What the form of the appointment widget of a group asks for.',
  ],
  DiscoverySource: [appointments.discoverySource, 'A way in which a visitor may have heard of the property.'],
  Times: [appointments.timesReply, 'Office hours or free slots of a group.'],
  BookingAppointment: [appointments.bookingAppointment, 'The tour to book.'],
  BookingClient: [appointments.bookingClient, 'Who the tour is for. Nothing in it is required.'],
  Person: [appointments.person, 'One of the people a tour is for.'],
  BookedAppointment: [appointments.bookedAppointment, 'A tour that was just booked.'],
  RescheduledAppointment: [appointments.rescheduledAppointment, 'A tour after it was moved.'],
  Appointment: [appointments.appointment, 'A tour of a client.'],
  Employee: [appointments.employee, 'The agent who gives a tour.'],
  AppointmentClient: [appointments.appointmentClient, 'The client of a tour.'],
  AppointmentPerson: [appointments.appointmentPerson, 'The primary person of the client of a tour.'],
  Listing: [v2.listing, 'A unit on the market, version 2.'],
  SingleListing: [v2.singleListing, 'A unit on the market, version 2, with its fees and more of its building.'],
  Photo: [v2.photo, 'A picture of a listing in five sizes.'],
  ListingCompany: [v2.listingCompany, 'The company that lists a unit.'],
  Building: [v2.listingBuilding, 'The building a listing is in.'],
  SingleListingBuilding: [v2.singleListingBuilding, 'The building a listing is in, with its age and size.'],
  MlsPolicies: [v2.mlsPolicies, 'What may be done with a listing in a multiple listing service.'],
  OpenHouse: [v2.openHouse, 'Hours in which a listing can be seen without an appointment.'],
  Contact: [v2.contact, 'Someone to ask about a listing.'],
  NeighborhoodName: [places.neighborhoodName, 'A neighborhood without its id.'],
  Location: [places.location, 'A point on the map.'],
  SyncListing: [sync.syncListing, 'A listing of any status, with codes where the searches show labels.'],
  PublicListing: [v1.publicListing, 'A unit on the market, version 1.'],
  SinglePublicListing: [v1.singlePublicListing, 'A unit on the market, version 1, with its open houses.'],
  PublicPhoto: [v1.publicPhoto, 'A picture of a listing in four sizes.'],
  PublicBuilding: [v1.publicBuilding, 'The building a listing of version 1 is in.'],
  PublicListBuilding: [v1.publicListBuilding, 'The building a listing of version 1 is in, with its postal code.'],
  PublicContact: [v1.publicContact, 'Someone to ask about a listing of version 1.'],
  PublicAgentContact: [v1.publicAgentContact, 'Someone to ask about a listing of version 1, with an id.'],
  PublicOpenHouse: [v1.publicOpenHouse, 'Hours in which a listing of version 1 can be seen without an appointment.'],
  Agent: [agents.agent, 'Someone who works for the company.'],
  Headshot: [agents.headshot, 'A portrait in two sizes.'],
  Neighborhood: [neighborhoods.neighborhood, 'A part of a city.'],
  CompanyBuilding: [buildings.companyBuilding, 'A building of the company.'],
  Floorplan: [floorplans.floorplan, 'A plan of homes of a community.'],
  FloorplanPhoto: [floorplans.floorplanPhoto, 'A picture of a floorplan in five sizes.'],
  UnitType: [floorplans.unitType, 'A kind of unit within a community.'],
  Range: [floorplans.range, 'The least and the most; null where nothing is known yet.'],
  PriceRange: [floorplans.priceRange, 'The lowest and the highest rent; null where nothing is known yet.'],
  EmailBlast: [emailBlasts.emailBlast, 'A list of email addresses that news are sent to.'],
  Recipient: [emailBlasts.recipient, 'An address to add to a list.'],
  Prospect: [prospects.prospect, 'People who look for a home.'],
  ProspectPerson: [prospects.prospectPerson, 'One of the people of a prospect.'],
  PersonInput: [prospects.personInput, 'What to change of one of the people of a prospect.'],
  NewPerson: [prospects.newPerson, 'One of the people of a new prospect.'],
  PersonInputV1: [prospects.personInputV1, 'One of the people of a new prospect, version 1.'],
  NewProspect: [
    prospects.newProspect,
    'A prospect to create. At most one of community, building and unit may be given.',
  ],
  ProspectEdit: [prospects.prospectEdit, 'What to change of a prospect; what is left out stays as it is.'],
  Application: [prospects.application, 'The application of a prospect for a unit.'],
};

/** A name for each schema in openapi.json. A schema that several operations share has its name from the first one. */
export function componentNames(): ReadonlyMap<GenericSchema, string> {
  const names = new Map<GenericSchema, string>([[errorsReply, 'Errors']]);
  for (const [name, [schema]] of Object.entries(OBJECTS)) names.set(schema, name);
  for (const { endpoint, body, replies } of operations) {
    const title = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1);
    if (body && !names.has(body)) names.set(body, `${title}Request`);
    for (const schema of Object.values(replies)) if (!names.has(schema)) names.set(schema, `${title}Reply`);
  }
  return names;
}

/** What a component is, one sentence. */
export function describeComponent(name: string): string {
  const own = OBJECTS[name]?.[1];
  if (own !== undefined) return own;
  const operation = name.replace(/(Request|Reply)$/, '');
  const summary = operations.find(({ endpoint }) => endpoint.name.toLowerCase() === operation.toLowerCase())?.endpoint
    .summary;
  if (summary === undefined) throw new Error(`scripts/contract/componentNames.ts does not describe ${name}.`);
  return `${name.endsWith('Request') ? 'Body of' : 'Reply to'} \`${operation.charAt(0).toLowerCase()}${operation.slice(1)}\`: ${summary}`;
}
