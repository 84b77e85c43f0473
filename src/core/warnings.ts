import { ApiError } from '../api/failure.ts';
import type { ConfigurationAnswer } from '../api/tourClient.ts';
import { type DayRange, inRange } from '../time/dayRange.ts';
import type { Day } from '../time/values.ts';
import { callSafely } from './callSafely.ts';

/** Warnings to the integrator about the service, each once. None says anything about the visitor. */
export interface Warnings {
  /** A call failed. Warns when the integrator can mend it: not for a bad connection or a broken service. */
  readonly failure: (error: unknown) => void;
  /** The group takes no bookings, or parts of its configuration could not be read. */
  readonly configuration: (groupId: number, answer: ConfigurationAnswer) => void;
  /** The service refused a code of `discoverySources`. */
  readonly discoverySource: (groupId: number, code: number) => void;
  /** What `lookUp` of the host did wrong. */
  readonly lookUp: (problem: string) => void;
  /** The day to open with is outside the booking period. `option`: the option that names it. */
  readonly initialDay: (option: 'initialDay' | 'initialSlot', day: Day | undefined, range: DayRange) => void;
}

export function createWarnings(warn: (message: string) => void): Warnings {
  const told = new Set<string>();
  const once = (message: string): void => {
    if (told.has(message)) return;
    told.add(message);
    callSafely(() => warn(message));
  };
  return {
    failure(error) {
      if (isForIntegrator(error)) once(`tour-booking: ${error instanceof Error ? error.message : String(error)}`);
    },
    configuration(groupId, answer) {
      if (!answer.active) {
        const reason = answer.reason === '' ? '' : ` The service says: ${answer.reason}`;
        once(
          `tour-booking: group ${groupId} is unknown or takes no bookings; check \`groupId\` and the group's widget.${reason}`,
        );
      } else if (answer.configuration.unread.length > 0) {
        const unread = answer.configuration.unread.join(', ');
        once(
          `tour-booking: the configuration has parts that cannot be read: ${unread}. Fields are optional, the rest is left out.`,
        );
      }
    },
    discoverySource(groupId, code) {
      once(
        `tour-booking: the service refused ${code} as \`discovery_source\` of group ${groupId}, and it is not sent again; ` +
          'give `discoverySources` codes that the group knows.',
      );
    },
    lookUp(problem) {
      once(`tour-booking: \`lookUp\` ${problem}`);
    },
    initialDay(option, day, range) {
      if (day !== undefined && !inRange(day, range))
        once(
          `tour-booking: \`${option}\` ${day} is not a day that can be booked, ${range.first} to ${range.last}; the widget opens with the first free day.`,
        );
    },
  };
}

/** Whether the integrator can mend it: a wrong reply of their service or proxy, or a fault of their client. A stopped call has the error null. */
function isForIntegrator(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error !== null;
  const { failure } = error;
  if (failure.kind === 'status') return failure.status < 500;
  return !['offline', 'timeout', 'aborted', 'rate-limited'].includes(failure.kind);
}
