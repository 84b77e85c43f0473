import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '../../../test/openBooking.ts';
import { entry, KEY, lost, openWaitingList, record } from '../../../test/openWaitingList.ts';
import { local } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { WaitingEntry } from './waitingCalls.ts';

afterEach(() => history.replaceState(null, '', '/'));
beforeEach(() => history.replaceState(null, '', '/tours?unit=4b'));

describe('a link to leave', () => {
  beforeEach(() => history.replaceState({ page: 1 }, '', '/tours?unit=4b#tour-waiting=w1.abc;leave'));

  it('asks, and does nothing by itself', async () => {
    const page = await openWaitingList();
    expect(page.state().view).toMatchObject({ at: 'leave', token: 'w1.abc' });
    expect(page.edge.leave).not.toHaveBeenCalled();
    expect(location.href).toBe(`${location.origin}/tours?unit=4b`);
    expect(history.state).toEqual({ page: 1 });
  });

  it('takes the visitor off the list by a press, and the tab forgets the entry', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitingList({ environment });
    await page.list.leave();
    expect(page.edge.leave).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
  });

  it('says why leaving failed', async () => {
    const page = await openWaitingList({ calls: { leave: lost } });
    await page.list.leave();
    expect(page.state().view).toMatchObject({ at: 'leave', notice: { why: 'unsure' } });
  });
});

describe('a link with a time', () => {
  const follow = (start = '2026-12-05T15:00:00'): void =>
    history.replaceState(null, '', `/tours?unit=4b#tour-waiting=w1.abc;start=${start}`);

  it('opens the form at a free time, filled in, and books nothing', async () => {
    follow();
    const page = await openWaitingList();
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
    expect(page.edge.find).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.client.calls.map(({ name }) => name)).not.toContain('bookTour');
    expect(page.state().record).toEqual(record);
    expect(location.hash).toBe('');
  });

  it('lets presets of the page win', async () => {
    follow();
    const page = await openWaitingList({ options: { prefill: { email: 'known@example.com' }, lock: 'email' } });
    expect(page.flow().answers).toMatchObject({ first_name: 'Lara', email: 'known@example.com' });
  });

  it.each([
    ['is taken', '2026-12-05T10:00:00'],
    ['is on a day that cannot be booked', '2027-12-05T10:00:00'],
  ])('says that the time %s, keeps the entry and fills in the form for another one', async (_, start) => {
    follow(start);
    const page = await openWaitingList();
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
    const page = await openWaitingList({ environment, calls: { find: async () => undefined } });
    expect(page.state()).toMatchObject({ note: { kind: 'gone' }, record: undefined });
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-05' });
  });

  it('shows the times of the day where the edge cannot be reached', async () => {
    follow();
    const page = await openWaitingList({ calls: { find: lost } });
    expect(page.state().note).toEqual({ kind: 'not-read' });
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-05' });
  });

  it('leaves a visitor alone who has chosen another day meanwhile, but fills in the form', async () => {
    follow();
    let answer = (_: WaitingEntry): void => undefined;
    const page = await openWaitingList({ calls: { find: () => new Promise((resolve) => (answer = resolve)) } });
    page.booking.commands.pickDay(december(8));
    answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-08', answers: entry.answers });
  });

  it('goes on after the widget was taken out and put back', async () => {
    follow();
    const answers: ((found: WaitingEntry) => void)[] = [];
    const page = await openWaitingList({ calls: { find: () => new Promise((resolve) => answers.push(resolve)) } });
    page.end();
    page.booking.subscribe(() => undefined);
    page.list.start();
    for (const answer of answers) answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
  });
});
