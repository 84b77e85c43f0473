import type { AgentClient } from '../src/api/agentClient.ts';
import type { AppointmentClient } from '../src/api/appointmentClient.ts';
import { ApiError, type ApiFailure } from '../src/api/failure.ts';
import type { HomeClient } from '../src/api/homeClient.ts';
import type { LeadClient } from '../src/api/leadClient.ts';
import type { ListClient } from '../src/api/listClient.ts';
import type { TourClient } from '../src/api/tourClient.ts';
import type { CallOptions } from '../src/api/transport.ts';
import { dayOf, type LocalDateTime, parseLocalDateTime } from '../src/time/values.ts';

/** One call that was made. */
export interface MadeCall {
  readonly name: keyof TourClient;
  /** What was asked for: the time of an availability call, the start of a booking, the numbers and the start of a change; '' where there is neither. */
  readonly about: string;
  /** How often it may be tried in all; undefined: as the client likes. */
  readonly attempts: number | undefined;
  /** Whether it was stopped. */
  readonly isStopped: () => boolean;
}

/** The answer to each call. A test replaces those it is about. Each may throw. */
export interface Answers {
  configuration: () => ReturnType<TourClient['getWidgetConfiguration']>;
  officeHours: () => ReturnType<TourClient['getOfficeHours']>;
  availability: (time: LocalDateTime) => ReturnType<TourClient['getAvailability']>;
  booking: (...call: Parameters<TourClient['bookTour']>) => ReturnType<TourClient['bookTour']>;
  reschedule: (start: LocalDateTime) => ReturnType<AppointmentClient['rescheduleAppointment']>;
  cancel: () => ReturnType<AppointmentClient['cancelAppointment']>;
  lead: LeadClient['createLead'];
}

/** A client that answers as a test says and keeps a list of its calls. */
export interface ProgrammedClient
  extends Required<Omit<TourClient, keyof ListClient | keyof AgentClient | keyof HomeClient>>,
    Partial<ListClient>,
    Partial<AgentClient>,
    Partial<HomeClient> {
  readonly answers: Answers;
  readonly calls: readonly MadeCall[];
  /** The days asked about, in order. */
  readonly days: () => readonly string[];
  /** Availability calls under way, and the most there have been together. */
  readonly underWay: () => { readonly now: number; readonly most: number };
  /** Forgets the calls made so far. */
  readonly forget: () => void;
}

/** By default every day has free slots at 10:00 and 15:00, every booking and change succeeds, and no notification is sent. */
export function programmedClient(changes: Partial<Answers> = {}): ProgrammedClient {
  const answers: Answers = {
    configuration: async () => ({
      active: true,
      configuration: { layouts: [], sources: [], fields: {}, unread: [] },
    }),
    officeHours: async () => ({ times: [], smsOptIn: undefined }),
    availability: async (time) => slots(time, '10:00:00', '15:00:00'),
    booking: async () => ({ kind: 'booked', tour: bookedTour }),
    reschedule: async () => ({ kind: 'rescheduled', tour: rescheduledTour }),
    cancel: async () => ({ message: 'Appointment canceled', notificationSent: false }),
    lead: async () => ({ kind: 'created' }),
    ...changes,
  };
  const calls: MadeCall[] = [];
  let now = 0;
  let most = 0;
  const note = (name: keyof TourClient, options: CallOptions | undefined, about = ''): void => {
    calls.push({ name, about, attempts: options?.attempts, isStopped: () => options?.signal?.aborted === true });
  };
  return {
    answers,
    calls,
    days: () => calls.filter(({ name }) => name === 'getAvailability').map(({ about }) => about.slice(0, 10)),
    underWay: () => ({ now, most }),
    forget() {
      calls.length = 0;
      most = now;
    },
    async getWidgetConfiguration(_, options) {
      note('getWidgetConfiguration', options);
      return answers.configuration();
    },
    async getOfficeHours(_, options) {
      note('getOfficeHours', options);
      return answers.officeHours();
    },
    async getAvailability(_, time, options) {
      note('getAvailability', options, time);
      now += 1;
      most = Math.max(most, now);
      try {
        return await answers.availability(time);
      } finally {
        now -= 1;
      }
    },
    async bookTour(groupId, request, options) {
      note('bookTour', options, request.appointment.start);
      return answers.booking(groupId, request, options);
    },
    async rescheduleAppointment(id, groupId, start, options) {
      note('rescheduleAppointment', options, `${id} ${groupId} ${start}`);
      return answers.reschedule(start);
    },
    async cancelAppointment(id, options) {
      note('cancelAppointment', options, `${id}`);
      return answers.cancel();
    },
    async createLead(prospect, options) {
      note('createLead', options);
      return answers.lead(prospect, options);
    },
  };
}

export const bookedTour = {
  id: 7,
  confirmationEnabled: false,
  start: undefined,
  location: undefined,
  expirationDate: undefined,
};

export const rescheduledTour = {
  id: 7,
  status: 30,
  start: undefined,
  end: undefined,
  notes: undefined,
  location: undefined,
};

/** A date and time of a test. */
export function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}

/** The answer that lists `times` of the day of `asked`. Without `times` the day is full. */
export const slots = (asked: LocalDateTime, ...times: readonly string[]) => ({
  asked,
  free: false,
  slots: times.map((time) => local(`${dayOf(asked)}T${time}`)),
  smsOptIn: undefined,
});

/** An answer that ends in `failure`. */
export const failing = (failure: ApiFailure) => (): Promise<never> =>
  Promise.reject(new ApiError(failure, { method: 'GET', url: 'https://leasing.example.com' }));

/** An answer that waits until the test releases it. */
export function held<Answer>(): {
  readonly answer: () => Promise<Answer>;
  /** How many calls wait. */
  readonly waiting: () => number;
  /** Answers the oldest of them. */
  readonly release: (answer: Answer) => void;
} {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => waiting.push(resolve)),
    waiting: () => waiting.length,
    release: (answer) => waiting.shift()?.(answer),
  };
}
