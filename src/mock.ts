export { type BuiltPerson, buildBooking, buildPerson, buildProspect } from '../mock-server/builders.ts';
export type {
  AppointmentArrangement,
  ListingArrangement,
  ProspectArrangement,
} from '../mock-server/engine/arranging.ts';
export type { Fault } from '../mock-server/engine/fault.ts';
export type { EmployeeOptions, GroupOptions, HoursOptions } from '../mock-server/engine/groupOptions.ts';
export type { RecordedRequest } from '../mock-server/engine/journal.ts';
export { createMockService, type MockService, type MockServiceOptions } from '../mock-server/engine/service.ts';
export { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
export { type RequestMatchers, requestMatchers, type WantedRequest } from '../mock-server/requestMatchers.ts';
