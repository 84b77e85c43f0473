import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { parseLocalDateTime } from '../../src/time/values.ts';
import { momentOf } from '../../src/time/zone.ts';
import type { AppointmentArrangement, AppointmentState, ProspectArrangement } from '../engine/arrange/arrange.ts';
import type { Fault } from '../engine/faults/fault.ts';
import type { ScenarioName } from '../engine/faults/scenarios.ts';
import { isObject, member } from '../engine/json.ts';
import type { ListingChange } from '../engine/listings/listingStore.ts';
import type { ServiceState } from '../engine/mockService.ts';
import type { MockProspect } from '../engine/prospects/prospectStore.ts';
import type { RecordedRequest, RequestFilter } from '../engine/requestLog.ts';
import type { WorldOptions } from '../engine/serviceOptions.ts';

/** The options of the world of each test. `now` is the time at its start, without offset. */
export interface TestWorldOptions extends WorldOptions {
  readonly now?: string;
}

/** The world of a test: a leasing service of its own on the mock. Wrong values reject with the sentence of the mock. */
export interface TestWorld {
  readonly id: string;
  /** The address of its API: the `baseUrl` of a client. */
  readonly url: string;
  state(): Promise<ServiceState>;
  /** The calls that match `filter`, in the order in which they were answered. */
  requests(filter?: RequestFilter): Promise<readonly RecordedRequest[]>;
  setScenario(name: ScenarioName): Promise<void>;
  /** Replaces all faults. */
  setFaults(faults: readonly Fault[]): Promise<void>;
  /** Sets the clock of the world, and that of its pages, to `now`, a date and time without offset. */
  setClock(now: string): Promise<void>;
  /** Books `start` for other people, with every free agent of the group. Gives the number of these tours. */
  takeSlot(group: number, start: string): Promise<number>;
  addAppointment(given: AppointmentArrangement): Promise<AppointmentState>;
  addProspect(given: ProspectArrangement): Promise<MockProspect>;
  /** Puts a new listing on the market and gives its id. */
  addListing(given?: ListingChange): Promise<number>;
  /**
   * Lets days pass. The clock advances, tours are completed or missed, and listings are rented, get another price or return to the market.
   */
  runDays(days: number): Promise<void>;
  /** Calls any other control path of the mock: `control('DELETE', 'faults')`. Gives the parsed reply. */
  control(method: string, name: string, body?: unknown): Promise<unknown>;
  /** Sends the calls of a context to this world, and gives it its clock. The context of the test is there already. */
  join(context: BrowserContext): Promise<void>;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** This machine has several names, such as `localhost` and `127.0.0.1`. A page may call the mock by another name than the test. */
const originOf = ({ protocol, hostname, host, port }: URL): string =>
  LOOPBACK.test(hostname) ? `${protocol}//localhost:${port}` : `${protocol}//${host}`;

/** Makes a world on the mock at `mock`, and gives it with the function that ends it. `request` sends the calls of control paths. */
export async function makeWorld(
  request: APIRequestContext,
  mock: string,
  { now = '2026-12-01T09:00:00', ...options }: TestWorldOptions,
): Promise<{ readonly world: TestWorld; readonly end: () => Promise<void> }> {
  const { zone = 'America/New_York' } = options;
  const made = await call(mock, 'POST', '/__mock/worlds', { now, ...options });
  const id = String(member(made, 'id'));
  const url = `${mock}${member(made, 'path')}`;
  const contexts = new Set<BrowserContext>();
  let clock = now;
  const control = (method: string, name: string, body?: unknown) => call(url, method, `/__mock/${name}`, body);
  /** A control path replies with what the method of the service gives, as JSON. */
  const ask = async <Reply>(method: string, name: string, body?: unknown) =>
    (await control(method, name, body)) as Reply;

  const world: TestWorld = {
    ...{ id, url, control },
    state: () => ask('GET', 'state'),
    async requests(filter = {}) {
      const query = Object.entries(filter).map(([name, value]) => [name, String(value)]);
      const { requests } = await ask<{ readonly requests: readonly RecordedRequest[] }>(
        'GET',
        `requests?${new URLSearchParams(query)}`,
      );
      return requests;
    },
    async setScenario(name) {
      await control('PUT', 'scenario', { name });
    },
    async setFaults(faults) {
      await control('PUT', 'faults', faults);
    },
    async setClock(next) {
      await control('PUT', 'clock', { now: next });
      clock = next;
      await Promise.all([...contexts].map(holdClock));
    },
    takeSlot: async (group, start) => Number(member(await control('POST', 'slots', { group, start }), 'taken')),
    addAppointment: (given) => ask('POST', 'appointments', given),
    addProspect: (given) => ask('POST', 'prospects', given),
    addListing: async (given = {}) => Number(member(await control('POST', 'listings', given), 'id')),
    async runDays(days) {
      clock = String(member(await control('POST', 'days', { days }), 'now'));
      await Promise.all([...contexts].map(holdClock));
    },
    async join(context) {
      contexts.add(context);
      await holdClock(context);
      // The mock alone gets the header. Any other host would have to allow it.
      await context.route(
        (asked) => originOf(asked) === originOf(new URL(mock)),
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-mock-world': id } }),
      );
    },
  };
  return {
    world,
    async end() {
      await call(mock, 'DELETE', `/__mock/worlds/${id}`);
    },
  };

  /** The date of the pages stands still. Timers go on. */
  async function holdClock(context: BrowserContext): Promise<void> {
    const time = parseLocalDateTime(clock);
    if (time !== undefined) await context.clock.setFixedTime(momentOf(time, zone));
  }

  async function call(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await request
      .fetch(base + path, { method, ...(body !== undefined && { data: body }) })
      .catch((cause: unknown) => {
        throw new Error(`No mock answers at ${base}. Start it: npx tour-booking mock --port 4010`, { cause });
      });
    const value: unknown = await reply.json().catch(() => undefined);
    if (reply.ok()) return value;
    const errors = member(value, 'errors');
    const said = isObject(errors) ? Object.values(errors).flat().join(' ') : `the reply is ${reply.status()}.`;
    throw new Error(`${method} ${path}: ${said}`);
  }
}
