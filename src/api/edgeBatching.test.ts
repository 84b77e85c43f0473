import { describe, expect, it } from 'vitest';
import { EDGE, edgeLine } from '../../test/edgeBooking.ts';
import { setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { addDays } from '../time/arithmetic.ts';
import { type Day, noonOf, parseDay } from '../time/values.ts';
import { createEdgeTours } from './edgeCalls.ts';

const TODAY = parseDay('2026-12-01') as Day;
const day = (ahead: number) => noonOf(addDays(TODAY, ahead));
const PREVIEW = '/preview?group_id=101&days=14';

function setUp(edge = setUpEdge(), line: Parameters<typeof edgeLine>[1] = {}) {
  const { fetch, requests } = edgeLine(edge, line);
  const { client } = createEdgeTours({ baseUrl: EDGE, attempts: 1, fetch });
  const times = (...ahead: readonly number[]) =>
    Promise.all(ahead.map((each) => client.getAvailability(101, day(each))));
  const open = () =>
    Promise.all([client.getWidgetConfiguration(101), client.getOfficeHours(101), client.getAvailability(101, day(0))]);
  return { edge, client, times, open, asked: () => requests.map(({ path }) => path) };
}

describe('the questions of a widget', () => {
  it('are answered by one reply, as the service answers them', async () => {
    const { open, asked, edge } = setUp();
    const answers = await open();
    expect(asked()).toEqual([PREVIEW]);
    const direct = edge.leasing;
    expect(answers).toEqual([
      await direct.getWidgetConfiguration(101),
      await direct.getOfficeHours(101),
      { ...(await direct.getAvailability(101, day(0))), smsOptIn: answers[2].smsOptIn },
    ]);
  });

  it('about the other days are asked together, once', async () => {
    const { open, times, asked } = setUp();
    await open();
    const days = await times(1, 2, 3, 20, 34);
    expect(days.map(({ asked: time }) => time)).toEqual([1, 2, 3, 20, 34].map(day));
    expect(days[0]?.slots.length).toBeGreaterThan(0);
    expect(asked().slice(1)).toEqual(['/preview?group_id=101&days=35&wait=all']);
  });

  it('about a single later day, or about days past the longest preview, are sent alone', async () => {
    const { open, times, asked } = setUp();
    await open();
    await times(30);
    await times(42, 50);
    expect(
      asked()
        .slice(1)
        .map((path) => path.slice(-19)),
    ).toEqual([30, 42, 50].map((each) => day(each).replaceAll(':', '%3A').slice(-19)));
    expect(
      asked()
        .slice(1)
        .every((path) => path.includes('/times?time=')),
    ).toBe(true);
  });

  it('that are asked again get a newer answer, and so do all after a booking', async () => {
    const { open, client, asked, edge } = setUp();
    await open();
    await client.getAvailability(101, day(0));
    expect(asked().at(-1)).toContain('/times?time=');
    const start = local('2026-12-04T10:15:00');
    expect((await client.getAvailability(101, start)).free).toBe(true);
    edge.service.takeSlot(101, start);
    expect((await client.bookTour(101, tour(start))).kind).toBe('slot-taken');
    expect((await client.getAvailability(101, start)).free).toBe(false);
  });

  it('fail together when the reply is lost, and the next question tries again', async () => {
    let isAway = true;
    const { open, asked } = setUp(setUpEdge(), {
      before() {
        if (isAway) throw new TypeError('Failed to fetch');
      },
    });
    await expect(open()).rejects.toThrow('connection');
    isAway = false;
    await expect(open()).resolves.toHaveLength(3);
    expect(asked()).toEqual([PREVIEW, PREVIEW]);
  });

  it('fail only for the day about which the service fails', async () => {
    const base = setUpEdge();
    const edge = setUpEdge({
      fetch: async (input, init) => {
        if (String(input).includes('2026-12-03')) throw new TypeError('lost');
        return base.fetch(input, init);
      },
    });
    const { open, client } = setUp(edge);
    await open();
    const [two, three] = await Promise.allSettled([1, 2].map((each) => client.getAvailability(101, day(each))));
    expect([two?.status, three?.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('get the refusal of the service for a group that takes no bookings', async () => {
    const edge = setUpEdge({ groups: { 103: { timeZone: 'America/New_York' } } });
    const { client } = setUp(edge);
    expect(await client.getWidgetConfiguration(103)).toMatchObject({ active: false });
  });
});
