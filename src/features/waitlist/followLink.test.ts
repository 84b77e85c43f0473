import { describe, expect, it } from 'vitest';
import { START } from '../../../test/openBooking.ts';
import { entry, KEY, lost, openWaitlist, record } from '../../../test/openWaitlist.ts';
import { local } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { WaitlistEntry } from './waitlistCalls.ts';

describe('a link to leave', () => {
  const link = { kind: 'leave', token: 'w1.abc' } as const;

  it('asks, and does nothing by itself', async () => {
    const page = await openWaitlist({ link });
    expect(page.state().view).toMatchObject({ at: 'leave', token: 'w1.abc' });
    expect(page.edge.leave).not.toHaveBeenCalled();
    expect(page.onEnd).not.toHaveBeenCalled();
    page.list.back();
    expect(page.onEnd).toHaveBeenCalledTimes(1);
  });

  it('takes the visitor off the list by a press, and the tab forgets the entry', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ environment, link });
    await page.list.leave();
    expect(page.edge.leave).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.state()).toMatchObject({ view: { at: 'left' }, record: undefined });
    expect(page.onEnd).toHaveBeenCalledTimes(1);
  });

  it('says why leaving failed', async () => {
    const page = await openWaitlist({ calls: { leave: lost }, link });
    await page.list.leave();
    expect(page.state().view).toMatchObject({ at: 'leave', notice: { why: 'unsure' } });
    expect(page.onEnd).not.toHaveBeenCalled();
  });
});

describe('a link with a time', () => {
  const to = (start = '2026-12-05T15:00:00') => ({ kind: 'waitlist', token: 'w1.abc', start: local(start) }) as const;
  const link = to();

  it('opens the form at a free time, filled in, and books nothing', async () => {
    const page = await openWaitlist({ link });
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
    expect(page.edge.find).toHaveBeenCalledExactlyOnceWith('w1.abc');
    expect(page.client.calls.map(({ name }) => name)).not.toContain('bookTour');
    expect(page.state().record).toEqual(record);
    expect(page.onEnd).toHaveBeenCalledTimes(1);
  });

  it('lets presets of the page win', async () => {
    const page = await openWaitlist({
      link,
      options: { prefill: { email: 'known@example.com' }, lockedFields: ['email'] },
    });
    expect(page.flow().answers).toMatchObject({ first_name: 'Lara', email: 'known@example.com' });
  });

  it.each([
    ['is taken', '2026-12-05T10:00:00'],
    ['is on a day that cannot be booked', '2027-12-05T10:00:00'],
  ])('says that the time %s, keeps the entry and fills in the form for another one', async (_, start) => {
    const page = await openWaitlist({ link: to(start) });
    expect(page.state()).toMatchObject({ note: { kind: 'taken', slot: start }, record });
    expect(page.flow().at).not.toBe('details');
    page.list.pick(local('2026-12-05T15:00:00'));
    expect(page.flow()).toMatchObject({ at: 'details', answers: entry.answers });
    expect(page.state().note).toBeNull();
  });

  it('shows the times of the day where the entry is over, and the tab forgets it', async () => {
    const environment = steppedEnvironment(START);
    environment.stored.set(KEY, JSON.stringify(record));
    const page = await openWaitlist({ link, environment, calls: { find: async () => undefined } });
    expect(page.state()).toMatchObject({ note: { kind: 'gone' }, record: undefined });
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-05' });
  });

  it('opens the form for its time where the edge cannot be reached, and reads the entry again by a press', async () => {
    let isAway = true;
    const page = await openWaitlist({ link, calls: { find: async () => (isAway ? lost() : entry) } });
    expect(page.state().note).toEqual({ kind: 'not-read' });
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: { email: '' } });
    expect(page.onEnd).not.toHaveBeenCalled();
    page.booking.commands.answer({ ...page.flow().answers, first_name: 'Laura' });
    isAway = false;
    page.list.readAgain();
    await page.environment.settle();
    const answers = { ...entry.answers, first_name: 'Laura' };
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers });
    expect(page.state()).toMatchObject({ note: null, record });
    expect(page.onEnd).toHaveBeenCalledTimes(1);
  });

  it('whose entry cannot be read is over when the visitor books', async () => {
    const page = await openWaitlist({ link, calls: { find: lost } });
    page.booking.commands.submit(page.flow().answers);
    expect(page.state().note).toBeNull();
    expect(page.onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves a visitor alone who has chosen another day meanwhile, but fills in the form', async () => {
    let answer = (_: WaitlistEntry): void => undefined;
    const page = await openWaitlist({ link, calls: { find: () => new Promise((resolve) => (answer = resolve)) } });
    page.booking.commands.pickDay(december(8));
    answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'slot', day: '2026-12-08', answers: entry.answers });
  });

  it('goes on after the widget was taken out and put back', async () => {
    const answers: ((found: WaitlistEntry) => void)[] = [];
    const page = await openWaitlist({
      link,
      calls: { find: () => new Promise((resolve) => answers.push(resolve)) },
    });
    page.end();
    page.booking.subscribe(() => undefined);
    page.list.start();
    page.list.follow({ ...link, end: page.onEnd });
    for (const answer of answers) answer(entry);
    await page.environment.settle();
    expect(page.flow()).toMatchObject({ at: 'details', slot: '2026-12-05T15:00:00', answers: entry.answers });
  });
});
