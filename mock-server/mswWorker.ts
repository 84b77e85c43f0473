import { type SetupWorker, setupWorker } from 'msw/browser';
import type { MockService } from './engine/service.ts';
import { type HandlersOptions, handlers } from './handlers.ts';

/** The service inside the page, by msw's service worker. Call `start()` on what this gives. */
export const mockWorker = (service: MockService, options?: HandlersOptions): SetupWorker =>
  setupWorker(...handlers(service, options));
