import { describe, expect, it } from 'vitest';
import { assistantEdge, changedFetch, PAGE } from '../../../test/assistantEdge.ts';
import { BOOK, tour } from '../../../test/edgeSetUp.ts';
import { fieldKeys, noAnswers } from '../../booking/answers.ts';
import { linkIn } from '../../core/linkText.ts';
import { TOOLS } from './tools.ts';

const TIME = '2026-12-04T10:15:00';

/** The page and the link in an address. */
function read(url: string) {
  const { hash } = new URL(url);
  return [url.slice(0, -hash.length), linkIn(hash)?.link];
}
const link = { kind: 'at', group: 101, time: 'next', homes: [], answers: {} };

it('no tool books, moves, cancels or consents: the four of them read', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(['free_times', 'questions', 'homes', 'tour_link']);
  for (const { input, description } of TOOLS) {
    expect(input).toMatchObject({ additionalProperties: false, required: ['group_id'] });
    expect(JSON.stringify(input)).not.toMatch(/consent"|sms_opted_in|"boolean"/);
    expect(description).toMatch(/books|sends nothing|holds no/);
  }
});

describe('free_times', () => {
  it('gives the next three days with times, a part of each, by the clock of the property', async () => {
    const { json } = await assistantEdge().tool('free_times');
    expect(json).toMatchObject({ group_id: 101, time_zone: 'America/New_York', more: true });
    const days: readonly { day: string; free: number; times: readonly unknown[] }[] = json.days;
    expect(days.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
    for (const { free, times } of days) expect([times.length, free > 8]).toEqual([8, true]);
    // It is 9:00 there: no time of the past, and none of now.
    expect(days[0]?.times[0]).toEqual({
      time: '2026-12-01T09:15:00',
      in_words: 'Tuesday, December 1, 9:15 AM, Eastern Time',
    });
  });

  it('gives all of one day, and only of a day that can be booked', async () => {
    const { tool } = assistantEdge();
    const { json } = await tool('free_times', '&day=2026-12-05');
    expect(json.more).toBe(false);
    expect(json.days[0].times).toHaveLength(json.days[0].free);
    expect(json.days[0].in_words).toBe('Saturday, December 5');
    for (const day of ['2026-11-30', '2027-01-31', '2027-12-05'])
      expect(await tool('free_times', `&day=${day}`)).toMatchObject({
        status: 400,
        json: { errors: { edge: ['`day` has to be from 2026-12-01 to 2027-01-30.'] } },
      });
  });

  it('gives no time that has passed since the service was asked', async () => {
    const { tool, clock } = assistantEdge();
    const first = async () => (await tool('free_times', '&day=2026-12-01')).json.days[0].times[0].time;
    expect(await first()).toBe('2026-12-01T09:15:00');
    expect((await tool('tour_link', '&time=2026-12-01T09:15:00')).status).toBe(200);
    clock.ms += 15 * 60_000;
    expect(await first()).toBe('2026-12-01T09:30:00');
    expect((await tool('tour_link', '&time=2026-12-01T09:15:00')).status).toBe(409);
  });

  it('says so where nothing is free, and asks about two weeks at most', async () => {
    const { tool, service, seen } = assistantEdge();
    service.setScenario('fully-booked');
    expect(await tool('free_times')).toMatchObject({ status: 200, json: { days: [], more: false } });
    const asked = seen.map(({ query }) => query.get('time')?.slice(0, 10));
    expect([asked.length, asked.at(-1)]).toEqual([14, '2026-12-14']);
  });
});

describe('questions', () => {
  it('lists what the form asks, in order, with its words and choices', async () => {
    const { json } = await assistantEdge().tool('questions');
    const fields: readonly { key: string }[] = json.fields;
    expect(fields.filter(({ key }) => key === 'first_name')).toEqual([
      { key: 'first_name', label: 'First name', required: true, kind: 'text', choices: [], may_be_filled_in: true },
    ]);
    expect(fields.find(({ key }) => key === 'layout')).toMatchObject({
      kind: 'choices',
      choices: expect.arrayContaining([{ value: '2br', label: '2 bed' }]),
      may_be_filled_in: false,
    });
    expect(json.note).toMatch(/less or more/);
  });

  it('lists consent as the visitor’s own, and not what only a broker is asked', async () => {
    const { json } = await assistantEdge().tool('questions');
    const fields: readonly { key: string }[] = json.fields;
    expect(fields.find(({ key }) => key === 'sms_opted_in')).toMatchObject({
      kind: 'consent',
      may_be_filled_in: false,
    });
    expect(fields.map(({ key }) => key)).toContain('broker_toggle');
    expect(fields.map(({ key }) => key)).not.toContain('broker_email');
  });
});

describe('homes', () => {
  it('names homes by size and rent, and never a rent as a price a month', async () => {
    const { tool } = assistantEdge();
    const { json } = await tool('homes', '&beds=2&most_rent=3600');
    expect(json.homes.length).toBeGreaterThan(1);
    for (const home of json.homes) {
      expect(home.beds).toBe(2);
      expect(home.price).toMatch(/^From \$\d,\d{3}(\.\d\d)?\/mo\s\+\sfees$/);
      expect(Number(home.price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(3600);
    }
    const all = await tool('homes');
    expect(all.json.homes.length).toBeGreaterThan(json.homes.length);
  });

  it('says a total first, and no amounts where the site has said nothing of rents', async () => {
    const pages = { 101: PAGE };
    const total = assistantEdge({ assistants: { pages, homes: { 101: { community: 201, rents: 'total' } } } });
    expect((await total.tool('homes')).json.homes[0].price).toMatch(/^\$\d,\d{3}(\.\d\d)?\/mo total$/);
    const plain = assistantEdge({ assistants: { pages, homes: { 101: { community: 201 } } } });
    const { json } = await plain.tool('homes');
    expect(json.homes.length).toBeGreaterThan(1);
    expect(JSON.stringify(json)).not.toMatch(/\$|price|rent/i);
    expect(await plain.tool('homes', '&most_rent=3000')).toMatchObject({ status: 400 });
  });

  it('names none where the site lists none', async () => {
    const { tool, seen } = assistantEdge({ assistants: { pages: { 101: PAGE } } });
    expect(await tool('homes')).toMatchObject({ status: 400, json: { errors: { edge: [/names no homes/] } } });
    expect(await tool('tour_link', '&homes=10001')).toMatchObject({ status: 400 });
    expect(seen).toEqual([]);
  });
});

describe('tour_link', () => {
  it('leads to a free time, with homes and answers', async () => {
    const { tool, post } = assistantEdge();
    const { status, json: first } = await tool('tour_link', `&time=${TIME}`);
    expect(read(first.url)).toEqual([PAGE, { ...link, time: TIME }]);
    expect({ status, json: first }).toMatchObject({
      status: 200,
      json: {
        in_words: 'Friday, December 4, 10:15 AM, Eastern Time',
        note: 'Nothing is held. The visitor checks everything and presses Book.',
      },
    });
    const { json: next } = await tool('tour_link', '&homes=10001,10002');
    expect(read(next.url)).toEqual([PAGE, { ...link, homes: [10001, 10002] }]);
    const answers = { first_name: 'Łucja', last_name: 'O’Neil', email: 'l@example.com', notes: 'Ring twice' };
    const { json } = await post('tour_link', { group_id: 101, time: TIME, homes: [10_001], answers });
    expect(json.url).toMatch(/#tour-booking=at\.101\.[\w-]+$/);
    expect(read(json.url)).toEqual([PAGE, { ...link, time: TIME, homes: [10001], answers }]);
  });

  it.each([
    ['query', 'https://alder.example/?page=tours', '#'],
    ['route', 'https://alder.example/#/tours', '?'],
  ])('keeps the %s of a page', async (_, page, sign) => {
    const { tool } = assistantEdge({ assistants: { pages: { 101: page } } });
    const { json } = await tool('tour_link');
    expect(json.url.startsWith(`${page}${sign}tour-booking=at.101.`)).toBe(true);
    expect(linkIn(new URL(json.url).hash)?.link).toEqual(link);
  });

  it('refuses a time that is gone, and names the next ones', async () => {
    const { tool, service, clock } = assistantEdge();
    expect((await tool('tour_link', `&time=${TIME}`)).status).toBe(200);
    service.takeSlot(101, TIME);
    clock.ms += 10 * 60_000;
    const { status, json } = await tool('tour_link', `&time=${TIME}`);
    expect(status).toBe(409);
    expect(json.errors.edge[0]).toMatch(
      /^2026-12-04T10:15:00 is not free\. Free instead: (2026-12-04T\d\d:\d\d:00 \(Friday, December 4, [\w: ]+, Eastern Time\)(; |\.)){3}$/,
    );
    expect(JSON.stringify(json)).not.toContain(PAGE);
  });

  it('refuses a time of the past, of another year and of nobody’s clock', async () => {
    const { tool } = assistantEdge();
    for (const [time, expected] of [
      ['2026-12-01T08:45:00', 409],
      ['2026-11-30T10:15:00', 400],
      ['2027-12-04T10:15:00', 400],
      ['2026-12-04T25:15:00', 400],
      ['2026-12-04', 400],
      ['next', 400],
    ] as const)
      expect([time, (await tool('tour_link', `&time=${time}`)).status]).toEqual([time, expected]);
  });

  it('refuses homes that are not the property’s', async () => {
    expect(await assistantEdge().tool('tour_link', '&homes=10001,999999')).toMatchObject({
      status: 400,
      json: { errors: { edge: ['`homes` has ids that are not among the homes of this property: 999999.'] } },
    });
  });

  it.each([
    ['a consent', { sms_opted_in: 'true' }],
    ['a consent as a yes', { sms_opted_in: true }],
    ['a yes', { broker_toggle: 'true' }],
    ['what only a broker is asked', { broker_email: 'b@example.com' }],
    ['a list', { pets: ['cats'] }],
    ['a number', { phone: 5_557_775_555 }],
    ['nothing', { phone: null }],
    ['a field that is none', { ssn: '1' }],
    ['a name of a prototype', JSON.parse('{"__proto__": "x"}')],
    ['another name of a prototype', { constructor: 'x', toString: 'x' }],
    ['a long answer', { first_name: 'x'.repeat(201) }],
    ['a line break', { first_name: 'Lara\nSmith' }],
    ['an invisible sign', { first_name: 'Lara\u202e' }],
    [
      'long answers',
      Object.fromEntries(fieldKeys.flatMap((key) => (noAnswers[key] === '' ? [[key, 'x'.repeat(190)]] : []))),
    ],
    ['a source that is not offered', { discovery_source: '99999' }],
    ['no object', ['Lara']],
  ])('refuses as an answer: %s', async (_, answers) => {
    const { post } = assistantEdge();
    expect((await post('tour_link', { group_id: 101, answers: { first_name: 'Lara' } })).status).toBe(200);
    const { status, json } = await post('tour_link', { group_id: 101, answers });
    expect([status, json.url]).toEqual([400, undefined]);
  });

  it('refuses an answer to what the form does not ask', async () => {
    const answers = { lease_term: '12 months' };
    expect((await assistantEdge().post('tour_link', { group_id: 101, answers })).status).toBe(200);
    const { post } = assistantEdge({
      fetch: changedFetch((path, json) =>
        path.includes('verify-widget')
          ? JSON.parse(JSON.stringify(json).replace(/"client.lease_term":\d+/, '"client.lease_term":10'))
          : json,
      ),
    });
    expect(await post('tour_link', { group_id: 101, answers })).toMatchObject({
      status: 400,
      json: { errors: { edge: ['The form of this property does not ask `lease_term`.'] } },
    });
  });

  it('takes no answers in an address, which logs keep', async () => {
    expect(
      await assistantEdge().tool('tour_link', `&answers=${encodeURIComponent('{"first_name":"Lara"}')}`),
    ).toMatchObject({
      status: 400,
    });
  });
});

describe('what assistants give', () => {
  it.each([
    ['no group', {}],
    ['a group that is text', { group_id: '101' }],
    ['a group that is a half', { group_id: 101.5 }],
    ['a group below 1', { group_id: -1 }],
    ['a group beyond all numbers', { group_id: 1e12 }],
    ['an unknown member', { group_id: 101, key: 'sk_demo' }],
    ['a member of a prototype', JSON.parse('{"group_id": 101, "__proto__": {"day": "2026-12-05"}}')],
    ['a constructor', { group_id: 101, constructor: 1 }],
    ['a day that is none', { group_id: 101, day: '2026-02-30' }],
    ['a day that is a list', { group_id: 101, day: ['2026-12-05'] }],
    ['a day of a megabyte', { group_id: 101, day: '2'.repeat(20_000) }],
    ['no day', { group_id: 101, day: null }],
    ['a list', [101]],
  ])('%s is refused before the service is asked, and is not repeated', async (_, given) => {
    const { post, seen } = assistantEdge();
    const { status, json } = await post('free_times', given);
    expect([status, seen.length]).toEqual([400, 0]);
    expect(JSON.stringify(json)).not.toMatch(/sk_demo|constructor|__proto__|22222/);
    expect((await post('free_times', { group_id: 101 })).status).toBe(200);
  });

  it.each([
    'group_id=101&group_id=102',
    'group_id=0101',
    'group_id=101&day=',
    'group_id=101&beds=2',
    'group_id=101%0a',
    '',
  ])('the address ?%s is refused', async (query) => {
    const { ask, seen } = assistantEdge();
    expect([(await ask(`/assistants/free_times?${query}`)).status, seen.length]).toEqual([400, 0]);
    expect((await ask('/assistants/free_times?group_id=101&constructor=1&utm_source=a')).status).toBe(200);
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['"x"', 400],
    [`{"group_id":101,"day":"${'x'.repeat(40_000)}"}`, 413],
  ])('the body %.10s is refused', async (body, status) => {
    const { ask, seen } = assistantEdge();
    const reply = await ask('/assistants/free_times', { method: 'POST', body });
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { errors: { edge: [expect.stringMatching(/^The body /)] } },
    ]);
    expect(seen).toEqual([]);
  });

  it('three homes at most, each once', async () => {
    const { post } = assistantEdge();
    for (const homes of [[10_001, 10_001], [1, 2, 3, 4], ['10001'], [0], 10_001])
      expect((await post('tour_link', { group_id: 101, homes })).status).toBe(400);
  });
});

describe('a group that is not listed', () => {
  it('is unknown to assistants, also one that visitors can book', async () => {
    const { ask, seen } = assistantEdge();
    for (const group of [102, 103, 999]) {
      for (const { name } of TOOLS) expect((await ask(`/assistants/${name}?group_id=${group}`)).status).toBe(404);
      expect((await ask(`/tour.md?group_id=${group}`)).status).toBe(404);
    }
    expect(seen).toEqual([]);
    expect((await ask('/preview?group_id=102')).status).toBe(200);
  });

  it('and without the option there is nothing for assistants', async () => {
    const { ask, send } = assistantEdge({ assistants: undefined });
    for (const path of ['/assistants/free_times?group_id=101', '/tour.md?group_id=101'])
      expect((await ask(path)).status).toBe(404);
    expect((await send('POST', '/mcp', {})).status).toBe(404);
    expect((await ask('/preview?group_id=101')).status).toBe(200);
  });

  it('a tool that is none', async () => {
    const { ask } = assistantEdge();
    for (const name of ['book', 'constructor', '__proto__', 'free_times%2f..'])
      expect((await ask(`/assistants/${name}?group_id=101`)).status).toBe(404);
  });
});

it('books nothing, whatever is called', async () => {
  const { ask, seen, send, service } = assistantEdge();
  for (const { name } of TOOLS) {
    await ask(`/assistants/${name}?group_id=101`);
    await send('POST', `/assistants/${name}`, { group_id: 101, ...tour() });
  }
  await send('POST', `/assistants${BOOK}`, tour());
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  expect(service.state().appointments).toEqual([]);
});
