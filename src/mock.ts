export { createMockService, type MockService, type MockServiceOptions } from '../mock-server/engine/service.ts';
export { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
