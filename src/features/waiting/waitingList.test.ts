import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lara } from '../../../.storybook/model.ts';
import { START } from '../../../test/openBooking.ts';
import { local, programmedClient, slots } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { ApiError, type ApiFailure } from '../../api/failure.ts';
import type { BookingOptions } from '../../options/options.ts';
import { createBookingIn } from '../../widget/createTourBooking.ts';
import type { WaitingCalls, WaitingEntry } from './waitingCalls.ts';
import { createWaitingList } from './waitingList.ts';

afterEach(() => history.replaceState(null, '', '/'));
beforeEach(() => history.replaceState(null, '', '/tours?unit=4b'));

const KEY = 'tour-booking waiting 101 https://leasing.example.com';
const WORDS = { text: 'Text me. Reply STOP.', locale: 'en-US' };
const days = { first: december(4), last: december(6) };
const record = { token: 'w1.abc', days, parts: ['morning'] } as const;
const entry: WaitingEntry = {
  group: 101,
  answers: { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' },
  record,
};
const failed = (failure: ApiFailure) => () =>
  Promise.reject(new ApiError(failure, { method: 'POST', url: '/waiting' }));
const refused = failed({ kind: 'status', status: 422, errors: [] });
const lost = failed({ kind: 'timeout', ms: 1 });

interface Given {
  readonly calls?: Partial<WaitingCalls>;
  readonly environment?: SteppedEnvironment;
  readonly options?: Partial<BookingOptions>;
  readonly free?: readonly string[];
}

/** A list beside a booking on Friday, December 4, 2026. `free`: the free times of each day. */
async function begin({
  calls = {},
  environment = steppedEnvironment(START),
  options = {},
  free = ['15:00:00'],
}: Given = {}) {
  const client = programmedClient({ availability: async (time) => slots(time, ...free) });
  const booking = createBookingIn(environment, {
    groupId: 101,
    client,
    timeZone: 'America/New_York',
    service: 'https://leasing.example.com',
    ...options,
  });
  const edge = {
    join: vi.fn(calls.join ?? (async () => record)),
    find: vi.fn(calls.find ?? (async () => entry)),
    leave: vi.fn(calls.leave ?? (async () => undefined)),
  };
  const list = createWaitingList(booking, edge);
  const unsubscribe = booking.subscribe(() => undefined);
  const stop = list.start();
  await environment.settle();
  const flow = () => booking.getSnapshot().flow;
  const end = (): void => {
    stop();
    unsubscribe();
  };
  return { list, booking, environment, edge, client, flow, end, state: list.getState };
}
const join = ({ list }: Awaited<ReturnType<typeof begin>>, answers = lara) => list.join(answers, days, WORDS, 'en');

describe('joining the list', () => {
  it('sends who waits for what, and comes to the entry', async () => {
    const page = await begin();
    page.list.open();
    page.list.choose({ parts: ['morning'] });
    await join(page);
    const [request, key] = page.edge.join.mock.calls[0] ?? [];
    expect(request).toEqual({
      group: 101,
      first_name: 'Lara',
      last_name: 'Smith',
      email: 'lara.smith@example.com',
      phone: '(555) 777-5555',
      sms_opted_in: false,
      language: 'en',
      days: { from: '2026-12-04', to: '2026-12-06' },
      parts: ['morning'],
      page: `${location.origin}/tours?unit=4b`,
    });
    // In a browser this is random text of 32 letters and digits.
    expect(key).toBe('id-1');
    expect(page.state()).toMatchObject({ view: { at: 'entry' }, record });
  });

  it('sends the words of a consent and when it was given; the same once more after a lost reply', async () => {
    const page = await begin({ calls: { join: lost } });
    page.list.open();
    const consenting = { ...lara, sms_opted_in: true };
    await join(page, consenting);
    await page.environment.sleep(60_000);
    await join(page, consenting);
    const [[first, key] = [], again] = page.edge.join.mock.calls;
    expect(first?.sms_consent).toEqual({ ...WORDS, at: '2026-12-04T14:05:00.000Z' });
    expect(again).toEqual([first, key]);
  });

  it('asks for all parts of the day where none is ticked', async () => {
    const page = await begin();
    page.list.open();
    await join(page);
    expect(page.edge.join.mock.calls[0]?.[0].parts).toEqual(['morning', 'afternoon', 'evening']);
  });

  it('sends no number and no consent where texts are not asked about, or the number is empty', async () => {
    const page = await begin({ calls: { join: lost } });
    page.list.open();
    await page.list.join({ ...lara, sms_opted_in: true }, days, undefined, 'en');
    await page.list.join({ ...lara, phone: ' ', sms_opted_in: true }, days, WORDS, 'en');
    expect(page.edge.join).toHaveBeenCalledTimes(2);
    for (const [request] of page.edge.join.mock.calls) {
      expect(request).not.toHaveProperty('phone');
      expect(request).not.toHaveProperty('sms_opted_in');
      expect(request).not.toHaveProperty('sms_consent');
    }
  });

  it.each([
    ['refused', refused],
    ['rate-limited', failed({ kind: 'rate-limited', retryAfter: undefined })],
    ['unsure', lost],
    ['unsure', failed({ kind: 'status', status: 503, errors: [] })],
    ['unsure', failed({ kind: 'malformed', status: 200, at: '' })],
  ] as const)('stays in the form and says why: %s', async (why, fail) => {
    const page = await begin({ calls: { join: fail } });
    page.list.open();
    await join(page);
    expect(page.state().view).toEqual({ at: 'form', sending: false, notice: { why, attempt: 1 } });
    expect(page.environment.stored.has(KEY)).toBe(false);
  });

  it('sends nothing while offline', async () => {
    const environment = steppedEnvironment(START);
    const page = await begin({ environment });
    environment.online = false;
    page.list.open();
    await join(page);
    expect(page.edge.join).not.toHaveBeenCalled();
    expect(page.state().view).toMatchObject({ at: 'form', notice: { why: 'offline' } });
  });

  it('sends the same content with the same key after a lost reply, and other content with a new one', async () => {
    const page = await begin({ calls: { join: lost } });
    page.list.open();
    await join(page);
    await join(page);
    await join(page, { ...lara, first_name: 'Lea' });
    const [one, two, three] = page.edge.join.mock.calls.map(([, key]) => key);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  it('sends with a new key after a refusal', async () => {
    const page = await begin({ calls: { join: refused } });
    page.list.open();
    await join(page);
    await join(page);
    const [one, two] = page.edge.join.mock.calls.map(([, key]) => key);
    expect(two).not.toBe(one);
  });

  it('sends once, however often the button is pressed', async () => {
    const page = await begin();
    page.list.open();
    await Promise.all([join(page), join(page)]);
    expect(page.edge.join).toHaveBeenCalledOnce();
  });

  it('gives the booking what the visitor types, except the consent', async () => {
    const page = await begin();
    page.list.open();
    page.list.answer({ ...lara, sms_opted_in: true, layout: [] });
    expect(page.flow().answers).toMatchObject({ first_name: 'Lara', email: lara.email, sms_opted_in: false });
  });

  it('counts each screen, so that each moves the focus', async () => {
    const page = await begin();
    page.list.open();
    const opened = page.state().visits;
    page.list.choose({ which: 'any' });
    expect(page.state().visits).toBe(opened);
    await join(page);
    page.list.back();
    expect(page.state().visits).toBe(opened + 2);
  });
});

describe('the entry', () => {
  it('outlives a reload in the tab, with nothing that the visitor typed', async () => {
    const page = await begin();
    page.list.open();
    await join(page);
    expect(JSON.parse(page.environment.stored.get(KEY) ?? '')).toEqual(record);
    page.end();
    const again = await begin({ environment: page.environment });
    expect(again.state().record).toEqual(record);
  });

  it('is stored nowhere with remember="off", and the page knows it until it is left', async () => {
    const page = await begin({ options: { remember: 'off' } });
    page.list.open();
    await join(page);
    expect(page.state().record).toEqual(record);
    expect(page.environment.stored.size).toBe(0);
    expect(page.environment.storedOnDevice.size).toBe(0);
  });

  it('is forgotten after its last day', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    expect((await begin({ environment })).state().record).toEqual(record);
    await environment.sleep(3 * 86_400_000);
    expect((await begin({ environment })).state().record).toBeUndefined();
    expect(environment.stored.has(KEY)).toBe(false);
  });

  it.each(['', '{}', '[1', JSON.stringify({ ...record, parts: [] }), JSON.stringify({ ...record, token: 'a b' })])(
    'is not read from other text: %s',
    async (text) => {
      const environment = steppedEnvironment(START);
      environment.stored.set(KEY, text);
      expect((await begin({ environment })).state().record).toBeUndefined();
    },
  );

  it('is forgotten when a tour is booked', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await begin({ environment });
    page.booking.commands.pickSlot(local('2026-12-04T15:00:00'));
    expect(environment.stored.has(KEY)).toBe(true);
    page.booking.commands.submit(lara, []);
    await environment.settle();
    expect(page.flow().at).toBe('booked');
    expect(page.state().record).toBeUndefined();
    expect(environment.stored.has(KEY)).toBe(false);
  });

  it('is forgotten when the page begins anew for another visitor', async () => {
    const page = await begin();
    page.list.open();
    await join(page);
    expect(page.booking.reset()).toBe(true);
    expect(page.environment.stored.has(KEY)).toBe(false);
    expect(page.state().record).toBeUndefined();
  });

  it('leaves no form open for another visitor', async () => {
    const page = await begin();
    page.list.open();
    page.list.choose({ which: 'any' });
    page.list.answer(lara);
    const sent = join(page);
    expect(page.booking.reset()).toBe(true);
    expect(page.state()).toMatchObject({ view: { at: 'times' }, which: undefined });
    await sent;
    expect(page.state().record).toBeUndefined();
    expect(page.environment.stored.has(KEY)).toBe(false);
  });

  it('is erased with all answers on a shared device that nobody touches', async () => {
    const page = await begin({ options: { resetAfter: 60 } });
    page.list.open();
    page.list.answer(lara);
    await join(page);
    await page.environment.advance(59_000);
    expect(page.state().record).toEqual(record);
    await page.environment.advance(2_000);
    expect(page.state()).toMatchObject({ view: { at: 'times' }, record: undefined, parts: [] });
    expect(page.environment.stored.has(KEY)).toBe(false);
    expect(page.flow().answers.email).toBe('');
  });

  it('is left after a question, and once', async () => {
    const page = await begin();
    page.list.open();
    await join(page);
    page.list.askLeave(true);
    expect(page.state().view).toMatchObject({ at: 'entry', asks: true });
    await Promise.all([page.list.leave(), page.list.leave()]);
    expect(page.edge.leave).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
    expect(page.environment.stored.has(KEY)).toBe(false);
  });

  it.each([
    ['rate-limited', failed({ kind: 'rate-limited', retryAfter: undefined })],
    ['unsure', lost],
  ] as const)('stays where leaving failed: %s', async (why, fail) => {
    const page = await begin({ calls: { leave: fail } });
    page.list.open();
    await join(page);
    page.list.askLeave(true);
    await page.list.leave();
    expect(page.state()).toMatchObject({ view: { at: 'entry', asks: true, notice: { why } }, record });
    page.environment.online = false;
    await page.list.leave();
    expect(page.state().view).toMatchObject({ notice: { why: 'offline' } });
    expect(page.edge.leave).toHaveBeenCalledOnce();
  });
});

describe('a link to leave', () => {
  beforeEach(() => history.replaceState({ page: 1 }, '', '/tours?unit=4b#tour-waiting=w1.abc;leave'));

  it('asks, and does nothing by itself', async () => {
    const page = await begin();
    expect(page.state().view).toMatchObject({ at: 'leave', token: 'w1.abc' });
    expect(page.edge.leave).not.toHaveBeenCalled();
    expect(location.href).toBe(`${location.origin}/tours?unit=4b`);
    expect(history.state).toEqual({ page: 1 });
  });

  it('takes the visitor off the list by a press, and the tab forgets the entry', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await begin({ environment });
    await page.list.leave();
    expect(page.edge.leave).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
  });

  it('says why leaving failed', async () => {
    const page = await begin({ calls: { leave: lost } });
    await page.list.leave();
    expect(page.state().view).toMatchObject({ at: 'leave', notice: { why: 'unsure' } });
  });
});

describe('a link with a time', () => {
  const follow = (start = '2026-12-05T15:00:00'): void =>
    history.replaceState(null, '', `/tours?unit=4b#tour-waiting=w1.abc;start=${start}`);

  it('opens the form at a free time, filled in, and books nothing', async () => {
    follow();
    const page = await begin();
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
    expect(page.edge.find).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.client.calls.map(({ name }) => name)).not.toContain('bookTour');
    expect(page.state().record).toEqual(record);
    expect(location.hash).toBe('');
  });

  it('lets presets of the page win', async () => {
    follow();
    const page = await begin({ options: { prefill: { email: 'known@example.com' }, lock: 'email' } });
    expect(page.flow().answers).toMatchObject({ first_name: 'Lara', email: 'known@example.com' });
  });

  it.each([
    ['is taken', '2026-12-05T10:00:00'],
    ['is on a day that cannot be booked', '2027-12-05T10:00:00'],
  ])('says that the time %s, keeps the entry and fills in the form for another one', async (_, start) => {
    follow(start);
    const page = await begin();
    expect(page.state()).toMatchObject({ note: { kind: 'taken', slot: start }, record });
    expect(page.flow().at).not.toBe('details');
    page.list.pick(local('2026-12-05T15:00:00'));
    expect(page.flow()).toMatchObject({ at: 'details', answers: entry.answers });
    expect(page.state().note).toBeNull();
  });

  it('shows the times of the day where the entry is over, and the tab forgets it', async () => {
    follow();
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await begin({ environment, calls: { find: async () => undefined } });
    expect(page.state()).toMatchObject({ note: { kind: 'gone' }, record: undefined });
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-05' });
  });

  it('shows the times of the day where the edge cannot be reached', async () => {
    follow();
    const page = await begin({ calls: { find: lost } });
    expect(page.state().note).toEqual({ kind: 'not-read' });
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-05' });
  });

  it('leaves a visitor alone who has chosen another day meanwhile, but fills in the form', async () => {
    follow();
    let answer = (_: WaitingEntry): void => undefined;
    const page = await begin({ calls: { find: () => new Promise((resolve) => (answer = resolve)) } });
    page.booking.commands.pickDay(december(8));
    answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-08', answers: entry.answers });
  });

  it('goes on after the widget was taken out and put back', async () => {
    follow();
    const answers: ((found: WaitingEntry) => void)[] = [];
    const page = await begin({ calls: { find: () => new Promise((resolve) => answers.push(resolve)) } });
    page.end();
    page.booking.subscribe(() => undefined);
    page.list.start();
    for (const answer of answers) answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
  });
});
