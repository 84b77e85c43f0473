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
export type { ServiceState } from '../mock-server/engine/mockService.ts';
export type { FaultTarget, OperationName } from '../mock-server/engine/operationNames.ts';
export type { MockPerson, MockProspect } from '../mock-server/engine/prospects/prospectStore.ts';
export type { RecordedRequest, RequestFilter } from '../mock-server/engine/requestLog.ts';
export type { WorldOptions } from '../mock-server/engine/serviceOptions.ts';
export {
  expect,
  type MockFixtures,
  type MockMatchers,
  type MockOptions,
  test,
} from '../mock-server/playwright/fixtures.ts';
export type { TestWorld, TestWorldOptions } from '../mock-server/playwright/testWorld.ts';
export type { MatchResult, WantedRequest } from '../mock-server/requestMatchers.ts';
export type { LocalDateTime } from './time/values.ts';
