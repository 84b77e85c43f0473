import { createMockService, type MockService } from '../mock-server/engine/service.ts';
import { mockWorker } from '../mock-server/mswWorker.ts';
import { addDays, weekdayOf } from '../src/time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../src/time/values.ts';
import { wallClock } from '../src/time/zone.ts';
import type { LoggedRequest } from './developerBar.ts';

/** The address of the leasing service in this site's snippets; nothing is asked there, this page answers. */
export const SERVICE = 'https://leasing.example.com';
/** The property's zone, as the snippets give it. */
export const ZONE = 'America/New_York';

/** From this hour on a day has few free times left. */
const LATE = 14;

/** The first working day with a choice of times: today, or the next one where it is late or a weekend. */
function openingDay(now: LocalDateTime): Day {
  const hour = Number(now.slice(11, 13));
  let day = hour < LATE ? dayOf(now) : addDays(dayOf(now), 1);
  while (weekdayOf(day) % 6 === 0) day = addDays(day, 1);
  return day;
}

/** The day to open with, for whoever comes late or on a Sunday; undefined where that is today. */
export function otherOpeningDay(): Day | undefined {
  const now = wallClock(Date.now(), ZONE);
  const day = openingDay(now);
  return day === dayOf(now) ? undefined : day;
}

/** A leasing service for this page: today's date, and half of the agents' time taken by other business. */
export const createService = (): MockService =>
  createMockService({ now: wallClock(Date.now(), ZONE), zone: ZONE, busy: 0.5, ticks: () => performance.now() });

/** Resolves when the worker answers for this page; a page loaded past it (a forced reload) is taken over by a plain one. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((done, fail) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(() => fail(new Error('not controlled')), 3000);
  });
}

/** Why a page shows no widget. */
export const ADVICE =
  'The leasing service of this demo runs inside the page and needs a service worker: open it at https:// or on localhost, outside a private window.';

/** Has `service` answer this page and the frames in it. Throws a sentence for the reader where that cannot be. */
export async function answerWith(service: MockService, onRequest?: (request: LoggedRequest) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser offers no service worker to this page.');
  try {
    const url = new URL('mockServiceWorker.js', document.baseURI).href;
    const worker = mockWorker(service, { baseUrl: SERVICE, ...(onRequest ? { onRequest } : {}) });
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
    await controlled();
  } catch (cause) {
    throw new Error('The service worker of this page could not be started. Reloading it may help.', { cause });
  }
}
