import { describe, expect, it } from 'vitest';
import { openBooked, openBooking, openDetails } from '../../../test/openBooking.ts';
import { bookedTour, held, local, programmedClient } from '../../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { BookingOutcome, RescheduleOutcome } from '../../api/appointmentClient.ts';
import { noAnswers } from '../../booking/answers.ts';

const slot = local('2026-12-05T10:00:00');
const later = local('2026-12-07T10:00:00');
const typed = { ...noAnswers, first_name: 'Lara' };

/** Another tab of the site, which is not in view. */
function tabBeside({ now, site }: SteppedEnvironment): SteppedEnvironment {
  const beside = steppedEnvironment(now());
  beside.site = site;
  beside.visible = false;
  return beside;
}
/** The visitor goes from one tab to the other. */
async function goTo(there: SteppedEnvironment, from: SteppedEnvironment): Promise<void> {
  from.visible = false;
  there.visible = true;
  await there.tellReturn();
}

/** The environment of a tab in view, and `other`: a tab beside it, out of view, that shows the times of group 101. */
async function twoTabs() {
  const environment = steppedEnvironment(Date.UTC(2026, 11, 4, 14, 5));
  const other = await openBooking({ environment: tabBeside(environment) });
  return { environment, other };
}

describe('a tour that one tab books', () => {
  it('shows in the other when that comes into view, and after a reload', async () => {
    const { environment, other } = await twoTabs();
    await openBooked(slot, { environment });
    expect(other.snapshot().screen).toBe('pick');
    await goTo(other.environment, environment);
    expect(other.snapshot()).toMatchObject({ screen: 'booked', flow: { slot, knownBy: 'memory', tour: { id: 7 } } });
    other.stop();
    environment.site.clear();
    const again = await openBooking({ environment: other.environment });
    expect(again.snapshot().screen).toBe('booked');
  });

  it('shows in a widget that was hidden meanwhile', async () => {
    const { environment, snapshot, core, stop } = await openBooking();
    expect(snapshot().screen).toBe('pick');
    stop();
    await openBooked(slot, { environment });
    core.subscribe(() => undefined);
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('shows in a tab that is opened later', async () => {
    const { environment } = await openBooked(slot);
    const beside = tabBeside(environment);
    beside.visible = true;
    expect((await openBooking({ environment: beside })).snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('is told, once it is certain, to a tab that asked while it was being sent', async () => {
    const { environment, other } = await twoTabs();
    const waiting = held<BookingOutcome>();
    const first = await openDetails(slot, { environment, client: programmedClient({ booking: waiting.answer }) });
    first.submit(typed, []);
    await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe('pick');
    waiting.release({ kind: 'booked', tour: bookedTour });
    await environment.settle();
    expect(first.snapshot().screen).toBe('booked');
    expect(other.snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('does not come back to a visitor who wants another one', async () => {
    const { environment, other } = await twoTabs();
    await openBooked(slot, { environment });
    await goTo(other.environment, environment);
    other.bookAnother();
    await goTo(environment, other.environment);
    await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe('pick');
  });

  it('takes no visitor out of a form', async () => {
    const { environment, other } = await twoTabs();
    await openBooked(slot, { environment });
    other.pickSlot(later);
    await goTo(other.environment, environment);
    expect(other.snapshot()).toMatchObject({ screen: 'details', flow: { slot: later, elsewhere: slot } });
    other.submit(typed, []);
    await other.environment.settle();
    expect(other.snapshot()).toMatchObject({ screen: 'details', flow: { notice: { kind: 'asks-first' } } });
    expect(other.client.calls.map(({ name }) => name)).not.toContain('bookTour');
    other.backToTimes();
    await goTo(other.environment, environment);
    expect(other.snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('takes no visitor out of leaving details', async () => {
    const { environment, other } = await twoTabs();
    await openBooked(slot, { environment });
    other.leaveDetails();
    await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe('lead');
    other.backToTimes();
    await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe('booked');
  });

  it('shows in the other as well where the device keeps the tour for both', async () => {
    const settings = { remember: 'device' } as const;
    const environment = steppedEnvironment(Date.UTC(2026, 11, 4, 14, 5));
    const beside = tabBeside(environment);
    const other = await openBooking({ environment: { ...beside, deviceStorage: environment.deviceStorage }, settings });
    await openBooked(slot, { environment, settings });
    other.pickDay(other.view().today);
    await goTo(beside, environment);
    expect(other.snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });
});

it('a tour canceled in one tab goes from the other, too', async () => {
  const { environment, other } = await twoTabs();
  const first = await openBooked(slot, { environment });
  await goTo(other.environment, environment);
  await goTo(environment, other.environment);
  first.startCancel();
  first.cancelTour();
  await environment.settle();
  first.bookAnother();
  await goTo(other.environment, environment);
  expect(other.snapshot()).toMatchObject({ screen: 'canceled', flow: { slot } });
  expect(other.environment.stored.size).toBe(0);
  await goTo(environment, other.environment);
  expect(first.snapshot().screen).toBe('pick');
});

describe('a doubt about a change in one tab', () => {
  const lost = () => Promise.reject(new TypeError('the connection was lost'));

  it.each(['pick', 'booked'] as const)('shows in the other once in view: a move, from %s', async (screen) => {
    const { environment, other } = await twoTabs();
    const first = await openBooked(slot, { environment, client: programmedClient({ reschedule: lost }) });
    if (screen === 'booked') await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe(screen);
    environment.visible = true;
    first.startReschedule();
    first.pickSlot(later);
    first.rescheduleTour();
    await environment.settle();
    expect(first.snapshot().flow.at).toBe('reschedule-unsure');
    await goTo(other.environment, environment);
    expect(other.snapshot().flow).toMatchObject({ at: 'reschedule-unsure', slot, perhapsAt: [later] });
  });

  it.each(['pick', 'booked'] as const)('shows in the other once in view: a cancellation, from %s', async (screen) => {
    const { environment, other } = await twoTabs();
    const first = await openBooked(slot, { environment, client: programmedClient({ cancel: lost }) });
    if (screen === 'booked') await goTo(other.environment, environment);
    expect(other.snapshot().screen).toBe(screen);
    first.startCancel();
    first.cancelTour();
    await environment.settle();
    expect(first.snapshot().flow.at).toBe('cancel-unsure');
    await goTo(other.environment, environment);
    expect(other.snapshot().flow).toMatchObject({ at: 'cancel-unsure', slot });
  });

  it('shows in the other where that still doubts the booking of the tour', async () => {
    const environment = steppedEnvironment(Date.UTC(2026, 11, 4, 14, 5));
    const first = await openDetails(slot, { environment, client: programmedClient({ reschedule: lost }) });
    const other = await openDetails(slot, {
      environment: tabBeside(environment),
      client: programmedClient({ booking: lost }),
    });
    other.submit(typed, []);
    await other.environment.settle();
    expect(other.snapshot().screen).toBe('unsure');
    first.submit(typed, []);
    await environment.settle();
    first.startReschedule();
    first.pickSlot(later);
    first.rescheduleTour();
    await environment.settle();
    await goTo(other.environment, environment);
    expect(other.snapshot().flow).toMatchObject({ at: 'reschedule-unsure', slot, perhapsAt: [later] });
  });

  it('ends in both with the reply that refuses the change, where the device keeps the tour for both', async () => {
    const settings = { remember: 'device' } as const;
    const environment = steppedEnvironment(Date.UTC(2026, 11, 4, 14, 5));
    const waiting = held<RescheduleOutcome>();
    const client = programmedClient({ reschedule: waiting.answer, cancel: lost });
    const first = await openBooked(slot, { environment, settings, client });
    first.startReschedule();
    first.pickSlot(later);
    first.rescheduleTour();
    const beside = tabBeside(environment);
    const other = await openBooking({ environment: { ...beside, deviceStorage: environment.deviceStorage }, settings });
    expect(other.snapshot().flow).toMatchObject({ at: 'reschedule-unsure', perhapsAt: [later] });
    waiting.release({ kind: 'slot-taken', message: 'Taken' });
    await environment.settle();
    expect(first.snapshot().flow.at).toBe('reschedule');
    await goTo(beside, environment);
    expect(other.snapshot().flow).toMatchObject({ at: 'booked', slot, perhapsAt: [] });
  });
});

it('a tour that is over is not taken up', async () => {
  const { environment, other } = await twoTabs();
  await openBooked(slot, { environment });
  await other.environment.sleep(5 * 86_400_000);
  await goTo(other.environment, environment);
  expect(other.snapshot().screen).toBe('pick');
});

it('a page that manages one tour ignores news of another', async () => {
  const { environment } = await openBooked(slot);
  const beside = tabBeside(environment);
  beside.visible = true;
  const other = await openBooking({ environment: beside, settings: { managed: { id: 8, start: later } } });
  expect(other.snapshot().flow).toMatchObject({ slot: later, tour: { id: 8 } });
});

it('without `remember` no other tab is asked or told', async () => {
  const { environment } = await openBooked(slot);
  const beside = tabBeside(environment);
  beside.visible = true;
  const off = await openBooking({ environment: beside, settings: { remember: 'off' } });
  expect(off.snapshot().screen).toBe('pick');
  expect([...environment.site.values()].map(({ size }) => size)).toEqual([1]);
});

it('a tab that asks while a page is sending hears of no doubt', async () => {
  const waiting = held<BookingOutcome>();
  const { environment, submit } = await openDetails(slot, {
    client: programmedClient({ booking: waiting.answer }),
  });
  await openBooking({ environment });
  submit(typed, []);
  const beside = tabBeside(environment);
  beside.visible = true;
  const other = await openBooking({ environment: beside });
  expect(other.snapshot().screen).toBe('pick');
  waiting.release({ kind: 'booked', tour: bookedTour });
  await environment.settle();
  expect(other.snapshot().screen).toBe('booked');
});

it('a remount during a booking learns of its outcome', async () => {
  const waiting = held<BookingOutcome>();
  const { environment, submit, stop, core } = await openDetails(slot, {
    client: programmedClient({ booking: waiting.answer }),
  });
  submit(typed, []);
  stop();
  core.destroy();
  const { snapshot } = await openBooking({ environment });
  expect(snapshot().screen).toBe('unsure');
  waiting.release({ kind: 'booked', tour: bookedTour });
  await environment.settle();
  expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, unknownOutcomes: [] } });
  expect([...environment.site.values()].map(({ size }) => size)).toEqual([1]);
});

it('the line is closed while nobody shows the booking', async () => {
  const { environment, stop, start } = await openBooked(slot);
  const lines = () => [...environment.site.values()].map(({ size }) => size);
  expect(lines()).toEqual([1]);
  stop();
  expect(lines()).toEqual([0]);
  start();
  expect(lines()).toEqual([1]);
});
