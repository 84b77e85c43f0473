import { request as open } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { booking, startServer, stopAll, times, tour, widget } from '../test/startServer.ts';

afterEach(stopAll);

describe('control', () => {
  it('shows the state and goes back to the start', async () => {
    const { get, send } = await startServer();
    await send(booking, 'POST', tour());
    expect(await (await get('/__mock/state')).json()).toMatchObject({
      now: '2026-12-01T09:00:00',
      scenario: 'none',
      counts: { appointments: 1 },
      appointments: [{ client: { people: [{ email: 'rosa@example.com' }] } }],
    });
    await get('/__mock/reset', { method: 'POST' });
    expect(await (await get('/__mock/state')).json()).toMatchObject({ appointments: [] });
  });

  it('switches the scenario', async () => {
    const { get, send } = await startServer();
    expect((await send('/__mock/scenario', 'PUT', { name: 'inactive' })).status).toBe(200);
    expect((await get(widget)).status).toBe(400);
    const refused = await send('/__mock/scenario', 'PUT', { name: 'storm' });
    expect([refused.status, (await refused.json()).scenarios]).toEqual([400, expect.arrayContaining(['none', 'slow'])]);
    expect((await send('/__mock/scenario', 'PUT', null)).status).toBe(400);
  });

  it('sets the clock', async () => {
    const { get, send } = await startServer();
    expect(await (await send('/__mock/clock', 'PUT', { now: '2026-12-06T10:00' })).json()).toEqual({
      now: '2026-12-06T10:00:00',
    });
    expect((await (await get(times)).json()).available_times).toEqual([]);
    expect((await send('/__mock/clock', 'PUT', { now: '2026-02-30T10:00' })).status).toBe(400);
    expect((await get('/__mock/clock', { method: 'PUT', body: '{' })).status).toBe(400);
  });
});

describe('scenarios over HTTP', () => {
  async function within(name: string) {
    const started = await startServer({ slow: 30 });
    await started.send('/__mock/scenario', 'PUT', { name });
    return started;
  }

  it('offline drops the connection', async () => {
    const { get, service } = await within('offline');
    await expect(get(times)).rejects.toThrow();
    service.setScenario('none');
    expect((await get(times)).status).toBe(200);
  });

  it('server-error, html-error and rate-limited answer without doing anything', async () => {
    const { send, service } = await within('server-error');
    const failed = await send(booking, 'POST', tour());
    expect([failed.status, await failed.json()]).toEqual([500, { errors: { server: [expect.any(String)] } }]);
    service.setScenario('html-error');
    const gateway = await send(booking, 'POST', tour());
    expect([gateway.status, gateway.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    service.setScenario('rate-limited');
    const limited = await send(booking, 'POST', tour());
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect(service.company.appointments.count()).toBe(0);
  });

  it('truncated sends a complete reply with half of its JSON', async () => {
    const { get } = await within('truncated');
    const reply = await get(times);
    const text = await reply.text();
    expect([reply.status, text.startsWith('{"available_times"')]).toEqual([200, true]);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('slow delays the reply', async () => {
    const { get } = await within('slow');
    const began = performance.now();
    expect((await get(times)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(25);
  });

  it('lost-reply makes the booking, and sends the status and half of the body', async () => {
    const { port, service } = await within('lost-reply');
    const end = await new Promise<{ status: number | undefined; text: string; complete: boolean }>((done, fail) => {
      const headers = { 'Content-Type': 'application/json' };
      const call = open({ port, host: '127.0.0.1', path: booking, method: 'POST', headers }, (reply) => {
        let text = '';
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('error', () => undefined);
        reply.on('close', () => done({ status: reply.statusCode, text, complete: reply.complete }));
      });
      call.on('error', fail);
      call.end(JSON.stringify(tour()));
    });
    expect(end).toEqual({ status: 200, text: expect.stringMatching(/^{"data":/), complete: false });
    expect(service.company.appointments.count()).toBe(1);
  });

  it('lost-reply does not affect GETs and refusals', async () => {
    const { get, send } = await within('lost-reply');
    expect((await get(times)).status).toBe(200);
    expect((await send(booking, 'POST', {})).status).toBe(400);
  });
});
