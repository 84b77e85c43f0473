import { describe, expect, it } from 'vitest';
import { openBooked, openBooking, openDetails } from '../../test/openBooking.ts';
import { local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';

const slot = local('2026-12-05T10:00:00');
const typed = { ...noAnswers, first_name: 'Lara' };

describe('a page that is shown after the visitor was on another page of the site', () => {
  it('shows the tour that was booked there', async () => {
    const ahead = await openBooking();
    const { environment } = await openBooked(slot);
    for (const [key, text] of environment.stored) ahead.environment.stored.set(key, text);
    expect(ahead.snapshot().flow.at).toBe('day');
    await ahead.environment.tellShown();
    expect(ahead.snapshot()).toMatchObject({ screen: 'booked', flow: { slot, knownBy: 'memory' } });
  });

  it('shows the doubt that was left there', async () => {
    const ahead = await openBooking();
    const lost = (): Promise<never> => Promise.reject(new Error('lost'));
    const { environment, submit } = await openDetails(slot, { client: programmedClient({ booking: lost }) });
    submit(noAnswers, []);
    await environment.settle();
    for (const [key, text] of environment.stored) ahead.environment.stored.set(key, text);
    await ahead.environment.tellShown();
    expect(ahead.snapshot()).toMatchObject({ screen: 'unsure', flow: { slot, unknownOutcomes: [slot] } });
  });

  it('stays where the visitor is when nothing else was kept', async () => {
    const { environment, bookAnother, snapshot } = await openBooked(slot);
    bookAnother();
    await environment.tellShown();
    expect(snapshot().flow.at).toBe('day');
  });

  it('asks first when a tour was booked there while the form was open here', async () => {
    const other = await openBooked(slot);
    const { environment, submit, snapshot, client } = await openDetails(local('2026-12-07T10:00:00'));
    for (const [key, text] of other.environment.stored) environment.stored.set(key, text);
    submit(noAnswers, []);
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ at: 'details', elsewhere: slot, notice: { kind: 'asks-first' } });
    expect(client.calls.filter(({ name }) => name === 'bookTour')).toEqual([]);
  });

  it('shows that tour, but no doubt, when it only comes into view: another widget may still wait for the outcome', async () => {
    const { environment } = await openBooked(slot);
    const kept = [...environment.stored];
    const ahead = await openBooking();
    for (const [key, text] of kept) ahead.environment.stored.set(key, text.replace('"booked"', '"unsure"'));
    await ahead.environment.tellReturn();
    expect(ahead.snapshot().flow.at).toBe('day');
    for (const [key, text] of kept) ahead.environment.stored.set(key, text);
    await ahead.environment.tellReturn();
    expect(ahead.snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('looks up the doubt that was left there, as after a reload', async () => {
    const asked: string[] = [];
    const lookUp = async ({ start }: { readonly start: string }) => {
      asked.push(start);
      return { kind: 'booked', tour: { id: 7 } } as const;
    };
    const ahead = await openBooking({ settings: { lookUp } });
    const { environment, submit } = await openDetails(slot, {
      client: programmedClient({ booking: () => Promise.reject(new Error('lost')) }),
    });
    submit(noAnswers, []);
    await environment.settle();
    for (const [key, text] of environment.stored) ahead.environment.stored.set(key, text);
    await ahead.environment.tellShown();
    expect(asked).toEqual([slot]);
    expect(ahead.snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: { id: 7 } } });
  });

  it('forgets a tour that was canceled there, unless the storage keeps none', async () => {
    const { environment, snapshot } = await openBooked(slot);
    environment.stored.clear();
    await environment.tellShown();
    expect(snapshot().flow.at).toBe('day');
    const blocked = steppedEnvironment(environment.now());
    Object.assign(blocked, { tabStorage: { read: () => null, write: () => undefined } });
    const booked = await openBooked(slot, { environment: blocked });
    await blocked.tellShown();
    expect(booked.snapshot().screen).toBe('booked');
  });

  it('takes up the answers that were typed there, unless the visitor has typed here', async () => {
    const other = await openDetails(slot);
    other.answer(typed);
    const ahead = await openBooking();
    const bringAnswers = async (): Promise<void> => {
      for (const [key, text] of other.environment.stored)
        if (!text.includes('version')) ahead.environment.stored.set(key, text);
      await ahead.environment.tellShown();
    };
    await bringAnswers();
    expect(ahead.snapshot().flow.answers.first_name).toBe('Lara');
    ahead.pickSlot(slot);
    ahead.answer({ ...noAnswers, first_name: 'Mia' });
    ahead.backToTimes();
    await bringAnswers();
    expect(ahead.snapshot().flow.answers.first_name).toBe('Mia');
  });
});

it('a page that is prepared ahead asks for its first look alone, and tells nothing before it is shown', async () => {
  const environment = steppedEnvironment(Date.UTC(2026, 11, 4, 14, 5));
  environment.prepared = true;
  environment.visible = false;
  const booking = await openBooking({ environment });
  booking.enterView();
  await environment.idle();
  expect(booking.client.calls.map(({ name }) => name).sort()).toEqual([
    'getAvailability',
    'getOfficeHours',
    'getWidgetConfiguration',
  ]);
  expect(booking.emitted).toEqual([]);
  environment.prepared = false;
  environment.visible = true;
  await environment.tellShown();
  await environment.idle();
  expect(booking.emitted).toEqual([['ready', { active: true }]]);
  expect(booking.client.days().length).toBeGreaterThan(1);
});
