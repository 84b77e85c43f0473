import { ApiError } from '../api/failure.ts';
import type { ConfigurationAnswer } from '../api/tours.ts';
import { type DayRange, inRange } from '../time/dayRange.ts';
import type { Day } from '../time/values.ts';
import { callHost } from './hostEvents.ts';

/** What the integrator is told of the service, each sentence once. Nothing here is about the visitor. */
export interface Warnings {
  /** A call failed: tells of what the integrator can mend, not of a bad connection or a service in trouble. */
  readonly failure: (error: unknown) => void;
  /** The group takes no bookings, or parts of its configuration could not be read. */
  readonly configuration: (groupId: number, answer: ConfigurationAnswer) => void;
  /** The service refused a code of the host's map. */
  readonly discoverySource: (groupId: number, code: number) => void;
  /** The day to open with cannot be booked, nor can the widget open with the next one after it. */
  readonly initialDay: (day: Day | undefined, range: DayRange) => void;
}

export function createWarnings(warn: (message: string) => void): Warnings {
  const told = new Set<string>();
  const once = (message: string): void => {
    if (told.has(message)) return;
    told.add(message);
    callHost(() => warn(message));
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
          `tour-booking: the configuration has parts that cannot be read: ${unread}. Fields are asked as optional, the rest is left out.`,
        );
      }
    },
    discoverySource(groupId, code) {
      once(
        `tour-booking: the service refused ${code} as \`discovery_source\` of group ${groupId}, and it is not sent again; give \`discoverySources\` codes that the group knows.`,
      );
    },
    initialDay(day, range) {
      if (day !== undefined && !inRange(day, range))
        once(
          `tour-booking: \`initialDay\` ${day} is none of the days that can be booked, ${range.first} to ${range.last}; the widget opens with the first of them that is free.`,
        );
    },
  };
}

/** A reply the integrator's service or proxy should not give, or a fault of their own client; null where a call was stopped. */
function isForIntegrator(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error !== null;
  const { failure } = error;
  if (failure.kind === 'status') return failure.status < 500;
  return !['offline', 'timeout', 'aborted', 'rate-limited'].includes(failure.kind);
}
