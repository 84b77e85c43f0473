import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../src/api/contract/operations.ts';

const fixtures = join(import.meta.dirname, '../../test/fixtures');

/** Samples of the appointment operations, which are named for what they show; the others are named for the operation. */
const NAMED: Readonly<Record<string, { reply: string; request?: string }>> = {
  getWidgetConfiguration: { reply: 'verify-widget' },
  getTimes: { reply: 'times-free' },
  bookTour: { reply: 'booking', request: 'booking-request' },
  listClientAppointments: { reply: 'client-appointments' },
  cancelAppointment: { reply: 'cancellation' },
  rescheduleAppointment: { reply: 'reschedule', request: 'reschedule-request' },
};

/** Where the sample of an operation's good reply lies, below the project's root. */
export const samplePath = (operation: string): string => pathOf(operation, NAMED[operation]?.reply ?? operation);

/** Where the sample of an operation's request lies, below the project's root. */
const requestPath = (operation: string): string =>
  pathOf(operation, NAMED[operation]?.request ?? `${operation}.request`);

function pathOf(operation: string, file: string): string {
  const resource = operations.find(({ endpoint }) => endpoint.name === operation)?.resource;
  return `test/fixtures/${resource}/${file}.json`;
}

/** The sample of an operation's good reply, or of one with another status that has the same shape; undefined when there is none. */
export const sample = (operation: string, status = '200'): unknown =>
  read(operation === 'getTimes' && status === '400' ? pathOf(operation, 'times-taken') : samplePath(operation));

/** Samples of refusals (400), by what they show; those of other operations are named `<operation>.invalid`. */
const REFUSALS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getWidgetConfiguration: { inactive: 'widget-inactive' },
  bookTour: { slotTaken: 'booking-slot-taken', rejected: 'booking-rejected' },
  rescheduleAppointment: { past: 'reschedule-past' },
};

/** The samples of an operation's refusals, by name. Empty when there are none. */
export function refusalSample(operation: string): Readonly<Record<string, unknown>> {
  const files = REFUSALS[operation] ?? { refused: `${operation}.invalid` };
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => {
      const found = read(pathOf(operation, file));
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

/** The sample of an operation's request. Undefined when there is none. */
export const requestSample = (operation: string): unknown => read(requestPath(operation));

function read(path: string): unknown {
  const file = join(fixtures, '../..', path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
