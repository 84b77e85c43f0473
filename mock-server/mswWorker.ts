import { type SetupWorker, setupWorker } from 'msw/browser';
import type { MockService } from './engine/service.ts';
import { type HandlersOptions, handlers } from './handlers.ts';

/** Runs the service inside the page, with msw's service worker. Call `start()` on the result. */
export const mockWorker = (service: MockService, options?: HandlersOptions): SetupWorker =>
  setupWorker(...handlers(service, options));
