import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lara } from '../../../.storybook/model.ts';
import { START } from '../../../test/openBooking.ts';
import { days, entry, failed, KEY, lost, openWaitlist, record, refused } from '../../../test/openWaitlist.ts';
import { held, local } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { WaitlistEntry } from './waitlistCalls.ts';

afterEach(() => history.replaceState(null, '', '/'));
beforeEach(() => history.replaceState(null, '', '/tours?unit=4b'));

const join = ({ list }: Awaited<ReturnType<typeof openWaitlist>>, answers = lara) => list.join(answers, days, 'en');

describe('joining the list', () => {
  it('sends who waits for what, and comes to the entry', async () => {
    const page = await openWaitlist();
    page.list.open();
    page.list.choose({ parts: ['morning'] });
    await join(page);
    const [request, key] = page.edge.join.mock.calls[0] ?? [];
    expect(request).toEqual({
      group_id: 101,
      first_name: 'Lara',
      last_name: 'Smith',
      email: 'lara.smith@example.com',
      language: 'en',
      days: { from: '2026-12-04', to: '2026-12-06' },
      parts: ['morning'],
      page: `${location.origin}/tours?unit=4b`,
      shown: { '2026-12-04': ['15:00:00'] },
    });
    // In a browser this is random text of 32 letters and digits.
    expect(key).toBe('id-1');
    expect(page.state()).toMatchObject({ view: { at: 'entry' }, record });
  });

  it('sends the same once more after a lost reply', async () => {
    const page = await openWaitlist({ calls: { join: lost } });
    page.list.open();
    await join(page);
    await page.environment.sleep(60_000);
    await join(page);
    const [first, again] = page.edge.join.mock.calls;
    expect(again).toEqual(first);
  });

  it('asks for all parts of the day where none is ticked', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page);
    expect(page.edge.join.mock.calls[0]?.[0]?.parts).toEqual(['morning', 'afternoon', 'evening']);
  });

  it('sends no number and no consent', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page, { ...lara, sms_opted_in: true });
    for (const name of ['phone', 'sms_opted_in', 'sms_consent'])
      expect(page.edge.join.mock.calls[0]?.[0]).not.toHaveProperty(name);
  });

  it.each([
    ['refused', refused],
    ['rate-limited', failed({ kind: 'rate-limited', retryAfter: undefined })],
    ['unsure', lost],
    ['unsure', failed({ kind: 'status', status: 503, errors: [] })],
    ['unsure', failed({ kind: 'malformed', status: 200, at: '' })],
  ] as const)('stays in the form and says why: %s', async (why, fail) => {
    const page = await openWaitlist({ calls: { join: fail } });
    page.list.open();
    await join(page);
    expect(page.state().view).toEqual({ at: 'form', sending: false, notice: { why, attempt: 1 } });
    expect(page.state().record).toBeUndefined();
  });

  it('sends nothing while offline', async () => {
    const environment = steppedEnvironment(START);
    const page = await openWaitlist({ environment });
    environment.online = false;
    page.list.open();
    await join(page);
    expect(page.edge.join).not.toHaveBeenCalled();
    expect(page.state().view).toMatchObject({ at: 'form', notice: { why: 'offline' } });
  });

  it('sends with the same key while nobody knows of the attempt before, so that nobody is listed twice', async () => {
    const page = await openWaitlist({ calls: { join: lost } });
    page.list.open();
    await join(page);
    await join(page);
    await join(page, { ...lara, first_name: 'Lea' });
    const [one, two, three] = page.edge.join.mock.calls.map(([, key]) => key);
    expect([two, three]).toEqual([one, one]);
  });

  it('sends with a new key after a refusal', async () => {
    const page = await openWaitlist({ calls: { join: refused } });
    page.list.open();
    await join(page);
    await join(page);
    const [one, two] = page.edge.join.mock.calls.map(([, key]) => key);
    expect(two).not.toBe(one);
  });

  it('sends once, however often the button is pressed', async () => {
    const page = await openWaitlist();
    page.list.open();
    await Promise.all([join(page), join(page)]);
    expect(page.edge.join).toHaveBeenCalledOnce();
  });

  it('gives the booking what the visitor types, except the consent', async () => {
    const page = await openWaitlist();
    page.list.open();
    page.list.answer({ ...lara, sms_opted_in: true, layout: [] });
    expect(page.flow().answers).toMatchObject({ first_name: 'Lara', email: lara.email, sms_opted_in: false });
  });

  it('counts each screen, so that each moves the focus', async () => {
    const page = await openWaitlist();
    page.list.open();
    const opened = page.state().visits;
    page.list.choose({ which: 'any' });
    expect(page.state().visits).toBe(opened);
    await join(page);
    page.list.back();
    expect(page.state().visits).toBe(opened + 2);
  });
});

describe('the link that confirms', () => {
  const link = { kind: 'confirm', token: 'c1.abc' } as const;

  it('shows a screen, and confirms by a press alone, once', async () => {
    const page = await openWaitlist({ link });
    expect(page.state().view).toEqual({ at: 'confirm', token: 'c1.abc', sending: false, notice: null });
    expect(page.edge.confirm).not.toHaveBeenCalled();
    await Promise.all([page.list.confirm(), page.list.confirm()]);
    expect(page.edge.confirm).toHaveBeenCalledExactlyOnceWith('c1.abc', 101);
    expect(page.state()).toMatchObject({ view: { at: 'entry', confirmed: true }, record });
    expect(page.onEnd).toHaveBeenCalledOnce();
    expect(JSON.parse(page.environment.stored.get(KEY) ?? '')).toEqual(record);
  });

  it('counts no longer: the visitor can ask again', async () => {
    const page = await openWaitlist({ link, calls: { confirm: async () => undefined } });
    await page.list.confirm();
    expect(page.state()).toMatchObject({ view: { at: 'expired' }, record: undefined });
    expect(page.onEnd).toHaveBeenCalledOnce();
    page.list.open();
    expect(page.state().view).toMatchObject({ at: 'form' });
  });

  it.each([
    ['rate-limited', failed({ kind: 'rate-limited', retryAfter: undefined })],
    ['unsure', lost],
  ] as const)('is there for another press where it failed: %s', async (why, fail) => {
    const page = await openWaitlist({ link, calls: { confirm: fail } });
    await page.list.confirm();
    expect(page.state().view).toMatchObject({ at: 'confirm', sending: false, notice: { why } });
    expect(page.onEnd).not.toHaveBeenCalled();
    page.edge.confirm.mockResolvedValue(record);
    await page.list.confirm();
    expect(page.state().view).toMatchObject({ at: 'entry', confirmed: true });
  });

  it('is over where the visitor goes back to the times', async () => {
    const page = await openWaitlist({ link });
    page.list.back();
    expect(page.state().view).toEqual({ at: 'times' });
    expect(page.onEnd).toHaveBeenCalledOnce();
  });
});

describe('the entry', () => {
  it('outlives a reload in the tab, with nothing that the visitor typed', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page);
    expect(JSON.parse(page.environment.stored.get(KEY) ?? '')).toEqual(record);
    page.end();
    const again = await openWaitlist({ environment: page.environment });
    expect(again.state().record).toEqual(record);
  });

  it('stays confirmed if an answer from before comes late', async () => {
    const asked = { ...record, asked: true } as const;
    const before = await openWaitlist({ calls: { join: async () => ({ kind: 'joined', record: asked }) } });
    before.list.open();
    await join(before);
    before.end();
    const late = held<WaitlistEntry>();
    const link = { kind: 'confirm', token: 'c1.abc' } as const;
    const page = await openWaitlist({ environment: before.environment, link, calls: { find: late.answer } });
    expect(page.state().record).toEqual(asked);
    await page.list.confirm();
    late.release({ ...entry, record: asked });
    await page.environment.settle();
    expect(page.state()).toMatchObject({ view: { at: 'entry', confirmed: true }, record });
    expect(page.state().record).not.toHaveProperty('asked');
  });

  it('outlives a reload also while its address is not confirmed', async () => {
    const asked = { ...record, asked: true } as const;
    const page = await openWaitlist({ calls: { join: async () => ({ kind: 'joined', record: asked }) } });
    page.list.open();
    await join(page);
    expect(page.state()).toMatchObject({ view: { at: 'entry', confirmed: false }, record: asked });
    page.end();
    const calls = { find: async () => ({ ...entry, record: asked }) };
    expect((await openWaitlist({ environment: page.environment, calls })).state().record).toEqual(asked);
  });

  it('is stored nowhere with remember="off", and the page knows it until it is left', async () => {
    const page = await openWaitlist({ options: { remember: false } });
    page.list.open();
    await join(page);
    expect(page.state().record).toEqual(record);
    expect(page.environment.stored.size).toBe(0);
    expect(page.environment.storedOnDevice.size).toBe(0);
  });

  it('is forgotten after its last day', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    expect((await openWaitlist({ environment })).state().record).toEqual(record);
    await environment.sleep(3 * 86_400_000);
    expect((await openWaitlist({ environment })).state().record).toBeUndefined();
    expect(environment.stored.has(KEY)).toBe(false);
  });

  it.each(['', '{}', '[1', JSON.stringify({ ...record, parts: [] }), JSON.stringify({ ...record, token: 'a b' })])(
    'is not read from other text: %s',
    async (text) => {
      const environment = steppedEnvironment(START);
      environment.stored.set(KEY, text);
      expect((await openWaitlist({ environment })).state().record).toBeUndefined();
    },
  );

  it('is forgotten when a tour is booked', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    let isListed = true;
    const find = async () => (isListed ? entry : undefined);
    const page = await openWaitlist({ environment, calls: { find } });
    isListed = false;
    page.booking.commands.pickSlot(local('2026-12-04T15:00:00'));
    expect(environment.stored.has(KEY)).toBe(true);
    page.booking.commands.submit(lara);
    await environment.settle();
    expect(page.flow().at).toBe('booked');
    expect(page.state().record).toBeUndefined();
    expect(environment.stored.has(KEY)).toBe(false);
  });

  it('is forgotten when the page begins anew for another visitor', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page);
    expect(page.booking.reset()).toBe(true);
    expect(page.environment.stored.has(KEY)).toBe(false);
    expect(page.state().record).toBeUndefined();
  });

  it('leaves no form open for another visitor', async () => {
    const page = await openWaitlist();
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
    const page = await openWaitlist({ options: { resetAfter: 60 } });
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

  it('names its address while the page lasts, and keeps no address', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page);
    expect(page.state().email).toBe(lara.email);
    expect(page.environment.stored.get(KEY)).not.toContain(lara.email);
    page.end();
    const again = await openWaitlist({ environment: page.environment });
    expect(again.state().email).toBe(entry.answers.email);
  });

  it('gives way to the form with the same days, where the address was wrong', async () => {
    const page = await openWaitlist();
    page.list.open();
    await join(page);
    await page.list.changeAddress();
    expect(page.edge.leave).toHaveBeenCalledExactlyOnceWith(record.token);
    expect(page.state()).toMatchObject({ view: { at: 'form' }, record: undefined, which: days });
  });

  it('stays where it cannot be left for another address', async () => {
    const page = await openWaitlist({ calls: { leave: lost } });
    page.list.open();
    await join(page);
    await page.list.changeAddress();
    expect(page.state()).toMatchObject({ view: { at: 'entry', notice: { why: 'unsure' } }, record });
  });

  it('is left after a question, and once', async () => {
    const page = await openWaitlist();
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
    const page = await openWaitlist({ calls: { leave: fail } });
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
