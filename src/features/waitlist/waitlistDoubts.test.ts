import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lara } from '../../../.storybook/model.ts';
import { EDGE, edgeLine } from '../../../test/edgeBooking.ts';
import { START } from '../../../test/openBooking.ts';
import { days, failed, KEY, lost, openWaitlist, record } from '../../../test/openWaitlist.ts';
import { local } from '../../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { linkIn } from '../../core/linkText.ts';
import { createBookingIn } from '../../widget/createTourBooking.ts';
import { createWaitlist } from './waitlist.ts';
import type { WaitlistCalls } from './waitlistCalls.ts';

// What is sent and not answered, what another tab does, and what is kept meanwhile.

afterEach(() => history.replaceState(null, '', '/'));
beforeEach(() => history.replaceState(null, '', '/tours?unit=4b'));

type Page = Awaited<ReturnType<typeof openWaitlist>>;
const noReply = () => new Promise<never>(() => undefined);
const join = ({ list }: Pick<Page, 'list'>) => list.join(lara, days, 'en');
const PATIENT = { timeout: 15_000 };
const unreachable = failed({ kind: 'offline' });

/** The page after a reload: what this one sent gets no reply. */
async function reloaded(page: Page, calls: Partial<WaitlistCalls>, environment = page.environment) {
  page.end();
  return openWaitlist({ environment, calls });
}

describe('a join without a reply, and a reload', () => {
  const sent = async (environment: SteppedEnvironment = steppedEnvironment(START)): Promise<Page> => {
    const page = await openWaitlist({ environment, calls: { join: noReply } });
    page.list.open();
    void join(page);
    return page;
  };

  it('is asked about by its key, and the visitor is on the list', async () => {
    const before = await sent();
    const findJoin = async () => ({ kind: 'done', outcome: record }) as const;
    const page = await reloaded(before, { findJoin });
    expect(page.edge.findJoin).toHaveBeenCalledExactlyOnceWith(before.edge.join.mock.calls[0]?.[1], START);
    expect(page.state()).toMatchObject({ view: { at: 'times' }, record, doubt: undefined });
    expect(page.edge.join).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be asked', unreachable],
    ['does not know', async () => ({ kind: 'unknown' }) as const],
  ])('stays in doubt where the edge %s, and another press sends the same key', async (_, findJoin) => {
    const before = await sent();
    const page = await reloaded(before, { findJoin });
    expect(page.state().view).toMatchObject({ at: 'form', notice: { why: 'unsure' } });
    expect(page.edge.join).not.toHaveBeenCalled();
    await join(page);
    expect(page.edge.join.mock.calls[0]?.[1]).toBe(before.edge.join.mock.calls[0]?.[1]);
    expect(page.state()).toMatchObject({ view: { at: 'entry' }, record, doubt: undefined });
  });

  it('is said not to be done where it can no longer arrive, and may be sent again', async () => {
    const before = await sent();
    const page = await reloaded(before, { findJoin: async () => ({ kind: 'not-done' }) });
    expect(page.state()).toMatchObject({
      view: { at: 'form', sending: false, notice: { why: 'not-done' } },
      record: undefined,
      doubt: undefined,
    });
    expect(page.environment.stored.has(KEY)).toBe(false);
    await join(page);
    expect(page.edge.join.mock.calls[0]?.[1]).not.toBe(before.edge.join.mock.calls[0]?.[1]);
    expect(page.state()).toMatchObject({ view: { at: 'entry' }, record });
  });
});

it('says that a join was not done where its reply was lost and it can no longer arrive', async () => {
  const page = await openWaitlist({ calls: { join: lost, findJoin: async () => ({ kind: 'not-done' }) } });
  page.list.open();
  await join(page);
  expect(page.state()).toMatchObject({
    view: { at: 'form', notice: { why: 'not-done', attempt: 1 } },
    doubt: undefined,
  });
});

it('says so in an open form once the edge can be asked', async () => {
  const page = await openWaitlist({ calls: { join: lost, findJoin: unreachable } });
  page.list.open();
  await join(page);
  expect(page.state().view).toMatchObject({ at: 'form', notice: { why: 'unsure' } });
  page.edge.findJoin.mockResolvedValue({ kind: 'not-done' });
  await page.environment.tellReturn();
  expect(page.state()).toMatchObject({ view: { at: 'form', notice: { why: 'not-done' } }, doubt: undefined });
});

it('comes to the entry where the reply to a join was lost and the edge has it', async () => {
  const findJoin = async () => ({ kind: 'done', outcome: record }) as const;
  const page = await openWaitlist({ calls: { join: lost, findJoin } });
  page.list.open();
  await join(page);
  expect(page.state()).toMatchObject({ view: { at: 'entry' }, record });
});

it('names the field that the edge refuses', async () => {
  const errors = [{ path: 'email', message: 'Not right.' }];
  const page = await openWaitlist({ calls: { join: async () => ({ kind: 'rejected', errors }) } });
  page.list.open();
  await join(page);
  expect(page.state()).toMatchObject({ view: { at: 'form', notice: { kind: 'rejected', errors } }, doubt: undefined });
});

describe('leaving without a reply, and a reload', () => {
  const sent = async (): Promise<Page> => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ environment, calls: { leave: noReply } });
    page.list.show();
    void page.list.leave();
    return page;
  };

  it('says that the visitor has left where the edge has let them go', async () => {
    const page = await reloaded(await sent(), { find: async () => undefined });
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
    expect(page.environment.stored.has(KEY)).toBe(false);
  });

  it('says nothing where they are still on the list', async () => {
    const page = await reloaded(await sent(), {});
    expect(page.state()).toMatchObject({ view: { at: 'times' }, record, doubt: undefined });
  });

  it('says that it cannot tell where nobody knows, and leaves by another press', async () => {
    const page = await reloaded(await sent(), { find: unreachable });
    expect(page.state().view).toMatchObject({ at: 'entry', asks: true, notice: { why: 'unsure' } });
    expect(page.edge.leave).not.toHaveBeenCalled();
    await page.list.leave();
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
  });

  it('has left where only the reply was lost', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ environment, calls: { leave: lost } });
    page.list.show();
    page.edge.find.mockResolvedValue(undefined);
    await page.list.leave();
    await environment.settle();
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
  });
});

describe('what another page does', () => {
  it('is noticed when this one comes into view: left there', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ environment });
    page.list.show();
    page.edge.find.mockResolvedValue(undefined);
    environment.visible = false;
    await environment.tellReturn();
    expect(page.state().record).toEqual(record);
    environment.visible = true;
    await environment.tellReturn();
    expect(page.state()).toMatchObject({ view: { at: 'times' }, record: undefined });
  });

  it('keeps the entry where the edge cannot be asked', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ environment, calls: { find: unreachable } });
    await environment.tellReturn();
    expect(page.state()).toMatchObject({ view: { at: 'times' }, record });
  });
});

it('knows the entry until the page is left where the storage is blocked', async () => {
  const environment = steppedEnvironment(START);
  Object.assign(environment, { tabStorage: { read: () => null, write: () => undefined } });
  const page = await openWaitlist({ environment });
  page.list.open();
  await join(page);
  page.list.back();
  page.booking.commands.pickDay(days.last);
  expect(page.state().record).toEqual(record);
});

it('brings the choice of days back with the names after a reload', async () => {
  const page = await openWaitlist();
  page.list.open();
  page.list.answer(lara);
  page.list.choose({ which: 'any' });
  page.list.choose({ parts: ['evening'] });
  const again = await reloaded(page, {});
  expect(again.flow().answers.first_name).toBe('Lara');
  expect(again.state()).toMatchObject({ which: 'any', parts: ['evening'] });
});

describe('with an edge', () => {
  const open = async (line: Parameters<typeof edgeLine>[1] = {}) => {
    const set = setUpWaitlist({}, undefined, { origins: [location.origin] });
    const environment = steppedEnvironment(set.clock.ms);
    const { randomId } = environment;
    Object.assign(environment, { randomId: () => randomId().padEnd(32, '0') });
    const { fetch, requests } = edgeLine(set, line);
    const booking = createBookingIn(environment, {
      ...{ groupId: 101, edge: EDGE, fetch, waitlist: true, timeZone: 'America/New_York' },
    });
    const list = createWaitlist(booking);
    const stops = [booking.subscribe(() => undefined), list.start()];
    await vi.waitFor(() => expect(booking.getSnapshot().screen).toBe('pick'), PATIENT);
    const end = (): void => {
      for (const stop of stops) stop();
    };
    return { ...set, booking, list, requests, end, state: list.getState };
  };

  it('lets the entry go whose token the booking carries, booked with another email', async () => {
    const page = await open();
    page.list.open();
    await join(page);
    expect(page.state().record).toMatchObject({ asked: true });
    const [own] = (await (await page.confirm(lara.email)).json()).entries;
    const { token = '' } = page.state().record ?? {};
    expect((await page.waitlistOf(own.token)).status).toBe(200);
    page.booking.commands.pickSlot(local('2026-12-04T10:15:00'));
    page.booking.commands.submit({ ...lara, email: 'work@example.com' });
    await vi.waitFor(() => expect(page.booking.getSnapshot().flow.at).toBe('booked'), PATIENT);
    expect(page.requests.find(({ path }) => path.endsWith('/book'))?.headers.get('Tour-Token')).toBe(token);
    await vi.waitFor(() => expect(page.state().record).toBeUndefined(), PATIENT);
    for (const each of [token, own.token]) expect((await page.waitlistOf(each)).status).toBe(404);
    page.end();
  });

  it('comes to the entry by the link of the message and a press, and never without it', async () => {
    const page = await open();
    page.list.open();
    await join(page);
    await page.steps.sendAll();
    const link = linkIn(new URL(page.asked[0]?.link ?? '').hash)?.link;
    const token = link?.kind === 'confirm' ? link.token : '';
    const end = vi.fn();
    page.list.follow({ kind: 'confirm', token, end });
    expect(page.state().view).toMatchObject({ at: 'confirm', token });
    expect(page.metric('joined')).toBe(0);
    await page.list.confirm();
    expect(page.state()).toMatchObject({ view: { at: 'entry', confirmed: true }, record: { days } });
    expect(page.state().record).not.toHaveProperty('asked');
    expect([page.metric('joined'), end.mock.calls.length]).toEqual([1, 1]);
    page.end();
  });

  it('finds by the key a join whose reply was lost', async () => {
    const page = await open({
      after({ method, path }) {
        if (method === 'POST' && path === '/waitlist') throw new TypeError('Failed to fetch');
      },
    });
    page.list.open();
    await join(page);
    expect(page.state()).toMatchObject({ view: { at: 'entry' }, record: { days } });
    page.end();
  });
});
