import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { assistantEdge, PAGE } from '../../../test/assistantEdge.ts';
import { TOOLS } from './tools.ts';

const TIME = '2026-12-04T10:15:00';
const URL_OF_EDGE = new URL('https://tours.example.com/mcp');

/** The official client at an edge in this process. */
async function connect(mode: VersionNegotiationMode, edge = assistantEdge()) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const methods: string[] = [];
  const transport = new StreamableHTTPClientTransport(URL_OF_EDGE, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      methods.push(request.method);
      return edge.edge.fetch(request);
    },
  });
  await client.connect(transport);
  return { ...edge, client, methods };
}

const revisions = [
  ['2026-07-28', { pin: '2026-07-28' }],
  ['2025-11-25', 'legacy'],
] as const;

describe.each(revisions)('revision %s', (revision, mode) => {
  it('lists the tools with what they cannot do', async () => {
    const { client } = await connect(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: 'tour-booking' });
    expect(client.getInstructions()).toMatch(/the visitor checks everything and presses Book/);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const tool of tools)
      expect(tool).toMatchObject({
        annotations: { readOnlyHint: true, destructiveHint: false },
        inputSchema: { additionalProperties: false, required: ['group_id'] },
        outputSchema: { type: 'object' },
      });
  });

  it('each tool gives its data, structured and as text', async () => {
    const { client, tool, seen } = await connect(mode);
    const calls = [
      ['free_times', { group_id: 101, day: '2026-12-05' }, '&day=2026-12-05'],
      ['questions', { group_id: 101 }, ''],
      ['homes', { group_id: 101, beds: 2 }, '&beds=2'],
      ['tour_link', { group_id: 101, time: TIME, homes: [10_001] }, `&time=${TIME}&homes=10001`],
    ] as const;
    for (const [name, given, query] of calls) {
      const result = await client.callTool({ name, arguments: given });
      expect(result.isError ?? false).toBe(false);
      const { json } = await tool(name, query);
      expect(result.structuredContent).toEqual(json);
      expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(json) }]);
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says in words what is in the way', async () => {
    const { client, service } = await connect(mode);
    const problemOf = async (name: string, given: Record<string, unknown>) => {
      const { isError, content, structuredContent } = await client.callTool({ name, arguments: given });
      expect([isError, structuredContent]).toEqual([true, undefined]);
      return JSON.stringify(content);
    };
    expect(await problemOf('free_times', { group_id: 102 })).toContain(
      'Assistants know no property of this number here.',
    );
    expect(await problemOf('tour_link', { group_id: 101, time: '2026-12-04T10:16:00' })).toContain(
      'Free instead: 2026-12-04T10:15',
    );
    expect(await problemOf('tour_link', { group_id: 101, answers: { sms_opted_in: 'true' } })).toMatch(
      /sms_opted_in|additional/i,
    );
    expect(await problemOf('free_times', { group_id: '101' })).toMatch(/group/);
    service.setScenario('offline');
    expect(await problemOf('questions', { group_id: 101 })).toContain('gives no answer at the moment');
  });

  it('has no tool that books', async () => {
    const { client } = await connect(mode);
    for (const name of ['book', 'book_tour', '__proto__'])
      await expect(client.callTool({ name, arguments: { group_id: 101 } })).rejects.toThrow(/not found|disabled/);
  });
});

describe('over HTTP', () => {
  const list = (id = 1) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
  const headers = { Accept: 'application/json, text/event-stream' };

  it('needs no session and no origin, and refuses pages of others', async () => {
    const { send } = assistantEdge();
    expect((await send('POST', '/mcp', list(), headers)).status).toBe(200);
    const foreign = await send('POST', '/mcp', list(), { ...headers, Origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    const own = await send('POST', '/mcp', list(), { ...headers, Origin: 'https://tours.example.com' });
    expect([own.status, own.headers.get('Mcp-Session-Id')]).toEqual([200, null]);
  });

  it('does not take the host of a request for its own, without an address', async () => {
    const statusFor = async (origin: string, options = {}) => {
      const { edge } = assistantEdge({ address: undefined, ...options });
      const init = { method: 'POST', body: JSON.stringify(list()) };
      const sent = { ...headers, 'Content-Type': 'application/json', Origin: origin };
      return (await edge.fetch(new Request(`${origin}/mcp`, { ...init, headers: sent }))).status;
    };
    const rebound = 'http://evil.example:4712';
    expect(await statusFor(rebound)).toBe(403);
    expect(await statusFor(rebound, { origins: [rebound] })).toBe(200);
    expect(await statusFor(rebound, { address: rebound })).toBe(200);
    for (const own of ['http://localhost:4712', 'http://127.0.0.1:4712', 'http://[::1]:4712'])
      expect([own, await statusFor(own)]).toEqual([own, 200]);
  });

  it('takes POST alone, one request a body, and 64 kB', async () => {
    const { ask, send } = assistantEdge();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers: replied } = await ask('/mcp', { method, headers });
      expect([method, status, replied.get('Allow')]).toEqual([method, 405, 'POST']);
    }
    const bodies: readonly (readonly [string, number])[] = [
      ['{', 400],
      ['', 400],
      [JSON.stringify([list(1), list(2)]), 400],
      [JSON.stringify({ ...list(), params: { x: 'x'.repeat(60_000) } }), 200],
      [JSON.stringify({ ...list(), params: { x: 'x'.repeat(70_000) } }), 413],
    ];
    for (const [body, expected] of bodies) {
      const reply = await ask('/mcp', {
        method: 'POST',
        body,
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
      expect([body.slice(0, 20), reply.status]).toEqual([body.slice(0, 20), expected]);
    }
    expect((await send('POST', '/mcp', list(), headers)).status).toBe(200);
  });

  it('keeps no stream open', async () => {
    const { client } = await connect({ pin: '2026-07-28' });
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
    expect((await client.listTools()).tools).toHaveLength(4);
  });

  it('without the package there is no /mcp, and the other ways in work', async () => {
    const { send, tool } = assistantEdge({ assistants: { pages: { 101: PAGE } } });
    expect((await send('POST', '/mcp', list(), headers)).status).toBe(404);
    expect((await tool('free_times')).status).toBe(200);
  });

  it('gives no key that a service repeats', async () => {
    const { send } = assistantEdge({
      fetch: async () =>
        Response.json({
          data: { field_config: { x: 'sk_demo' }, discovery_source_choices: [{ value: 1, label: 'sk_demo' }] },
        }),
    });
    const call = { ...list(), method: 'tools/call', params: { name: 'questions', arguments: { group_id: 101 } } };
    const text = await (await send('POST', '/mcp', call, headers)).text();
    expect(text).toContain('first_name');
    expect(text).not.toContain('sk_demo');
  });
});

describe('limits', () => {
  const address = { clientAddress: () => '203.0.113.7' };

  it('assistants and visitors use up nothing of each other', async () => {
    const { ask } = assistantEdge({ ...address, limits: { visitorRequests: 5 } });
    const statuses = async (path: string) => {
      const all: number[] = [];
      for (let request = 0; request < 6; request += 1) all.push((await ask(path)).status);
      return all;
    };
    const five = Array.from({ length: 5 }, () => 200);
    expect(await statuses('/assistants/tour_link?group_id=101')).toEqual([...five, 429]);
    expect((await ask('/tour.md?group_id=101')).status).toBe(429);
    expect((await ask('/mcp', { method: 'POST' })).status).toBe(429);
    expect(await statuses('/preview?group_id=101')).toEqual([...five, 429]);
  });

  it('also below a path', async () => {
    const { ask } = assistantEdge({ ...address, path: '/tours', limits: { visitorRequests: 1 } });
    expect((await ask('/tours/tour.md?group_id=101')).status).toBe(200);
    expect((await ask('/tours/mcp', { method: 'POST' })).status).toBe(429);
    expect((await ask('/tours/preview?group_id=101')).status).toBe(200);
    expect((await assistantEdge({ path: '/tours' }).ask('/tour.md?group_id=101')).status).toBe(404);
  });

  it('visitors who have used up theirs leave assistants theirs', async () => {
    const { ask } = assistantEdge({ ...address, limits: { visitorRequests: 1 } });
    expect([(await ask('/preview?group_id=101')).status, (await ask('/preview?group_id=101')).status]).toEqual([
      200, 429,
    ]);
    expect((await ask('/assistants/tour_link?group_id=101')).status).toBe(200);
  });

  it('200 calls of one minute ask the service little', async () => {
    const { client, clock, seen } = await connect({ pin: '2026-07-28' });
    const calls = [
      { name: 'free_times', arguments: { group_id: 101 } },
      { name: 'tour_link', arguments: { group_id: 101, time: TIME, homes: [10_001], answers: { first_name: 'Lara' } } },
      { name: 'questions', arguments: { group_id: 101 } },
      { name: 'homes', arguments: { group_id: 101 } },
      { name: 'free_times', arguments: { group_id: 101, day: '2026-12-05' } },
    ];
    const counts = { found: 0, problems: 0 };
    for (let call = 0; call < 200; call += 1) {
      const { isError } = await client.callTool(calls[call % calls.length] ?? { name: '' });
      counts[isError === true ? 'problems' : 'found'] += 1;
      clock.ms += 300;
    }
    expect(counts).toEqual({ found: 200, problems: 0 });
    // Five days every 20 seconds; the configuration and the homes once.
    expect(seen.length).toBeLessThanOrEqual(25);
    expect(seen.length).toBeGreaterThan(5);
  });
});
