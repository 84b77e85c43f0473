import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createMockService, type MockService } from '../mock-server/engine/mockService.ts';
import { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
import { wallClock } from '../src/time/zone.ts';

/** The leasing service's address in the snippets of this site. No request reaches it: the service worker answers. */
export const SERVICE = 'https://leasing.example.com';
/** The property's time zone in the snippets. */
export const ZONE = 'America/New_York';

/** A leasing service inside this page. It starts at today's date, half of the agents' time is taken, and it has few listings. */
export const createService = (): MockService =>
  createMockService({
    now: wallClock(Date.now(), ZONE),
    zone: ZONE,
    busy: 0.5,
    listings: 20,
    ticks: () => performance.now(),
  });

/** Resolves when the service worker controls this page. After a forced reload that takes a moment. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((done, fail) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(() => fail(new Error('not controlled')), 3000);
  });
}

/** What the reader can do when the service worker does not start. */
export const ADVICE =
  'The leasing service of this demo runs inside the page and needs a service worker: open it at https:// or on localhost, outside a private window.';

/**
 * Lets `service` and the handlers of `more` answer the requests of this page and of its frames. Throws one sentence for the reader when the service worker
 * does not start.
 */
export async function answerWith(
  service: MockService,
  onRequest?: HandlersOptions['onRequest'],
  more: readonly RequestHandler[] = [],
): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser offers no service worker to this page.');
  try {
    const url = new URL('mockServiceWorker.js', document.baseURI).href;
    const worker = setupWorker(...handlers(service, { baseUrl: SERVICE, onRequest }), ...more);
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
    await controlled();
  } catch (cause) {
    throw new Error('The service worker of this page could not be started. Reloading it may help.', { cause });
  }
}
