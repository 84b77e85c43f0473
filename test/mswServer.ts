import { type SetupServer, setupServer } from 'msw/node';
import type { MockService } from '../mock-server/engine/mockService.ts';
import { type HandlersOptions, handlers } from '../mock-server/handlers.ts';

/** Runs the service inside a test process, with msw. Call `listen()` before the tests and `close()` after them. */
export const mockServer = (service: MockService, options?: HandlersOptions): SetupServer =>
  setupServer(...handlers(service, options));
