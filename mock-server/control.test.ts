import { afterEach, describe, expect, it } from 'vitest';
import { startServer, stopAll, times } from '../test/startServer.ts';

afterEach(stopAll);

describe('control paths', () => {
  const state = '/__mock/state';
  const from = (origin: string) => ({ headers: { Origin: origin } });

  it('answer requests without an Origin, and the page of the mock', async () => {
    const { get, base } = await startServer();
    expect((await get(state)).status).toBe(200);
    expect((await get(state, from(base))).status).toBe(200);
  });

  it.each(['https://site.example.org', 'null', 'http://127.0.0.1:1'])('refuse a page of %s', async (origin) => {
    const { get, service } = await startServer();
    const reply = await get('/__mock/scenario', { ...from(origin), method: 'PUT', body: '{"name":"offline"}' });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await reply.json()).toEqual({ errors: { origin: [expect.stringContaining('--open-control')] } });
    expect(service.scenario).toBe('none');
    const preflight = await get(state, { ...from(origin), method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect((await get('/__mock/worlds', { ...from(origin), method: 'POST' })).status).toBe(403);
    expect((await get(times, from(origin))).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answer every page with openControl', async () => {
    const { get } = await startServer({ openControl: true });
    const reply = await get(state, from('https://site.example.org'));
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('refuse a body over 1 MB', async () => {
    const { get } = await startServer();
    const body = `["${'x'.repeat(1_100_000)}"]`;
    expect((await get('/__mock/faults', { method: 'PUT', body })).status).toBe(413);
    expect((await get('/__mock/worlds', { method: 'POST', body })).status).toBe(413);
  });
});
