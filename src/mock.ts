export type { AnswerOptions } from '../mock-server/answer.ts';
export type { Appointment } from '../mock-server/engine/appointmentStore.ts';
export type { Person, Prospect } from '../mock-server/engine/prospectStore.ts';
export type { ScenarioName } from '../mock-server/engine/scenario.ts';
export {
  type AppointmentState,
  createMockService,
  type MockService,
  type MockServiceOptions,
  type ServiceSnapshot,
  type ServiceState,
} from '../mock-server/engine/service.ts';
export { type HandlersOptions, handlers } from '../mock-server/handlers.ts';
export type { LocalDateTime } from './time/values.ts';
