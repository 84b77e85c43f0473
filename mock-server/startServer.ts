import { createMockService } from './engine/service.ts';
import { createHttpServer, type HttpOptions } from './http.ts';

/** What the HTTP tests share: a server on a free port, and the paths and the body of their requests. */
const running: (() => Promise<void>)[] = [];

/** Ends every server that was started. */
export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0)) await stop();
}

/** Starts a server of its own for one test. */
export async function startServer(options: HttpOptions = {}) {
  const service = createMockService({ now: '2026-12-01T09:00:00' });
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
  return { service, port, base };
}

export const times = '/api/v2/appointments/group/101/times';
export const booking = '/api/v2/appointments/group/101/book';
export const widget = '/api/v2/group/101/verify-widget/?widget=lead_capture_appointment';
export const tour = (email = 'rosa@example.com', time = '10:00') => ({
  appointment: { start: `2026-12-04T${time}:00`, location: '', broker_booked: false },
  client: { people: [{ email }] },
});
