import { createMockService } from '../mock-server/engine/mockService.ts';
import { createHttpServer, type HttpOptions } from '../mock-server/http.ts';

const running: (() => Promise<void>)[] = [];

/** Stops every server that was started. */
export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0)) await stop();
}

/** Starts a server on a free port for a test. `get` and `send` take a path. */
export async function startServer(options: HttpOptions = {}, seed = 1) {
  const service = createMockService({ now: '2026-12-01T09:00:00', seed });
  const server = createHttpServer(service, options);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const base = `http://127.0.0.1:${port}`;
  const get = (path: string, init?: RequestInit) => fetch(base + path, init);
  const send = (path: string, method: string, body: unknown) =>
    get(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { service, port, base, get, send };
}

export const times = '/api/v2/appointments/group/101/times';
export const booking = '/api/v2/appointments/group/101/book';
export const widget = '/api/v2/group/101/verify-widget/?widget=lead_capture_appointment';
export const tour = (email = 'rosa@example.com', time = '10:00') => ({
  appointment: { start: `2026-12-04T${time}:00`, location: '', broker_booked: false },
  client: { people: [{ email }] },
});
