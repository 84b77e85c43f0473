import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { array, type GenericSchema, object, parse, string, number as wholeNumber } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import type { RunningMock } from '../servers.ts';
import { type Host, START, scriptTagHost, sharedMock } from './hosts.ts';
import { visitorOn } from './visitor.ts';

// "A one-bedroom on Saturday morning": an assistant elsewhere asks the edge by MCP, and gives the visitor a link.

let mock: RunningMock;
let host: Host;
let edge: RunningEdge;
let page: string;
let port: number;
beforeAll(async () => {
  port = await freePort();
  host = await scriptTagHost(`http://127.0.0.1:${port}`);
}, 120_000);
afterAll(() => host?.site.close());
beforeEach(async () => {
  mock = await sharedMock();
  const url = `http://127.0.0.1:${port}`;
  const widget = { 'group-id': '101', edge: url, 'time-zone': 'America/New_York', assistants: 'on', homes: 'all' };
  page = host.page({ ...widget, community: '201', api: '' });
  edge = await runEdge(
    {
      ...{ service: mock.url, groups: { 101: { timeZone: 'America/New_York' } }, secrets: ['s'.repeat(32)] },
      ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
      ...{ host: '127.0.0.1', port, origins: [new URL(host.site.url).origin] },
      assistants: { pages: { 101: page }, homes: { 101: { community: 201 } } },
    },
    { now: () => Date.parse(START.utc), log: () => undefined },
  );
});
afterEach(() => edge.close());

it('an assistant finds a home and a time, and the visitor books by its link', async () => {
  const client = new Client({ name: 'an-assistant', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${edge.url}/mcp`)));
  const call = async <Schema extends GenericSchema>(name: string, given: Record<string, unknown>, schema: Schema) => {
    const { structuredContent } = await client.callTool({ name, arguments: { group_id: 101, ...given } });
    return parse(schema, structuredContent);
  };
  const found = await call('homes', { beds: 1 }, object({ homes: array(object({ id: wholeNumber() })) }));
  const [home] = found.homes;
  const { days } = await call(
    'free_times',
    { day: '2026-12-05' },
    object({ days: array(object({ times: array(object({ time: string(), in_words: string() })) })) }),
  );
  const [time] = days[0]?.times ?? [];
  expect(time?.in_words).toMatch(/^Saturday, December 5, .* AM/);
  const answers = { first_name: 'Lara', last_name: 'Smith' };
  const { url } = await call('tour_link', { time: time?.time, homes: [home?.id], answers }, object({ url: string() }));
  await client.close();

  const watched = await openPage(await sharedBrowser(), 'about:blank');
  await watched.page.clock.setFixedTime(START.utc);
  await watched.page.goto(url);
  const visitor = visitorOn(watched.page);
  await visitor.heading('Your details').waitFor();
  expect(await visitor.field('First name').inputValue()).toBe('Lara');
  await visitor.field('Email').fill('lara@example.com');
  await visitor.field('Phone').fill('555 777 5555');
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  const { appointments } = parse(
    object({ appointments: array(object({ start: string() })) }),
    await mock.control('GET', 'state'),
  );
  expect(appointments.map(({ start }) => start.slice(0, 19))).toEqual([time?.time]);
  // The office reads which home the visitor wants to see.
  expect(JSON.stringify(await mock.control('GET', 'state'))).toContain(String(home?.id));
  // The policy of this page has no room for photos.
  await watched.close(/violates the following Content Security Policy/);
});
