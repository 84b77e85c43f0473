export type { AnswerOptions } from '../mock-server/answer.ts';
export { type BuiltPerson, buildBooking, buildPerson, buildProspect } from '../mock-server/builders.ts';
export type { AppointmentStatus, MockAppointment } from '../mock-server/engine/appointments/appointmentStore.ts';
export type {
  AppointmentArrangement,
  AppointmentChange,
  AppointmentState,
  Arranging,
  ProspectArrangement,
} from '../mock-server/engine/arranging.ts';
export type { Fault, Rule } from '../mock-server/engine/fault.ts';
export type { ActiveFault } from '../mock-server/engine/faults.ts';
export type {
  EmployeeOptions,
  GroupOptions,
  HoursOptions,
  OpeningOptions,
} from '../mock-server/engine/groups/groupOptions.ts';
export type { RecordedRequest, RequestFilter } from '../mock-server/engine/journal.ts';
export type { KeyKind } from '../mock-server/engine/keys.ts';
export type { ListingChange } from '../mock-server/engine/listings/listingStore.ts';
export type { ServiceSnapshot, ServiceState } from '../mock-server/engine/mockService.ts';
export type { OperationName } from '../mock-server/engine/operationNames.ts';
export type { MockPerson, MockProspect } from '../mock-server/engine/prospectStore.ts';
export type { ScenarioName } from '../mock-server/engine/scenario.ts';
export { createMockService, type MockService, type MockServiceOptions } from '../mock-server/engine/service.ts';
export type { WorldOptions } from '../mock-server/engine/serviceOptions.ts';
export { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
export {
  type MatchResult,
  type RequestMatchers,
  requestMatchers,
  type WantedRequest,
} from '../mock-server/requestMatchers.ts';
export type { LocalDateTime } from './time/values.ts';
