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

/** Where the sample of what it is sent lies. */
const requestPath = (operation: string): string =>
  pathOf(operation, NAMED[operation]?.request ?? `${operation}.request`);

function pathOf(operation: string, file: string): string {
  const resource = operations.find(({ endpoint }) => endpoint.name === operation)?.resource;
  return `test/fixtures/${resource}/${file}.json`;
}

/** The sample of an operation's good reply; undefined when there is none. */
export const sample = (operation: string): unknown => read(samplePath(operation));

/** The sample of what an operation is sent; undefined when there is none. */
export const requestSample = (operation: string): unknown => read(requestPath(operation));

function read(path: string): unknown {
  const file = join(fixtures, '../..', path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
