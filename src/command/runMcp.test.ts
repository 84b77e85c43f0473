import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import * as mcp from '@modelcontextprotocol/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assistantEdge } from '../../test/assistantEdge.ts';
import { toolServers } from '../edge/assistants/mcpTools.ts';
import { readMcpFlags } from './mcpFlags.ts';
import { askEdge, runMcp } from './runMcp.ts';

const EDGE = 'https://tours.example.com';
const flags = { edge: EDGE };
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

/** The official client at the tools of the command, whose edge `fetch` reaches. */
async function connect(fetch: typeof globalThis.fetch) {
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await toolServers(mcp, askEdge(flags, { fetch, patience: 100 }))().connect(there);
  await client.connect(here);
  clients.push(client);
  return client;
}

it('gives what the edge gives, and keeps a name out of addresses', async () => {
  const { edge, tool, seen } = assistantEdge();
  const asked: string[] = [];
  const client = await connect((input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    return edge.fetch(request);
  });
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('tour_link');
  const { structuredContent } = await client.callTool({ name: 'free_times', arguments: { group_id: 101 } });
  expect(structuredContent).toEqual((await tool('free_times')).json);
  const linked = await client.callTool({
    name: 'tour_link',
    arguments: { group_id: 101, answers: { first_name: 'Lara' } },
  });
  expect(linked.structuredContent).toMatchObject({ url: expect.stringMatching(/#tour-booking=at\.101\.[\w-]+$/) });
  expect(asked).toEqual([`POST ${EDGE}/assistants/free_times`, `POST ${EDGE}/assistants/tour_link`]);
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
});

describe('says in words that', () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  const away = 'The server of the tours cannot be reached at the moment. Try again in a minute.';
  it.each([
    ['the edge is down', async () => Promise.reject(new TypeError('fetch failed')), away],
    ['it does not answer', never, away],
    ['it answers with a page', async () => new Response('<h1>Hello</h1>'), /gave no answer of its own \(200\)/],
    ['there is nothing', async () => new Response('no', { status: 404 }), /gave no answer of its own \(404\)/],
    ['it answers oddly', async () => Response.json([1]), /gave no answer of its own/],
    ['it answers with nothing', async () => new Response(null, { status: 204 }), /gave no answer of its own \(204\)/],
    [
      'it has refused',
      async () => Response.json({ errors: { edge: ['`day` has to be\\n\u202e later.'] } }, { status: 400 }),
      /`day` has to be/,
    ],
  ] as const)('%s', async (_, fetch, expected) => {
    const client = await connect(fetch as typeof globalThis.fetch);
    const { isError, content } = await client.callTool({ name: 'free_times', arguments: { group_id: 101 } });
    expect(isError).toBe(true);
    expect(content).toEqual([
      { type: 'text', text: typeof expected === 'string' ? expected : expect.stringMatching(expected) },
    ]);
    expect(JSON.stringify(content)).not.toMatch(/\u202e|aborted|fetch failed/);
  });

  it('the edge does not know the group', async () => {
    const { edge } = assistantEdge();
    const client = await connect((input, init) => edge.fetch(new Request(input, init)));
    expect(await client.callTool({ name: 'free_times', arguments: { group_id: 999 } })).toMatchObject({
      isError: true,
      content: [{ text: 'Assistants know no property of this number here.' }],
    });
  });
});

it('reads no more than a megabyte of a wrong edge', async () => {
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      if (chunks > 150) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000).fill(32));
    },
  });
  const client = await connect(async () => new Response(body));
  const { isError } = await client.callTool({ name: 'free_times', arguments: { group_id: 101 } });
  expect([isError, chunks < 10]).toEqual([true, true]);
});

it('says in one sentence that the package is missing', async () => {
  vi.doMock('@modelcontextprotocol/server/stdio', () => {
    throw new Error('missing');
  });
  await expect(runMcp(flags)).rejects.toThrow(
    /^this needs the package @modelcontextprotocol\/server 2; install it beside tour-booking$/,
  );
  vi.doUnmock('@modelcontextprotocol/server/stdio');
});

describe('flags', () => {
  it('one is needed', () => {
    expect(readMcpFlags(['--edge', `${EDGE}/tours/`])).toEqual({ edge: `${EDGE}/tours` });
    expect(() => readMcpFlags([])).toThrow('--edge is missing; give the address of the edge');
    for (const edge of ['tours.example.com', 'file:///etc/passwd', `${EDGE}?a`, 'https://a:b@example.com'])
      expect(() => readMcpFlags(['--edge', edge])).toThrow('--edge takes an address like https://tours.example.com');
    expect(() => readMcpFlags(['--color', 'red'])).toThrow('There is no flag --color');
  });
});
