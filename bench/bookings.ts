import { Agent, request } from 'node:http';
import type { Served } from './processes.ts';

/** How many bookings are under way at any time. */
export const AT_ONCE = 64;
const GROUP = 101;

/** The reply to a booking. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function book({ port }: Served, visitor: number, start: string): Promise<Answer> {
  const client = { people: [{ first_name: 'Lara', last_name: 'Smith', email: `visitor${visitor}@example.com` }] };
  const body = JSON.stringify({ appointment: { start, location: '', broker_booked: false }, client });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const path = `/api/v2/appointments/group/${GROUP}/book`;
  return new Promise((done, fail) => {
    const call = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => done({ status: reply.statusCode ?? 0, body: text })).on('error', fail);
    });
    call.on('error', fail).end(body);
  });
}

/** Sends one booking for each of `visitors`, 64 at a time. The visitors take `starts` in turn. A request without an answer is left out. */
export async function race(
  server: Served,
  visitors: readonly number[],
  starts: readonly string[],
  heard: (answer: Answer) => void = () => undefined,
): Promise<readonly Answer[]> {
  const left = [...visitors];
  const answers: Answer[] = [];
  const caller = async () => {
    for (let visitor = left.shift(); visitor !== undefined; visitor = left.shift()) {
      const answer = await book(server, visitor, starts[visitor % starts.length] ?? '').catch(() => undefined);
      // A caller that gets no answer stops, because the server is gone.
      if (answer === undefined) return;
      answers.push(answer);
      heard(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return answers;
}

/** Closes the connections that are kept open between two races. */
export const stopAsking = (): void => agent.destroy();
