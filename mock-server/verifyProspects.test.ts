import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../src/api/contract/operations.ts';
import { editProbes, prospectProbes, toursOfClient, toursOfClientLater } from '../src/command/verify/prospectProbes.ts';
import { works } from '../src/command/verify/report.ts';
import type { Finding } from '../src/command/verify/verify.ts';
import { stopAll } from '../test/startServer.ts';
import { differing, findingsOf, verifyMock, type Wrong } from '../test/verifyMock.ts';

afterEach(stopAll);

const nameOf = ({ probe, says }: Finding): string => `${probe}: ${says}`;
const isOfProspects = ({ probe }: Finding): boolean =>
  [...prospectProbes, ...editProbes, toursOfClient, toursOfClientLater].some(({ name }) => name === probe);

describe('verify --write with a secret key', () => {
  it('leaves one prospect of each version whom nobody has to call, and one recipient', async () => {
    const { code, findings, warned, service } = await verifyMock(undefined, { groups: [101, 106] });
    expect([code, differing(findings)]).toEqual([0, []]);
    const { prospects } = service.state();
    expect(prospects.map(({ status }) => status)).toEqual(['not-a-prospect', 'lead']);
    expect(prospects.flatMap(({ people }) => people.map(({ email }) => email))).toEqual(
      Array(2).fill('check@example.com'),
    );
    expect(warned).toContain('creates a prospect with each version of the API and edits the first');
    expect(warned).toContain('It adds the address to the email list 801, and it stays there.');
  });

  it('tries every operation of the document', async () => {
    const { service } = await verifyMock();
    const asked = new Set<string | null>(service.requests().map(({ operation }) => operation));
    expect(operations.map(({ endpoint }) => endpoint.name).filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each([{ secretKey: undefined }, { email: undefined }])('writes no prospect with %j', async (settings) => {
    const { code, findings, warned, service } = await verifyMock(undefined, settings);
    expect([code, differing(findings)]).toEqual([0, []]);
    const written = service.requests().filter(({ method, path }) => method !== 'GET' && /clients|email/.test(path));
    expect(written).toEqual([]);
    expect(warned).not.toMatch(/creates a prospect|email list/);
  });

  it('adds nobody to an email list that is not named', async () => {
    const { findings, warned, service } = await verifyMock(undefined, { emailList: undefined });
    expect(findings.filter(({ outcome }) => outcome === 'not tried').length).toBeGreaterThan(3);
    expect(warned).not.toContain('email list');
    const asked = service.requests().filter(({ operation }) => operation === 'addEmailBlastRecipients');
    expect(asked.map(({ status }) => status)).toEqual([404]);
  });
});

const NEW = /^POST .*v2\/clients$/;
const EDIT = /^PUT .*v2\/clients\/\d{1,6}$/;
const TOURS = /^GET .*clients\/\d{1,6}\/appointments$/;
const V1 = /^POST .*v1\/clients\/$/;
const RECIPIENTS = /^POST .*\/801\/recipients\/$/;
const accepted = ({ ok }: Response): boolean => ok;
const refused = ({ ok }: Response): boolean => !ok;
const asText = (text: string): string => text.replace(/\[("[^"]*")\]/g, '$1');
const asList = (text: string): string => text.replace(/:("[^"]*")/g, ':[$1]');

let lastTours = '';
/** Changes the tours of the client in a reply. If the reply has none, changes those of the last reply that had some. */
const inTours = (change: (text: string) => string) => (text: string) => {
  if (text.includes('"id"')) lastTours = text;
  return change(lastTours);
};

/** Services that are wrong about prospects and recipients, each in one way. `found` matches every statement that catches it. */
const wrongs: readonly Omit<Wrong, 'breaks'>[] = [
  {
    ...{ is: 'takes every prospect', call: NEW, when: refused, status: 200 },
    found: /^a prospect (without a|for).*: answers 400/,
  },
  { is: 'refuses a prospect in plain text', call: NEW, text: asText, found: /^a prospect (without a|for).*: `errors/ },
  { is: 'answers a new prospect with 201', call: NEW, when: accepted, status: 201, found: /^a prospect: 200/ },
  {
    ...{ is: 'keeps another name', call: NEW, found: /^a prospect: has the person/ },
    text: (text) => text.replace('"Conformance"', '"Someone"'),
  },
  {
    ...{
      is: 'has a number for the price of a prospect',
      call: NEW,
      found: /^a prospect: (200|`data.client.price_floor)/,
    },
    text: (text) => text.replace(/"price_floor":"([\d.]+)"/, '"price_floor":$1'),
  },
  {
    ...{ is: 'lists tours without the envelope', call: TOURS, found: /^the tours of the prospect.*: 200/ },
    text: (text) => JSON.stringify(JSON.parse(text).data),
  },
  {
    ...{
      is: 'has text for the status of a tour',
      call: TOURS,
      found: /^the tours of the prospect: (200|every status)/,
    },
    text: (text) => text.replace('"status":30', '"status":"30"'),
  },
  {
    ...{ is: 'keeps a canceled tour in the list', call: TOURS },
    text: inTours((text) => text.replace('"status":30', '"status":40')),
    found: /^the tours of the prospect.*: (every status|the canceled tour)/,
  },
  {
    ...{ is: 'lists the tours of others', call: TOURS, found: /^the tours of the prospect.*: every tour is of/ },
    text: inTours((text) => text.replace(/"client":\{"id":\d+/, '"client":{"id":1')),
  },
  {
    ...{ is: 'books for another prospect', call: TOURS, found: /^the tours of the prospect: the tour that was/ },
    text: () => '{"data":{"appointments":[]}}',
  },
  {
    ...{ is: 'lists ends without an offset', call: TOURS, found: /^the tours of the prospect: every `start` and/ },
    text: (text) => text.replace(/("end":"[^"]*)-05:00"/, '$1"'),
  },
  {
    ...{ is: 'lists the last tour first', call: TOURS, found: /^the tours of the prospect: the starts rise/ },
    text(text) {
      const { appointments } = JSON.parse(text).data;
      const more = [...appointments].map((tour) => ({ ...tour, start: '2026-12-01T09:00:00-05:00' }));
      return JSON.stringify({ data: { appointments: [...appointments, ...more] } });
    },
  },
  {
    ...{ is: 'answers an edit with nothing', call: EDIT, when: accepted, text: () => '' },
    found: /^(an edit of the status|an application, without|the last edit)/,
  },
  {
    ...{ is: 'gives a status as it was sent', call: EDIT },
    text: (text) => text.replace(/"status":"([^"]*)"/, (_, status) => `"status":"${String(status).toLowerCase()}"`),
    found: /^(an edit of the status|an application, without|the last edit).*: `data.client.status/,
  },
  {
    ...{ is: 'forgets the people with an edit', call: EDIT, found: /^the last edit: `data.client.people/ },
    text: (text) => text.replace(/"people":\[[^\]]*\]/, '"people":[]'),
  },
  {
    ...{ is: 'takes every edit', call: EDIT, when: refused, status: 200 },
    found: /^(an application with another|a lease that|a status that).*: answers/,
  },
  {
    ...{ is: 'refuses an application with lists', call: EDIT, when: refused, text: asList },
    found: /^(an application with another|a lease that).*: `errors/,
  },
  { is: 'refuses a status in plain text', call: EDIT, when: refused, text: asText, found: /^a status that.*: `errors/ },
  {
    ...{ is: 'edits an unknown prospect', call: /^PUT .*clients\/999999999$/, status: 200 },
    found: /unknown prospect: answers/,
  },
  {
    ...{ is: 'refuses an unknown prospect with a list', call: /^PUT .*clients\/999999999$/, text: asList },
    found: /unknown prospect: `errors/,
  },
  {
    ...{ is: 'answers version 1 with 200', call: V1, when: accepted, status: 200 },
    found: /^a prospect of version 1: 201/,
  },
  {
    ...{ is: 'gives nobody back in version 1', call: V1, found: /^a prospect of version 1: `people/ },
    text: (text) => text.replace(/"people":\[\{.*\}\]/, '"people":[]'),
  },
  {
    ...{ is: 'takes a prospect of version 1 without people', call: V1, when: refused, status: 201 },
    found: /version 1 without people: answers/,
  },
  { is: 'refuses version 1 in plain text', call: V1, text: asText, found: /version 1 without people: `errors/ },
  {
    ...{ is: 'adds to a list that is not there', call: /999999999\/recipients/, status: 200 },
    found: /unknown email list: answers/,
  },
  { is: 'adds a text that is no address', call: RECIPIENTS, when: refused, status: 200, found: /no address: answers/ },
  {
    ...{ is: 'does not say which address is wrong', call: RECIPIENTS, when: refused, found: /no address: `errors/ },
    text: (text) => text.replace('"1":', '"0":'),
  },
  {
    ...{ is: 'counts recipients in text', call: RECIPIENTS, found: /^(a recipient of an email|the same recipient)/ },
    text: (text) => text.replace(/"added":(\d+)/, '"added":"$1"'),
  },
  {
    ...{ is: 'adds an address twice', call: RECIPIENTS, found: /^the same recipient once more: `added`/ },
    text: (text) => text.replace(/"added":0,"skipped":1/, '"added":1,"skipped":0'),
  },
  {
    ...{ is: 'has sales among rentals', call: /residential\/rentals/ },
    text: (text) => text.replace('"For Rent"', '"For Sale"'),
    found: /^version 2 search, Residential, For Rent: every `listing_type/,
  },
  {
    ...{ is: 'has homes among offices', call: /commercial\/sales/ },
    text: (text) => text.replace('"Commercial"', '"Residential"'),
    found: /^version 2 search, Commercial, For Sale: every `property_type/,
  },
  {
    ...{ is: 'gives the first page of the sync again', call: /sync\/listings\/\?max_id/ },
    text: (text) => text.replace(/"id":(\d+)/g, (_, id) => `"id":${Number(id) + 1e6}`),
    found: /^bulk sync, the second page: the ids are below/,
  },
  {
    ...{ is: 'has rising ids', call: /sync\/listings\/\?max_id/, found: /^bulk sync, the second page: the ids fall/ },
    text(text) {
      const page = JSON.parse(text);
      return JSON.stringify({ ...page, items: [...page.items].reverse() });
    },
  },
  {
    ...{ is: 'has a bare list as its second page', call: /sync\/listings\/\?max_id/, text: () => '[]' },
    found: /^bulk sync, the second page: 200/,
  },
];

describe('a service that is wrong about prospects', () => {
  it.each(wrongs)('is caught when it $is ($found)', async (wrong) => {
    const findings = await findingsOf({ ...wrong, breaks: false });
    const about = findings.filter((finding) => wrong.found.test(nameOf(finding)));
    expect(about.map(nameOf)).not.toEqual([]);
    expect(about.filter(({ outcome }) => outcome !== 'differs').map(nameOf)).toEqual([]);
    // The widget reads none of this.
    expect(works(findings)).toBe(true);
  });

  it('is caught at least once by each statement about prospects', async () => {
    const { findings } = await verifyMock();
    const names = findings.filter(isOfProspects).map(nameOf);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !wrongs.some(({ found }) => found.test(name)))).toEqual([]);
  });
});
