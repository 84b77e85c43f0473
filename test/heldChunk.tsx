import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TourBookingOptions } from '../src/options/componentOptions.ts';

/** 09:05 in New York. */
export const NOW = Date.UTC(2026, 11, 4, 14, 5);
const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };

export type Service = (url: URL) => Promise<Response>;
export const service: Service = async ({ pathname, searchParams }) => {
  if (pathname.includes('verify-widget')) return Response.json({ data });
  const day = searchParams.get('time')?.slice(0, 10);
  const available_times = day ? [`${day}T10:00:00`] : ['08:00:00', '17:00:00'];
  return Response.json({ available_times, valid: true, appointment_sms_opt_in: true });
};
export const offline: Service = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers every request from now on by `reply`. Gives the list of requests: path with query, and key. */
export function answer(reply: Service) {
  const asked: { readonly url: string; readonly key: string | null }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url);
    asked.push({ url: pathname + search, key: new Headers(init?.headers).get('Authorization') });
    return reply(new URL(url));
  });
  return asked;
}

const FILES = {
  coreChunk: '../src/widget/coreChunk.tsx',
  launcherChunk: '../src/launcher/launcherChunk.tsx',
} as const;

/** The chunk of each file, from modules that are loaded anew. */
const CHUNKS = {
  coreChunk: async () => ({ held: (await import('../src/widget/loadCore.ts')).coreChunk }),
  launcherChunk: async () => ({ held: (await import('../src/launcher/BookingLauncher.tsx')).launcherChunk }),
} as const;

/** The React component, with the chunk `name` held back until `release` lets it arrive, or `fail` makes it fail. */
export async function withHeldChunk(name: keyof typeof FILES = 'coreChunk') {
  let arrive = (_: boolean): void => undefined;
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(FILES[name], async (importOriginal) => {
    // Load the file at once, so that the chunk arrives without delay on a busy machine, too.
    const original = importOriginal();
    if (!(await arrived)) throw new Error('no such file');
    return original;
  });
  const { AnyTourBooking: TourBooking } = await import('../src/widget/TourBooking.tsx');
  const { held } = await CHUNKS[name]();
  const end = (isThere: boolean) =>
    act(async () => {
      arrive(isThere);
      await held.load();
    });
  return {
    loading: vi.spyOn(held, 'load'),
    widget: (given: Partial<TourBookingOptions> = {}) => (
      <TourBooking groupId={101} api="https://leasing.example.com" timeZone="America/New_York" {...given} />
    ),
    release: () => end(true),
    fail: () => end(false),
  };
}

export const free = (name = '10:00 AM') => screen.findByRole('button', { name });
export const settle = (ms = 20) => act(() => new Promise((done) => setTimeout(done, ms)));
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // An import under way would lose the mocks of the next test.
  await vi.dynamicImportSettled();
  for (const file of Object.values(FILES)) vi.doUnmock(file);
});
