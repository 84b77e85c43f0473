import { MockService } from './types/mock-server-requestMatchers.js';
export {
  ActiveFault,
  AppointmentArrangement,
  AppointmentChange,
  AppointmentState,
  AppointmentStatus,
  Arranging,
  BuiltPerson,
  EmployeeOptions,
  Fault,
  FaultTarget,
  GroupOptions,
  HoursOptions,
  KeyKind,
  ListingChange,
  MatchResult,
  MockAppointment,
  MockPerson,
  MockProspect,
  MockServiceOptions,
  OperationName,
  ProspectArrangement,
  RecordedRequest,
  RequestFilter,
  RequestMatchers,
  Rule,
  ScenarioName,
  ScheduleOptions,
  ServiceSnapshot,
  ServiceState,
  WantedRequest,
  WorldOptions,
  buildBooking,
  buildPerson,
  buildProspect,
  createMockService,
  requestMatchers,
} from './types/mock-server-requestMatchers.js';
import { RequestHandler } from 'msw';
export { LocalDateTime } from './types/time-values.js';

/** Options of every way to run the mock. */
interface AnswerOptions {
  /** Whether an API key is also needed where the API document shows no authentication. Default false. */
  requireKey?: boolean | undefined;
  /** Whether query parameters and body properties that an operation does not have are refused. Default false: they are ignored. */
  strict?: boolean | undefined;
  /** Delay of every reply in milliseconds. Default 0. */
  latency?: number | undefined;
  /** Saves the state. Called after every operation that may have changed it, before the reply. If it rejects, the reply is 503. */
  save?: (() => void) | undefined;
  /** Delay of a reply in the scenarios `slow` and `slow-photo`, in milliseconds. */
  slow?: number | undefined;
  /** Called for every call when its reply is ready. `status` is 0 if the caller gets no reply. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/** Options of the msw handlers. */
interface HandlersOptions extends AnswerOptions {
  /**
   * The address of the service, like `https://leasing.example.com`, or a path of the page's origin. Default: the page's own
   * origin. Required outside a page.
   */
  baseUrl?: string;
}
/**
 * msw handlers that answer the whole API from `service`, for a service worker (`setupWorker`) or tests (`setupServer`). Each
 * operation has its own handler, so that `listHandlers` names it. A last handler answers all other paths below `/api/` as
 * the service does: 404, 405, and replies to HEAD. The photos have a handler of their own. Addresses that are not below `baseUrl` are not answered. Throws a
 * TypeError if `baseUrl` is not an address, or if it is missing outside a page.
 */
declare function handlers(service: MockService, options?: HandlersOptions): RequestHandler[];

export { MockService, handlers };
export type { AnswerOptions, HandlersOptions };
