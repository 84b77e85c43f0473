import { type AppointmentState, readAppointment } from '../mock-server/engine/arrange/arrange.ts';
import type { ActiveFault } from '../mock-server/engine/faults/activeFaults.ts';
import type { Fault } from '../mock-server/engine/faults/fault.ts';
import { isScenario } from '../mock-server/engine/faults/scenarios.ts';
import { createMockService, type MockService } from '../mock-server/engine/mockService.ts';
import { isOperationName } from '../mock-server/engine/operationNames.ts';
import type { MockProspect } from '../mock-server/engine/prospects/prospectStore.ts';
import type { RecordedRequest } from '../mock-server/engine/requestLog.ts';
import { mockServer } from './mswServer.ts';
import { booking, startServer, stopAll, tour } from './startServer.ts';

// What a tester does with the mock, over HTTP and in process, so that one test runs both ways.

/** Controls the service: by control paths, or by its methods. */
interface Arranged {
  does: Arrange;
  setFaults(faults: readonly Fault[]): Promise<unknown>;
  faults(): Promise<readonly ActiveFault[]>;
  setScenario(name: string): Promise<unknown>;
  requests(operation?: string): Promise<readonly RecordedRequest[]>;
  state(): Promise<ReturnType<MockService['state']>>;
}

/** The methods of `Arranging`, `takeSlot` and the snapshots. Over HTTP each is one control call. */
interface Arrange {
  addAppointment(given: object): Promise<AppointmentState>;
  changeAppointment(id: number, changes: object): Promise<AppointmentState>;
  removeAppointment(id: number): Promise<unknown>;
  addProspect(given: object): Promise<MockProspect>;
  changeProspect(id: number, changes: object): Promise<MockProspect>;
  removeProspect(id: number): Promise<unknown>;
  addListing(given: object): Promise<number>;
  changeListing(id: number, changes: object): Promise<unknown>;
  removeListing(id: number): Promise<unknown>;
  takeSlot(group: number, start: string): Promise<number>;
  freeSlot(group: number, start: string): Promise<number>;
  runDays(days: number): Promise<unknown>;
  snapshot(): Promise<unknown>;
  restore(snapshot: unknown): Promise<unknown>;
}

/** A service that answers `fetch`, and the ways to control it. */
export interface RunningMock extends Arranged {
  get(path: string, init?: RequestInit): Promise<Response>;
  send(path: string, method: string, body: unknown): Promise<Response>;
  /** Books a tour of group 101 at 10:00 on Friday, December 4. */
  book(email?: string, time?: string): Promise<Response>;
}

const BASE = 'https://leasing.example.com';
const running: { close(): void }[] = [];

/** Closes every service that was opened. */
export async function endAll(): Promise<void> {
  for (const server of running.splice(0)) server.close();
  await stopAll();
}

const withBooking = (send: RunningMock['send']): RunningMock['book'] => {
  return (email, time) => send(booking, 'POST', tour(email, time));
};

async function overHttp(): Promise<RunningMock> {
  const { get, send } = await startServer();
  async function control<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await (body === undefined
      ? get(`/__mock/${path}`, { method })
      : send(`/__mock/${path}`, method, body));
    const text = await reply.text();
    if (!reply.ok) throw new RangeError(text);
    return JSON.parse(text);
  }
  return {
    ...{ get, send, book: withBooking(send) },
    setFaults: (faults) => control('PUT', 'faults', faults),
    faults: async () => (await control<{ faults: readonly ActiveFault[] }>('GET', 'faults')).faults,
    setScenario: (name) => control('PUT', 'scenario', { name }),
    async requests(operation) {
      const query = operation === undefined ? '' : `?operation=${operation}`;
      return (await control<{ requests: readonly RecordedRequest[] }>('GET', `requests${query}`)).requests;
    },
    state: () => control('GET', 'state'),
    does: {
      addAppointment: (given) => control('POST', 'appointments', given),
      changeAppointment: (id, changes) => control('PUT', `appointments/${id}`, changes),
      removeAppointment: (id) => control('DELETE', `appointments/${id}`),
      addProspect: (given) => control('POST', 'prospects', given),
      changeProspect: (id, changes) => control('PUT', `prospects/${id}`, changes),
      removeProspect: (id) => control('DELETE', `prospects/${id}`),
      addListing: async (given) => (await control<{ id: number }>('POST', 'listings', given)).id,
      changeListing: (id, changes) => control('PUT', `listings/${id}`, changes),
      removeListing: (id) => control('DELETE', `listings/${id}`),
      takeSlot: async (group, start) => (await control<{ taken: number }>('POST', 'slots', { group, start })).taken,
      freeSlot: async (group, start) => (await control<{ free: number }>('DELETE', 'slots', { group, start })).free,
      runDays: (days) => control('POST', 'days', { days }),
      snapshot: () => control('GET', 'snapshot'),
      restore: (snapshot) => control('PUT', 'snapshot', snapshot),
    },
  };
}

async function inProcess(): Promise<RunningMock> {
  const service = createMockService({ now: '2026-12-01T09:00:00' });
  const server = mockServer(service, { baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
  running.push(server);
  const get: RunningMock['get'] = (path, init) => fetch(BASE + path, init);
  const send: RunningMock['send'] = (path, method, body) =>
    get(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return {
    ...{ get, send, book: withBooking(send) },
    setFaults: async (faults) => service.setFaults(faults),
    faults: async () => service.faults(),
    async setScenario(name) {
      if (!isScenario(name)) throw new RangeError(name);
      service.setScenario(name);
    },
    requests: async (operation) => service.requests(isOperationName(operation) ? { operation } : {}),
    state: async () => service.state(),
    does: {
      addAppointment: async (given) => service.addAppointment(readAppointment(given)),
      changeAppointment: async (id, changes) => service.changeAppointment(id, changes),
      removeAppointment: async (id) => service.removeAppointment(id),
      addProspect: async (given) => service.addProspect(given),
      changeProspect: async (id, changes) => service.changeProspect(id, changes),
      removeProspect: async (id) => service.removeProspect(id),
      addListing: async (given) => service.addListing(given),
      changeListing: async (id, changes) => service.changeListing(id, changes),
      removeListing: async (id) => service.removeListing(id),
      takeSlot: async (group, start) => service.takeSlot(group, start),
      freeSlot: async (group, start) => service.freeSlot(group, start),
      runDays: async (days) => service.runDays(days),
      snapshot: async () => service.snapshot(),
      restore: async (snapshot) => service.restore(snapshot),
    },
  };
}

/** The two ways, for `describe.each`: a name, and a function that opens a new service at nine on December 1, 2026. */
export const ways: readonly (readonly [way: string, open: () => Promise<RunningMock>])[] = [
  ['over HTTP', overHttp],
  ['in process', inProcess],
];
