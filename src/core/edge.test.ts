import { describe, expect, it, vi } from 'vitest';
import { type EdgeRequest, edgeLine, openEdgeBooking } from '../../test/edgeBooking.ts';
import { setUpEdge } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import { dayOf } from '../time/values.ts';
import { offeredChanges, offersChanges } from './offeredChanges.ts';

const slot = local('2026-12-04T10:15:00');
const later = local('2026-12-04T11:00:00');
const SECRETS = { secrets: ['s'.repeat(32)] };
const answers = {
  ...noAnswers,
  first_name: 'Lara',
  last_name: 'Smith',
  email: 'lara@example.com',
  phone: '(555) 777-5555',
};
const shown = ['first_name', 'last_name', 'email', 'phone'] as const;
const lose = ({ method }: EdgeRequest): void => {
  if (method === 'POST') throw new TypeError('Failed to fetch');
};
/** The transport tries a question three times, and waits in between. */
const eventually = (expected: () => void): Promise<void> => vi.waitFor(expected, { timeout: 15_000 });
type Line = Parameters<typeof edgeLine>[1];

/** A booking of `slot` that was sent through an edge. */
async function sent(edge: ReturnType<typeof setUpEdge>, line: Line = {}) {
  const { fetch, requests } = edgeLine(edge, line);
  const booking = await openEdgeBooking(edge.clock, fetch);
  booking.pickSlot(slot);
  booking.submit(answers, shown);
  const isDone = (): void => expect(['sending', 'looking-up']).not.toContain(booking.snapshot().flow.at);
  await eventually(isDone);
  const asked = (): string[] => requests.map(({ method, path }) => `${method} ${path.replace(/[\w-]+-\d{14}/, 'key')}`);
  return { ...booking, requests, asked };
}

describe('the first look', () => {
  it('takes one call, and one more for the rest of the month in view, before the widget is in view', async () => {
    const edge = setUpEdge();
    const { fetch, requests } = edgeLine(edge);
    const { snapshot, view } = await openEdgeBooking(edge.clock, fetch);
    const unknown = (): unknown[] =>
      Object.entries(view().states).filter(([day, state]) => day < '2027-01-01' && state === 'unknown');
    await eventually(() => expect(unknown()).toEqual([]));
    expect(snapshot().screen).toBe('pick');
    expect(requests.map(({ path }) => path)).toEqual([
      '/preview?group_id=101&days=14',
      '/preview?group_id=101&days=35&wait=all',
    ]);
  });

  it('takes one call alone where the visitor saves data', async () => {
    const edge = setUpEdge();
    const { fetch, requests } = edgeLine(edge);
    const saving = steppedEnvironment(edge.clock.ms);
    saving.saveData = true;
    const first = await openEdgeBooking(edge.clock, fetch, {}, saving);
    await eventually(() => expect(first.snapshot().screen).toBe('pick'));
    expect(requests).toHaveLength(1);
  });
});

describe('while the service fails', () => {
  /** A booking at an edge whose service fails. The answers of the edge are a minute old. */
  async function opened() {
    const edge = setUpEdge();
    const { fetch, requests } = edgeLine(edge);
    // Another visitor's question.
    await edge.ask('/preview?group_id=101&days=14&wait=all');
    edge.service.setScenario('server-error');
    edge.clock.ms += 60_000;
    return { edge, requests, ...(await openEdgeBooking(edge.clock, fetch)) };
  }
  const nine = '2026-12-01T09:00:00';

  it('the widget says from when the times are, by the property’s clock', async () => {
    const { view } = await opened();
    await eventually(() => expect(view().times).toMatchObject({ kind: 'times', asOf: nine }));
  });

  it('the widget no longer says so once the service answers and the visitor looks at the day again', async () => {
    const { view, edge, pickDay, requests } = await opened();
    await eventually(() => expect(view().times).toMatchObject({ kind: 'times', asOf: nine }));
    const { day } = view();
    // The reply about a single day gives its moment in a header.
    pickDay(day);
    await eventually(() => expect(requests.filter(({ path }) => path.includes('/times?time='))).toHaveLength(1));
    await eventually(() => expect(view().times).toMatchObject({ kind: 'times', refreshing: false, asOf: nine }));
    edge.service.setScenario('none');
    // After a failure the edge waits a second before it asks the service again.
    edge.clock.ms += 5_000;
    pickDay(day);
    await eventually(() => expect(view().times).toMatchObject({ kind: 'times', refreshing: false, asOf: undefined }));
  });

  it('a day without times says from when its answer is, too', async () => {
    const { view, pickDay } = await opened();
    await eventually(() => expect(view().times.kind).toBe('times'));
    pickDay(dayOf(local('2026-12-06T12:00:00')));
    await eventually(() => expect(view().times).toMatchObject({ kind: 'none', asOf: nine }));
  });
});

describe('booked through an edge', () => {
  it('a tour can be moved and canceled with the token that the tab keeps, and no other tab gets it', async () => {
    const edge = setUpEdge(SECRETS);
    const { fetch, requests } = edgeLine(edge);
    const environment = steppedEnvironment(edge.clock.ms);
    const heard: unknown[] = [];
    const first = await sent(edge);
    expect(offeredChanges(first.settings, first.snapshot())).toEqual({ reschedule: true, cancel: true });
    const [[key = '', text = ''] = []] = first.environment.stored;
    expect(JSON.parse(text)).toMatchObject({ at: 'booked', token: expect.stringMatching(/^t2\.101\./) });

    environment.stored.set(key, text);
    environment.openTabLine(key, (message) => heard.push(message));
    const { startReschedule, pickSlot, rescheduleTour, startCancel, cancelTour, snapshot } = await openEdgeBooking(
      edge.clock,
      fetch,
      {},
      environment,
    );
    startReschedule();
    pickSlot(later);
    rescheduleTour();
    await eventually(() => expect(snapshot().flow).toMatchObject({ at: 'booked', slot: later, sequence: 1 }));
    const { token } = JSON.parse(environment.stored.get(key) ?? '');
    expect(token).not.toBe(JSON.parse(text).token);
    startCancel();
    cancelTour();
    await eventually(() => expect(snapshot().flow).toMatchObject({ at: 'canceled', told: true }));
    expect(requests.find(({ method }) => method === 'DELETE')?.headers.get('Tour-Token')).toBe(token);
    expect(heard.length).toBeGreaterThan(0);
    expect(JSON.stringify(heard)).not.toContain('t2.');
  });

  it('no change is offered where the edge gave no token, and none is promised before the booking', async () => {
    const { settings, snapshot } = await sent(setUpEdge());
    expect(snapshot().flow.at).toBe('booked');
    expect(offeredChanges(settings, snapshot())).toEqual({ reschedule: false, cancel: false });
    expect(offersChanges(settings)).toBe(false);
  });

  it('a time that another visitor took is never called the visitor’s own', async () => {
    const edge = setUpEdge();
    let isTaken = false;
    const { snapshot, asked } = await sent(edge, {
      before({ method }) {
        if (method === 'POST' && !isTaken) {
          isTaken = true;
          edge.service.takeSlot(101, slot);
        }
      },
    });
    expect(snapshot().flow).toMatchObject({ at: 'slot', notice: { kind: 'slot-taken', perhapsOwn: false } });
    expect(asked().some((one) => one.includes('/attempts/'))).toBe(false);
  });
});

describe('by the link in the calendar entry', () => {
  const byLink = { manage: 'from-link' } as const;

  async function opened(groupId = 101) {
    const edge = setUpEdge(SECRETS);
    const { environment: before } = await sent(edge);
    const environment = steppedEnvironment(edge.clock.ms);
    const token: string = JSON.parse([...before.stored.values()][0] ?? '').token;
    const { fetch } = edgeLine(edge);
    const booking = await openEdgeBooking(edge.clock, fetch, { ...byLink, groupId }, environment);
    return { edge, fetch, isOpened: booking.core.openTour(token), ...booking };
  }

  it('a visitor comes to the tour on another device, moves it, and finds it again after a reload', async () => {
    const { snapshot, environment, startReschedule, pickSlot, rescheduleTour, edge, fetch, stop } = await opened();
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, knownBy: 'link', tour: { id: 9001 } } });
    startReschedule();
    pickSlot(later);
    rescheduleTour();
    await eventually(() => expect(snapshot().flow).toMatchObject({ at: 'booked', slot: later }));
    stop();
    const again = await openEdgeBooking(edge.clock, fetch, byLink, environment);
    expect(again.snapshot()).toMatchObject({ screen: 'booked', flow: { slot: later, tour: { id: 9001 } } });
  });

  it('a token of another group is left alone', async () => {
    const { snapshot, environment, isOpened } = await opened(102);
    expect(isOpened).toBe(true);
    expect(snapshot().screen).not.toBe('booked');
    expect([...environment.stored.keys()]).toEqual([]);
  });
});

describe('after a lost reply', () => {
  it('one call tells that the tour is booked, and the visitor can change it', async () => {
    const { snapshot, settings, asked, emitted } = await sent(setUpEdge(SECRETS), { after: lose });
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, unknownOutcomes: [] } });
    expect(asked().filter((one) => one.includes('/attempts/'))).toEqual(['GET /attempts/key-0']);
    expect(offeredChanges(settings, snapshot())).toEqual({ reschedule: true, cancel: true });
    expect(JSON.stringify(emitted)).not.toContain('t2.');
  });

  it('the visitor is told that it was not booked where the edge never got it', async () => {
    const { snapshot } = await sent(setUpEdge(), { before: lose });
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { notice: { kind: 'found-not-booked' } } });
  });

  it('it stays unknown where the edge cannot be asked, and a reload asks again', async () => {
    const edge = setUpEdge();
    const away = await sent(edge, {
      after({ method, path }) {
        if (method === 'POST' || path.startsWith('/attempts/')) throw new TypeError('Failed to fetch');
      },
    });
    await eventually(() =>
      expect(away.snapshot().flow).toMatchObject({ at: 'unsure', notice: { kind: 'still-unsure' } }),
    );
    const environment = steppedEnvironment(edge.clock.ms);
    for (const [key, text] of away.environment.stored) environment.stored.set(key, text);
    const { snapshot } = await openEdgeBooking(edge.clock, edgeLine(edge).fetch, {}, environment);
    await eventually(() => expect(snapshot().screen).toBe('booked'));
    expect(snapshot().flow).toMatchObject({ slot });
  });

  it('a function of the site is asked where the edge does not know', async () => {
    const base = setUpEdge();
    const edge = setUpEdge({
      fetch: async (input, init) => {
        const reply = await base.fetch(input, init);
        if (String(input).endsWith('/book')) throw new TypeError('lost');
        return reply;
      },
    });
    const { fetch } = edgeLine(edge);
    const asked: unknown[] = [];
    const { pickSlot, submit, snapshot } = await openEdgeBooking(edge.clock, fetch, {
      lookUp(booking) {
        asked.push(booking);
        return { kind: 'booked', tour: { id: 48 } };
      },
    });
    pickSlot(slot);
    submit(answers, shown);
    await eventually(() => expect(snapshot()).toMatchObject({ screen: 'booked', flow: { tour: { id: 48 } } }));
    expect(asked).toEqual([{ service: 'https://tours.example.com', groupId: 101, start: slot, attempt: 'id-1' }]);
  });
});
