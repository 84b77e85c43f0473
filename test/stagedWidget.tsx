import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TourBookingOptions } from '../src/widget/options.ts';

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

/** Answers what is asked from now on; gives paths and queries, and what was sent with them. */
export function answer(reply: Service) {
  const asked: { readonly url: string; readonly key: string | null }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url);
    asked.push({ url: pathname + search, key: new Headers(init?.headers).get('Authorization') });
    return reply(new URL(url));
  });
  return asked;
}

/** Holds back what the lazy module of a file brings, until `arrive` says that it comes, or that it does not. */
function holdBack(file: string, module: string) {
  let arrive = (_: boolean): void => undefined;
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(`../src/widget/${file}`, async () => {
    const { lazyModule } = await import('../src/widget/lazyModule.ts');
    const held = lazyModule(async () => {
      if (!(await arrived)) throw new Error('no such file');
      return loaded;
    });
    return { [module]: held };
  });
  // Loaded before the test begins: on a busy machine that takes longer than the widget waits.
  const loaded = import(`../src/widget/${module}.tsx`);
  return { arrive, loaded };
}

/** The component as a page has it, `part` of it held back until `release` brings it, or `fail` says that it does not come. */
export async function loadStaged(part: 'secondStage' | 'openingPart' = 'secondStage') {
  const { arrive, loaded } = holdBack(part === 'secondStage' ? 'lazySecondStage.ts' : 'lazyOpeningPart.ts', part);
  const { TourBooking } = await import('../src/widget/TourBooking.tsx');
  const { secondStage } = await import('../src/widget/lazySecondStage.ts');
  const { openingPart } = await import('../src/widget/lazyOpeningPart.ts');
  await loaded;
  const held = part === 'secondStage' ? secondStage : openingPart;
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
  // One that is under way loses the mocks that are made meanwhile.
  await vi.dynamicImportSettled();
  for (const file of ['lazySecondStage.ts', 'lazyOpeningPart.ts']) vi.doUnmock(`../src/widget/${file}`);
});
