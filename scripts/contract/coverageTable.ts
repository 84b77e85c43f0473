import { type Operation, operations } from '../../src/api/contract/operations.ts';
import { samplePath } from './samples.ts';

/** What keeps an operation's reply to its sample; the tests in test/contract.test.ts are named this way. */
export const testName = (operation: string): string => `${operation} answers in the shape of its sample`;

/** The engine function that answers each operation, and its file below mock-server/engine. */
export const ENGINE: Readonly<Record<string, readonly [name: string, file: string]>> = {
  getWidgetConfiguration: ['widgetConfiguration', 'widget-configuration.ts'],
  getTimes: ['times', 'times.ts'],
  bookTour: ['book', 'booking.ts'],
  listClientAppointments: ['clientAppointments', 'appointments.ts'],
  cancelAppointment: ['cancelAppointment', 'appointments.ts'],
  rescheduleAppointment: ['rescheduleAppointment', 'appointments.ts'],
  createProspect: ['createProspect', 'prospects/createProspect.ts'],
  editProspect: ['editProspect', 'prospects/editProspect.ts'],
  createProspectV1: ['createProspectV1', 'prospects/createProspect.ts'],
  searchListings: ['searchListings', 'listings/listings.ts'],
  searchResidentialRentals: ['searchListings', 'listings/listings.ts'],
  searchResidentialSales: ['searchListings', 'listings/listings.ts'],
  searchCommercialRentals: ['searchListings', 'listings/listings.ts'],
  searchCommercialSales: ['searchListings', 'listings/listings.ts'],
  getListing: ['getListing', 'listings/listings.ts'],
  syncListings: ['syncListings', 'listings/syncListings.ts'],
  searchPublicListings: ['searchPublicListings', 'listings/publicListings.ts'],
  getPublicListing: ['getPublicListing', 'listings/publicListings.ts'],
  listAgents: ['listAgents', 'reference/reference.ts'],
  getAgent: ['getAgent', 'reference/reference.ts'],
  listNeighborhoods: ['listNeighborhoods', 'reference/reference.ts'],
  listBuildings: ['listBuildings', 'reference/reference.ts'],
  listFloorplans: ['listFloorplans', 'reference/reference.ts'],
  listEmailBlasts: ['listEmailBlasts', 'blasts.ts'],
  addEmailBlastRecipients: ['addEmailBlastRecipients', 'blasts.ts'],
};

/** The client's methods for an operation: one of its name, but where one operation answers two questions. */
export const clientMethods = (operation: string): readonly string[] =>
  operation === 'getTimes' ? ['getOfficeHours', 'getAvailability'] : [operation];

const AUTH = { open: 'none shown', key: '`key` in the query', basic: 'HTTP Basic' } as const;

/** The text of docs/api.md. */
export const coverageText = (): string => `# The API, operation by operation

Written by \`npm run openapi\` from \`src/api/contract/operations.ts\`; a test fails when it is out of date.
The client's methods are those of \`tour-booking/client\`. Engine functions live in \`mock-server/engine/\`. The samples
are rebuilt from the API document: its shapes, our values. Each test stands in \`test/contract.test.ts\`.

Where the document shows no authentication the service wants no key, unless the mock runs with \`--require-key\`: then
HTTP Basic, with a key that has at least the right in brackets.

| client method | operation | request | authentication | engine | sample | test |
|---|---|---|---|---|---|---|
${operations.map(row).join('\n')}

${operations.length} operations.
`;

function row({ endpoint }: Operation): string {
  const { name, method, path, auth } = endpoint;
  const [engine, file] = ENGINE[name] ?? ['–', ''];
  const sample = samplePath(name);
  return [
    '',
    ` ${clientMethods(name)
      .map((each) => `\`${each}\``)
      .join(', ')} `,
    ` \`${name}\` `,
    ` ${method} \`${path}\` `,
    ` ${AUTH[auth.scheme]} (${auth.right}) `,
    ` [${engine}](../mock-server/engine/${file}) `,
    ` [${sample.replace('test/fixtures/', '')}](../${sample}) `,
    ` ${testName(name)} `,
    '',
  ].join('|');
}
