import { afterEach, describe, expect, it } from 'vitest';
import { endAll, type RunningMock, ways } from '../test/bothWays.ts';
import { times, widget } from '../test/startServer.ts';
import type { Fault } from './engine/faults/fault.ts';
import { createMockService } from './engine/mockService.ts';

afterEach(endAll);

const statuses = async (call: () => Promise<Response>, count: number): Promise<readonly number[]> => {
  const got: number[] = [];
  for (let turn = 0; turn < count; turn += 1) got.push((await call()).status);
  return got;
};
const bookings = async ({ state }: RunningMock) => (await state()).counts.appointments;

describe.each(ways)('a fault, set %s,', (_, open) => {
  it('hits the next calls of one operation, and no others', async () => {
    const mock = await open();
    await mock.setFaults([{ operation: 'bookTour', status: 429, times: 1 }]);
    expect((await mock.get(times)).status).toBe(200);
    const refused = await mock.book();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await refused.json()).toEqual({ errors: { request: [expect.any(String)] } });
    expect(await bookings(mock)).toBe(0);
    expect((await mock.book()).status).toBe(200);
    expect(await mock.faults()).toEqual([{ operation: 'bookTour', status: 429, times: 1, struck: 1 }]);
  });

  it('hits calls by method and by group, for every operation', async () => {
    const mock = await open();
    await mock.setFaults([
      { method: 'POST', status: 503 },
      { group: 102, status: 418 },
    ]);
    expect((await mock.book()).status).toBe(503);
    expect((await mock.get(times)).status).toBe(200);
    expect((await mock.get(times.replace('101', '102'))).status).toBe(418);
    expect((await mock.get(widget)).status).toBe(200);
    const prospect = { client: { group: 102, people: [] } };
    await mock.setFaults([{ group: 102, status: 418 }]);
    expect((await mock.send('/api/v2/clients', 'POST', prospect)).status).toBe(418);
  });

  it('hits the group of an appointment in the path', async () => {
    const mock = await open();
    const { data } = await (await mock.book()).json();
    await mock.setFaults([{ group: 101, operation: 'cancelAppointment', status: 500 }]);
    const path = `/api/v2/appointments/${data.appointment.id}`;
    expect((await mock.get(path, { method: 'DELETE' })).status).toBe(500);
    await mock.setFaults([{ group: 102, status: 500 }]);
    expect((await mock.get(path, { method: 'DELETE' })).status).toBe(200);
  });

  it('hits every third call', async () => {
    const mock = await open();
    await mock.setFaults([{ operation: 'getTimes', every: 3, status: 500 }]);
    expect(await statuses(() => mock.get(times), 7)).toEqual([200, 200, 500, 200, 200, 500, 200]);
  });

  it('hits every second call, twice', async () => {
    const mock = await open();
    await mock.setFaults([{ every: 2, times: 2, status: 500 }]);
    expect(await statuses(() => mock.get(times), 6)).toEqual([200, 500, 200, 500, 200, 200]);
  });

  it('hits calls with a probability, the same ones each time', async () => {
    const draw = async () => {
      const mock = await open();
      await mock.setFaults([{ probability: 0.5, status: 500 }]);
      const drawn = await statuses(() => mock.get(times), 40);
      await endAll();
      return drawn;
    };
    const first = await draw();
    expect(first.filter((status) => status === 500).length).toBeGreaterThan(8);
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(8);
    expect(await draw()).toEqual(first);
  });

  it('has its own body and headers', async () => {
    const mock = await open();
    await mock.setFaults([{ status: 422, body: { why: 'so' }, headers: { 'Retry-After': '60' } }]);
    const reply = await mock.get(times);
    expect([reply.status, await reply.json()]).toEqual([422, { why: 'so' }]);
    await mock.setFaults([{ status: 204 }]);
    expect(await statuses(() => mock.get(times), 1)).toEqual([204]);
  });

  it('cuts the request, and the operation does not run', async () => {
    const mock = await open();
    await mock.setFaults([{ operation: 'bookTour', cut: 'request' }]);
    await expect(mock.book()).rejects.toThrow();
    expect(await bookings(mock)).toBe(0);
  });

  it('cuts the reply: the operation runs, and half of the reply arrives', async () => {
    const mock = await open();
    await mock.setFaults([{ operation: 'bookTour', cut: 'reply', accepted: true, times: 1 }]);
    expect((await mock.send('/api/v2/appointments/group/101/book', 'POST', {})).status).toBe(400);
    const reply = await mock.book();
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    expect(await bookings(mock)).toBe(1);
    expect((await (await mock.book('b@example.com')).json()).data.appointment).toBeDefined();
  });

  it('answers garbage: half of the JSON, or a page', async () => {
    const mock = await open();
    await mock.setFaults([{ garbage: 'half', times: 1 }, { garbage: 'html' }]);
    const text = await (await mock.get(times)).text();
    expect(text).toMatch(/^\{"available_times"/);
    expect(() => JSON.parse(text)).toThrow();
    const page = await mock.get(times);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      expect.stringMatching(/^<!doctype html>/),
    ]);
  });

  it('delays a call', async () => {
    const mock = await open();
    await mock.setFaults([{ operation: 'getTimes', delay: 60 }]);
    const began = performance.now();
    expect((await mock.get(times)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  it('by a rule hits one group, and bookings that would succeed', async () => {
    const mock = await open();
    await mock.setFaults([
      { rule: 'slot-taken', group: 101, times: 1 },
      { rule: 'inactive', group: 102 },
    ]);
    expect((await mock.send('/api/v2/appointments/group/101/book', 'POST', {})).status).toBe(400);
    expect(await (await mock.book()).json()).toMatchObject({
      errors: { appointment: { start: [expect.any(String)] } },
    });
    expect((await mock.book('b@example.com', '11:00')).status).toBe(200);
    expect((await mock.get(widget)).status).toBe(200);
    expect((await mock.get(widget.replace('101', '102'))).status).toBe(400);
  });

  it('works together with the scenario, and is tried first', async () => {
    const mock = await open();
    await mock.setScenario('server-error');
    await mock.setFaults([{ operation: 'getTimes', status: 503, times: 1 }]);
    expect(await statuses(() => mock.get(times), 2)).toEqual([503, 500]);
    await mock.setScenario('none');
    expect((await mock.get(times)).status).toBe(200);
  });

  it('is refused as a whole, with the nearest name, when something in it is wrong', async () => {
    const mock = await open();
    await mock.setFaults([{ status: 500 }]);
    // Not a fault by its type, but a caller can send it.
    const wrong = (fault: object) => mock.setFaults([{ status: 503 }, fault as Fault]);
    await expect(wrong({ operation: 'bokTour', status: 500 })).rejects.toThrow('Did you mean bookTour?');
    await expect(wrong({ operations: 'bookTour', status: 500 })).rejects.toThrow('Did you mean operation?');
    await expect(wrong({ status: 99 })).rejects.toThrow('fault.status takes a whole number from 200 to 599, not 99.');
    await expect(wrong({ every: 0, status: 500 })).rejects.toThrow('every takes');
    await expect(wrong({ probability: 2, status: 500 })).rejects.toThrow('probability takes');
    await expect(wrong({ headers: { 'X-Line': 'a\r\nb' }, status: 500 })).rejects.toThrow('headers takes');
    await expect(wrong({ cut: 'reply', method: 'PATCH' })).rejects.toThrow('method takes one of GET');
    await expect(wrong({ times: 1 })).rejects.toThrow('needs one of delay, status');
    await expect(wrong({ rule: 'inactive', status: 500 })).rejects.toThrow('status does not go with rule');
    await expect(wrong({ accepted: true, status: 500 })).rejects.toThrow('accepted does not go with status');
    await expect(wrong({ body: {}, delay: 5 })).rejects.toThrow('body needs a status');
    expect(await mock.faults()).toEqual([{ status: 500, struck: 0 }]);
  });
});

describe('service.fail', () => {
  it('gives a function that ends the fault; the newest fault is tried first', () => {
    const service = createMockService();
    service.fail('any', { delay: 20 });
    const end = service.fail('bookTour', { status: 429, times: 1 });
    expect(service.faults().map(({ status, delay }) => status ?? delay)).toEqual([429, 20]);
    end();
    expect(service.faults()).toEqual([{ delay: 20, struck: 0 }]);
    service.reset();
    expect(service.faults()).toEqual([]);
  });

  it('says what is wrong with a fault', () => {
    const service = createMockService();
    expect(() => service.fail('bookTour', { status: 1000 })).toThrow(RangeError);
    expect(service.faults()).toEqual([]);
  });

  it('shows the faults of a scenario', () => {
    const service = createMockService({ scenario: 'lost-reply' });
    expect(service.faults()).toEqual([{ operation: 'bookTour', cut: 'reply', accepted: true, struck: 0 }]);
  });
});
