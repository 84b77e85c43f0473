import { describe, expect, it, vi } from 'vitest';
import { openBooking, openDetails, START } from '../../test/openBooking.ts';
import { failing, local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import type { TextStorage } from './environment.ts';
import type { LookUp } from './lookUp.ts';

const slot = local('2026-12-04T10:00:00');
const later = local('2026-12-04T15:00:00');
const answers = { ...noAnswers, first_name: 'Lara', phone: '555 777 5555', sms_opted_in: true };
const shown = ['first_name', 'phone', 'sms_opted_in'] as const;
const words = { text: 'Text me, Alder House.\nTerms: https://alderhouse.example/terms', locale: 'en-US' };
const lost = failing({ kind: 'offline' });
const tour = { id: 48, start: '2026-12-04T10:00:00-05:00', location: '123 First St' };

describe('the consent that `booked` tells', () => {
  it('is the one that was sent, with its words and the moment of the press', async () => {
    const { environment, emitted, submit } = await openDetails(slot);
    submit(answers, shown, words);
    await environment.settle();
    const consent = { given: true, ...words, at: '2026-12-04T14:05:00.000Z' };
    expect(emitted.at(-1)).toMatchObject(['booked', { slot, consent }]);
    // No other event has it, but the one that comes with it.
    expect(emitted.flatMap(([name, detail]) => ('consent' in detail ? [name] : []))).toEqual(['outcome', 'booked']);
  });

  it('is told as not given, too', async () => {
    const { environment, emitted, submit } = await openDetails(slot);
    submit({ ...answers, sms_opted_in: false }, shown, words);
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { consent: { given: false, text: words.text } }]);
  });

  it('is left out by a form that does not ask, or does not say in which words', async () => {
    for (const [asked, given] of [
      [['phone'], words],
      [shown, undefined],
    ] as const) {
      const { environment, emitted, submit } = await openDetails(slot);
      submit(answers, asked, given);
      await environment.settle();
      expect(emitted.at(-1)?.[0]).toBe('booked');
      expect(emitted.at(-1)?.[1]).not.toHaveProperty('consent');
    }
  });

  it('is left out where the page has broken the clock, and the tour is booked all the same', async () => {
    const { environment, emitted, submit } = await openDetails(slot);
    // What the broken clock breaks is reported.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(environment, { now: () => Number.NaN });
    submit(answers, shown, words);
    await environment.settle();
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
    expect(emitted.at(-1)?.[0]).toBe('booked');
    expect(emitted.at(-1)?.[1]).not.toHaveProperty('consent');
  });

  it('is that of the last press, where an earlier one was refused', async () => {
    const client = programmedClient({ booking: failing({ kind: 'rate-limited', retryAfter: undefined }) });
    const { environment, emitted, submit } = await openDetails(slot, { client });
    submit(answers, shown, words);
    await environment.settle();
    client.answers.booking = programmedClient().answers.booking;
    submit({ ...answers, sms_opted_in: false }, shown, { ...words, locale: 'es-US' });
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { consent: { given: false, locale: 'es-US' } }]);
  });

  it('is known after a lost reply, while the page is there', async () => {
    const client = programmedClient({ booking: lost });
    const lookUp: LookUp = async () => ({ kind: 'booked', tour });
    const { environment, emitted, submit } = await openDetails(slot, { client, settings: { lookUp } });
    submit(answers, shown, words);
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { consent: { given: true } }]);
  });

  it('is known when the same booking is sent again', async () => {
    const client = programmedClient({ booking: lost });
    const { environment, emitted, submit, bookAgain } = await openDetails(slot, { client });
    submit(answers, shown, words);
    await environment.settle();
    client.answers.booking = programmedClient().answers.booking;
    bookAgain();
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { consent: { given: true, text: words.text } }]);
  });

  it('is not known after a reload', async () => {
    const client = programmedClient({ booking: lost });
    const { environment, submit } = await openDetails(slot, {
      client,
      settings: { lookUp: () => ({ kind: 'unknown' }) },
    });
    submit(answers, shown, words);
    await environment.settle();
    const fresh = steppedEnvironment(environment.now());
    for (const [key, text] of environment.stored) fresh.stored.set(key, text);
    const lookUp: LookUp = async () => ({ kind: 'booked', tour });
    const { emitted } = await openBooking({ environment: fresh, settings: { lookUp } });
    const [, detail] = emitted.find(([name]) => name === 'booked') ?? [];
    expect(detail).toMatchObject({ slot });
    expect(detail).not.toHaveProperty('consent');
  });

  it('is never that of another booking: not of one that this page sent before', async () => {
    const { environment, emitted, submit, bookAnother, pickSlot } = await openDetails(slot);
    submit(answers, shown, words);
    await environment.settle();
    expect(emitted.at(-1)?.[1]).toHaveProperty('consent');
    bookAnother();
    pickSlot(later);
    submit(answers, shown);
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { slot: later }]);
    expect(emitted.at(-1)?.[1]).not.toHaveProperty('consent');
  });
});

/** A tab whose storages and lines to other tabs and widgets note what they get. */
function notedEnvironment() {
  const environment = steppedEnvironment(START);
  const written: unknown[] = [];
  const noted = (storage: TextStorage): TextStorage => ({
    ...storage,
    write(key, text) {
      written.push(key, text);
      storage.write(key, text);
    },
  });
  const { tabStorage, deviceStorage, pageMemory, openTabLine, openPageLine } = environment;
  const line =
    (open: typeof openTabLine): typeof openTabLine =>
    (...about) => {
      const { send, close } = open(...about);
      return {
        send(message) {
          written.push(message);
          send(message);
        },
        close,
      };
    };
  Object.assign(environment, {
    tabStorage: noted(tabStorage),
    deviceStorage: noted(deviceStorage),
    pageMemory: noted(pageMemory),
    openTabLine: line(openTabLine),
    openPageLine: line(openPageLine),
  });
  return { environment, written: () => JSON.stringify(written) };
}

it.each(['tab', 'device', 'off'] as const)(
  'is kept in no storage, and told to no other tab: remember %s',
  async (remember) => {
    const { environment, written } = notedEnvironment();
    const { emitted, submit, answer } = await openDetails(slot, { environment, settings: { remember } });
    answer(answers);
    submit(answers, shown, words);
    await environment.settle();
    expect(emitted.at(-1)?.[1]).toHaveProperty('consent');
    expect(written()).toContain(slot);
    expect(written()).not.toMatch(/Alder House|sms_opted_in|consent|given|14:05/);
  },
);
