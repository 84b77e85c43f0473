import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { tour } from '../edgeSetUp.ts';
import type { RunningMock } from '../servers.ts';

/** Books a tour through the edge at `url`, twice with the same key. The service behind it is `mock`, which then has one tour more. */
export async function bookThroughEdge(url: string, mock: RunningMock): Promise<void> {
  const before = await toursOf(mock);
  const preview = await fetch(`${url}/preview?group_id=101&days=14&wait=all`);
  expect(preview.status).toBe(200);
  const { complete, days } = await preview.json();
  const [start] = days.flatMap(({ times = [] }: { times?: readonly string[] }) => times);
  expect([complete, typeof start]).toEqual([true, 'string']);
  // This path ends with a slash, as that of a move does. A move follows no redirect, so the edge must give none.
  const configuration = `${url}/api/v2/group/101/verify-widget/?widget=lead_capture_appointment`;
  expect((await fetch(configuration, { redirect: 'error' })).status).toBe(200);
  const key = randomUUID();
  const book = () =>
    fetch(`${url}/api/v2/appointments/group/101/book`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(tour(start)),
    });
  const [first, second] = [await book(), await book()];
  const [reply, again] = [await first.json(), await second.json()];
  expect(first.status, JSON.stringify(reply)).toBe(200);
  expect([second.status, again]).toEqual([200, reply]);
  expect(await (await fetch(`${url}/attempts/${key}`)).json()).toMatchObject({ state: 'done', status: 200 });
  expect(await toursOf(mock)).toEqual([...before, start]);
  expect((await fetch(`${url}/api/v1/clients/`)).status).toBe(403);
}

/** The starts of the tours that the mock keeps, in the order in which they were booked. */
async function toursOf(mock: RunningMock): Promise<readonly string[]> {
  const state = await mock.control('GET', 'state');
  const { appointments } = state as { readonly appointments: readonly { readonly start: string }[] };
  return appointments.map(({ start }) => start.slice(0, 19));
}
