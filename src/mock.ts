export type { AnswerOptions } from '../mock-server/answer.ts';
export { type BuiltPerson, buildBooking, buildPerson, buildProspect } from '../mock-server/builders.ts';
export type { KeyKind } from '../mock-server/engine/apiKeys.ts';
export type { AppointmentStatus, MockAppointment } from '../mock-server/engine/appointments/appointmentStore.ts';
export type {
  AppointmentArrangement,
  AppointmentChange,
  AppointmentState,
  Arranging,
  ProspectArrangement,
} from '../mock-server/engine/arrange/arrange.ts';
export type { ActiveFault } from '../mock-server/engine/faults/activeFaults.ts';
export type { Fault, Rule } from '../mock-server/engine/faults/fault.ts';
export type { ScenarioName } from '../mock-server/engine/faults/scenarios.ts';
export type {
  EmployeeOptions,
  GroupOptions,
  HoursOptions,
  ScheduleOptions,
} from '../mock-server/engine/groups/groupOptions.ts';
export type { ListingChange } from '../mock-server/engine/listings/listingStore.ts';
export type { ServiceSnapshot, ServiceState } from '../mock-server/engine/mockService.ts';
export { createMockService, type MockService } from '../mock-server/engine/mockService.ts';
export type { FaultTarget, OperationName } from '../mock-server/engine/operationNames.ts';
export type { MockPerson, MockProspect } from '../mock-server/engine/prospects/prospectStore.ts';
export type { RecordedRequest, RequestFilter } from '../mock-server/engine/requestLog.ts';
export type { MockServiceOptions, WorldOptions } from '../mock-server/engine/serviceOptions.ts';
export { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
export {
  type MatchResult,
  type RequestMatchers,
  requestMatchers,
  type WantedRequest,
} from '../mock-server/requestMatchers.ts';
export type { LocalDateTime } from './time/values.ts';
