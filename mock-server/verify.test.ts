import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { works } from '../src/command/verify/report.ts';
import type { Finding } from '../src/command/verify/verify.ts';
import { stopAll } from '../test/startServer.ts';
import { differing, findingsOf, verifyMock, type Wrong } from '../test/verifyMock.ts';

afterEach(stopAll);

describe('verify', () => {
  it('finds no difference in the mock, tries everything, and cancels the tour that it booked in each group', async () => {
    const { code, findings, warned, service } = await verifyMock(undefined, { groups: [101, 102, 104, 106] });
    expect(differing(findings)).toEqual([]);
    expect(findings.filter(({ outcome }) => outcome === 'not tried')).toEqual([]);
    expect(findings.length).toBeGreaterThan(250);
    expect(code).toBe(0);
    expect(warned).toMatch(/What stays: a prospect with this address/);
    const { appointments } = service.state();
    expect(appointments.map(({ status }) => status)).toEqual([40, 40, 40, 40]);
  });

  it.each([7, 424_242, 3_141_592_653])('finds no difference with the data of the seed %i', async (seed) => {
    const { code, findings } = await verifyMock(undefined, { groups: [101, 102, 103, 104, 105, 106] }, seed);
    expect([code, differing(findings)]).toEqual([0, []]);
    expect(findings.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(450);
  });

  it.each([103, 105])('finds no difference in a group that is switched off or full: %i', async (group) => {
    const { code, findings, said } = await verifyMock(undefined, { groups: [group] });
    expect([code, differing(findings)]).toEqual([0, []]);
    if (group === 105) expect(said).toContain('from 2026-12-03 to 2026-12-16 there is none');
  });

  it('reads only, unless it is told to write', async () => {
    const methods = new Set<string>();
    const { code, findings, warned, service } = await verifyMock(
      { is: 'right', call: /^/, text: (text) => text, found: /^/, breaks: false },
      { email: undefined },
    );
    for (const { method } of service.requests()) methods.add(method);
    expect([...methods]).toEqual(['GET']);
    expect([code, warned, differing(findings)]).toEqual([0, '', []]);
    expect(service.state().appointments).toEqual([]);
  });

  it('without a key does not try what needs one, and never prints a key', async () => {
    const bare = await verifyMock(undefined, { publicKey: undefined, secretKey: undefined, email: undefined });
    expect(bare.findings.filter(({ outcome }) => outcome === 'not tried').length).toBeGreaterThan(50);
    expect(bare.code).toBe(0);
    const wrong = { is: 'an error', call: /listings\/all/, status: 500, found: /^/, breaks: false };
    for (const json of [true, false]) expect((await verifyMock(wrong, { json })).said).not.toMatch(/[ps]k_demo|Basic/);
  });

  it('prints a table with the request and the reply of each difference', async () => {
    const wrong: Wrong = {
      ...{ is: 'an id in text', call: /^POST .*book$/, found: /^/, breaks: true },
      text: (text) => text.replace(/"id":(\d+)/, '"id":"$1"'),
    };
    const { code, said } = await verifyMock(wrong, { json: false });
    expect(code).toBe(1);
    expect(said).toMatch(/^group 101, a booking\n {2}BREAKS {3}200, with the fields of the document/m);
    expect(said).toContain('data.appointment.id should be number, and is text.');
    expect(said).toMatch(/ {11}POST http:.*\/book \{"appointment"/);
    expect(said).toMatch(/ {11}→ 200 \{"data"/);
    expect(said).toMatch(/^ {2}holds {4}tours start on quarter hours \[api-gaps: Appointment length\]$/m);
    expect(said).toMatch(/The widget does not work: \d+ breaks? it\./);
  });

  it('notes how many homes for rent have no total with all fees, and what to set', async () => {
    const isRents = ({ row }: Finding): boolean => row === 'Rents and fees';
    const { findings, code } = await verifyMock(undefined, { email: undefined });
    expect(findings.filter(isRents)).toMatchObject([
      {
        outcome: 'note',
        breaks: false,
        why: expect.stringMatching(/^None of the 50 listings .* Set `rents`, or .*`total`/),
      },
    ]);
    expect(code).toBe(0);
    const table = await verifyMock(undefined, { email: undefined, json: false });
    expect(table.said).toMatch(/^ {2}note {5}every listing has a total .*\n {11}None of the 50 listings/m);
    expect(table.said).toContain('Notes: 1.');
    const none: Wrong = {
      ...{ is: 'without homes for rent', call: /residential\/rentals/, found: /^/, breaks: false },
      text: (text) => text.replace(/"items":\[.*\]/, '"items":[]'),
    };
    expect((await verifyMock(none, { email: undefined })).findings.filter(isRents)).toMatchObject([
      { outcome: 'holds' },
    ]);
  });

  it('finds at once that a service does not answer', async () => {
    const { code, findings } = await verifyMock({ is: 'away', call: /^/, status: 0, found: /^/, breaks: true });
    expect(code).toBe(1);
    expect(findings[0]).toMatchObject({ outcome: 'differs', why: 'There is no reply: read ECONNRESET' });
  });
});

const VERIFY = /verify-widget/;
const HOURS = /^GET .*times$/;
const DAY = /^GET .*times\?time=/;
const BOOK = /^POST .*group\/\d+\/book$/;
const MOVE = /^PUT /;
const CANCEL = /^DELETE .*\/\d{1,6}$/;
const in200 = (change: (text: string) => string) => (text: string) =>
  text.includes('"errors":{"') ? text : change(text);

/** Services that are wrong, each in one way. */
const wrongs: readonly Wrong[] = [
  { is: 'fails', call: VERIFY, status: 500, found: /^configuration/, breaks: true },
  { is: 'sends HTML', call: VERIFY, text: () => '<!doctype html>', found: /^configuration/, breaks: true },
  {
    is: 'lacks the envelope',
    call: VERIFY,
    text: (text) => JSON.stringify(JSON.parse(text).data ?? {}),
    found: /^configuration/,
    breaks: true,
  },
  {
    is: 'has text for a field state',
    call: VERIFY,
    text: (text) => text.replace(/"client.pets":20/, '"client.pets":"20"'),
    found: /^configuration/,
    breaks: true,
  },
  {
    is: 'has another field state',
    call: VERIFY,
    text: (text) => text.replace(/"client.pets":20/, '"client.pets":40'),
    found: /^configuration/,
    breaks: false,
  },
  {
    is: 'has a field that nobody knows',
    call: VERIFY,
    text: (text) => text.replace('"client.pets"', '"client.cats"'),
    found: /^configuration/,
    breaks: false,
  },
  {
    is: 'has another layout',
    call: VERIFY,
    text: (text) => text.replace('"loft"', '"castle"'),
    found: /^configuration/,
    breaks: false,
  },
  {
    is: 'has a source without a code',
    call: VERIFY,
    text: (text) => text.replace('[[10,', '[[11,'),
    found: /^configuration/,
    breaks: false,
  },
  {
    is: 'lets no page of another origin read',
    call: /^GET .*verify-widget/,
    headers: { 'Access-Control-Allow-Origin': 'https://other.example.com' },
    found: /^configuration/,
    breaks: true,
  },
  { is: 'does not take the preflight', call: /^OPTIONS /, status: 405, found: /^may a page book/, breaks: true },
  {
    is: 'allows no header',
    call: /^OPTIONS /,
    headers: { 'Access-Control-Allow-Headers': 'accept' },
    found: /^may a page book/,
    breaks: true,
  },
  {
    is: 'takes a configuration without `widget`',
    call: /verify-widget\/?$/,
    status: 200,
    found: /without `widget`/,
    breaks: false,
  },
  {
    is: 'answers 404 for an unknown group',
    call: /999999999\/verify-widget/,
    status: 404,
    found: /unknown group/,
    breaks: false,
  },
  {
    is: 'has office hours of another shape',
    call: HOURS,
    text: (text) => text.replace(/"(\d\d:\d\d):00"/g, '"$1"'),
    found: /^office hours/,
    breaks: true,
  },
  {
    is: 'has office hours that are not valid',
    call: HOURS,
    text: (text) => text.replace('"valid":true', '"valid":false'),
    found: /^office hours/,
    breaks: false,
  },
  {
    is: 'has text for `valid`',
    call: HOURS,
    text: (text) => text.replace('"valid":true', '"valid":"yes"'),
    found: /^office hours/,
    breaks: true,
  },
  {
    is: 'has starts with an offset',
    call: DAY,
    text: (text) => text.replace(/(T\d\d:\d\d:\d\d)"/g, '$1-05:00"'),
    found: /times of a day/,
    breaks: true,
  },
  {
    is: 'has starts of another day',
    call: DAY,
    text: (text) => text.replace(/"2026-12-\d\dT/g, '"2026-12-30T'),
    found: /times of a day/,
    breaks: true,
  },
  {
    is: 'has starts off the marks',
    call: DAY,
    text: (text) => text.replace(/:15:00"/g, ':17:00"'),
    found: /times of a day/,
    breaks: false,
  },
  {
    is: 'has a start twice',
    call: DAY,
    text: (text) => text.replace(/\[("2026[^"]*"),/, '[$1,$1,'),
    found: /times of a day/,
    breaks: false,
  },
  {
    is: 'has no free time at all',
    call: DAY,
    text: (text) => text.replace(/"available_times":\[[^\]]*\]/, '"available_times":[]'),
    found: /times of a day/,
    breaks: false,
  },
  {
    is: 'answers 200 for a time that is not free',
    call: /time=\S+T03%3A07/,
    status: 200,
    found: /not free/,
    breaks: true,
  },
  {
    is: 'forgets the day with a time that is not free',
    call: /time=\S+T03%3A07/,
    text: (text) => text.replace(/"available_times":\[[^\]]*\]/, '"available_times":[]'),
    found: /not free/,
    breaks: true,
  },
  {
    is: 'leaves out `errors.start`',
    call: /time=\S+T03%3A07/,
    text: (text) => text.replace(/"errors":\{[^}]*\}/, '"errors":{}'),
    found: /not free/,
    breaks: false,
  },
  { is: 'books a time in the past', call: BOOK, status: 200, found: /in the past/, breaks: false },
  {
    is: 'puts the error of a field elsewhere',
    call: BOOK,
    text: (text) => text.replace('"client":{"pets"', '"person":{"pets"'),
    found: /pets/,
    breaks: false,
  },
  {
    is: 'has text for the id of a tour',
    call: BOOK,
    text: in200((text) => text.replace(/"id":(\d+)/, '"id":"$1"')),
    found: /^a booking$/,
    breaks: true,
  },
  {
    is: 'books another time',
    call: BOOK,
    text: in200((text) => text.replace(/("start":"2026-12-\d\dT)\d\d/, '$107')),
    found: /^a booking$/,
    breaks: true,
  },
  {
    is: 'has a start without an offset',
    call: BOOK,
    text: in200((text) => text.replace(/("start":"[^"]*)-05:00"/, '$1"')),
    found: /^a booking$/,
    breaks: false,
  },
  {
    is: 'loses the location',
    call: BOOK,
    text: in200((text) => text.replace('1 Verify Street', '')),
    found: /^a booking$/,
    breaks: false,
  },
  {
    is: 'has an expiration without fractions',
    call: BOOK,
    text: (text) => text.replace(/("expiration_date":"[^".]*)\.\d+/, '$1'),
    found: /^a booking$/,
    breaks: false,
  },
  {
    is: 'moves to another time',
    call: MOVE,
    text: in200((text) => text.replace(/("start":"2026-12-\d\dT)\d\d/, '$107')),
    found: /^a move$/,
    breaks: true,
  },
  {
    is: 'gives a moved tour another status',
    call: MOVE,
    text: (text) => text.replace('"status":30', '"status":10'),
    found: /^a move$/,
    breaks: false,
  },
  {
    is: 'refuses a time in the past in other words',
    call: MOVE,
    text: (text) => text.replace('is in the past', 'is over'),
    found: /^a move into the past/,
    breaks: false,
  },
  { is: 'answers a cancellation with nothing', call: CANCEL, text: () => '', found: /^a cancellation$/, breaks: true },
  {
    is: 'refuses an unknown tour with a list',
    call: /^DELETE .*999999999/,
    text: (text) => text.replace(/"id":("[^"]*")/, '"id":[$1]'),
    found: /cancellation of an unknown/,
    breaks: false,
  },
  {
    is: 'has a number for a price',
    call: /listings\/all/,
    text: (text) => text.replace(/"price":"([\d.]+)"/, '"price":$1'),
    found: /^version 2 search/,
    breaks: false,
  },
  { is: 'takes every key', call: /listings\/all\?key=no-such/, status: 200, found: /wrong key/, breaks: false },
  {
    is: 'does not sort',
    call: /public\/listings\/\?/,
    text: (text) => text.replace(/"rent":\d+/, '"rent":99999'),
    found: /^version 1 search/,
    breaks: false,
  },
  {
    is: 'counts pages wrongly',
    call: /public\/agents\/\?/,
    text: (text) => text.replace(/"total_items":\d+/, '"total_items":0'),
    found: /^agents/,
    breaks: false,
  },
];

describe('a service that is wrong', () => {
  it('comes in at least 30 kinds', () => expect(wrongs.length).toBeGreaterThanOrEqual(30));

  it.each(wrongs)('is found when it $is ($found)', async (wrong) => {
    const findings = await findingsOf(wrong);
    const found = differing(findings).filter(({ probe }) => wrong.found.test(probe));
    expect(found.length).toBeGreaterThan(0);
    expect(works(findings)).toBe(!wrong.breaks);
  });
});

it('each row that a statement names is a row of docs/project/api-gaps.md', async () => {
  const { findings } = await verifyMock();
  const rows = readFileSync('docs/project/api-gaps.md', 'utf8').matchAll(/^\| (.+?) \|/gm);
  const known = new Set([...rows].map(([, row]) => row));
  const named = [...new Set(findings.flatMap(({ row }) => row ?? []))];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((row) => !known.has(row))).toEqual([]);
});
