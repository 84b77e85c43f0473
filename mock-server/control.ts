import { type Body, json, type Reply, refusal, tooLarge } from './callAndReply.ts';
import {
  readAppointment,
  readAppointmentChange,
  readDays,
  readListing,
  readProspectArrangement,
} from './engine/arrange/arrange.ts';
import { readScenario, SCENARIOS } from './engine/faults/scenarios.ts';
import { describeGroup } from './engine/groups/groups.ts';
import { member, readId } from './engine/json.ts';
import type { MockService } from './engine/mockService.ts';

/** Control paths begin with this. They are not part of the API. */
export const CONTROL = '/__mock/';

/** A control call: the id at the end of the path, the parsed body (undefined without a body), and the query. */
interface ControlCall {
  readonly id: number;
  readonly body: unknown;
  readonly query: URLSearchParams;
}
/** Answers a control path. If it throws a RangeError or a TypeError, the reply is 400 with the message. */
type Control = (service: MockService, call: ControlCall) => Reply;

/** What the mock's own page shows. Unlike the state it stays short, however many tours there are. */
const about: Control = ({ company, scenario, requestLog }) =>
  json(200, {
    ...{ now: company.clock.now(), scenario, requests: requestLog.count() },
    groups: company.groups.all.map((group) => ({ id: group.id, shows: describeGroup(group) })),
    keys: Object.fromEntries(Object.entries(company.keys).map(([key, rights]) => [key, rights.at(-1)])),
    scenarios: Object.entries(SCENARIOS).map(([name, { says }]) => ({ name, says })),
  });
const state: Control = (service) => json(200, service.state());
const faults: Control = (service) => json(200, { faults: service.faults() });

const removal =
  (remove: (service: MockService, id: number) => void): Control =>
  (service, { id }) => {
    remove(service, id);
    return json(200, { removed: id });
  };

const controls: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  about: { GET: about },
  state: { GET: state },
  reset: {
    POST: (service, call) => {
      service.reset();
      return state(service, call);
    },
  },
  scenario: {
    PUT: (service, { body }) => {
      try {
        const name = readScenario(member(body, 'name'));
        service.setScenario(name);
        return json(200, { scenario: name });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return json(400, { errors: { name: [error.message] }, scenarios: Object.keys(SCENARIOS) });
      }
    },
  },
  clock: {
    PUT: (service, { body }) => {
      try {
        service.setNow(String(member(body, 'now')));
      } catch {
        return refusal(400, { now: ['Enter a date and time without offset, like 2026-12-01T09:00:00.'] });
      }
      return json(200, { now: service.state().now });
    },
  },
  faults: {
    GET: faults,
    PUT: (service, call) => {
      const given = member(call.body, 'faults') ?? call.body;
      if (!Array.isArray(given)) throw new TypeError('Send a list of faults.');
      service.setFaults(given);
      return faults(service, call);
    },
    DELETE: (service, call) => {
      service.setFaults([]);
      return faults(service, call);
    },
  },
  appointments: { POST: (service, { body }) => json(201, service.addAppointment(readAppointment(body))) },
  'appointments/ID': {
    PUT: (service, { id, body }) => json(200, service.changeAppointment(id, readAppointmentChange(body))),
    DELETE: removal((service, id) => service.removeAppointment(id)),
  },
  prospects: { POST: (service, { body }) => json(201, service.addProspect(readProspectArrangement(body))) },
  'prospects/ID': {
    PUT: (service, { id, body }) => json(200, service.changeProspect(id, readProspectArrangement(body))),
    DELETE: removal((service, id) => service.removeProspect(id)),
  },
  listings: { POST: (service, { body }) => json(201, { id: service.addListing(readListing(body ?? {})) }) },
  'listings/ID': {
    PUT: (service, { id, body }) => {
      service.changeListing(id, readListing(body));
      return json(200, { id });
    },
    DELETE: removal((service, id) => service.removeListing(id)),
  },
  slots: {
    POST: (service, { body }) =>
      json(200, { taken: service.takeSlot(Number(member(body, 'group')), String(member(body, 'start'))) }),
    DELETE: (service, { body }) =>
      json(200, { free: service.freeSlot(Number(member(body, 'group')), String(member(body, 'start'))) }),
  },
  days: {
    POST: (service, { body }) => {
      service.runDays(readDays(member(body, 'days')));
      return json(200, { now: service.state().now });
    },
  },
  snapshot: {
    GET: (service) => json(200, service.snapshot()),
    PUT: (service, call) => {
      service.restore(call.body);
      return state(service, call);
    },
  },
  requests: {
    GET: (service, { query }) => json(200, { requests: service.requests(filterOf(query)) }),
    DELETE: (service) => {
      service.requestLog.clear();
      return json(200, { requests: [] });
    },
  },
};

/** Reads the filter of `GET /__mock/requests`. The service says what is wrong with a name. */
function filterOf(query: URLSearchParams): object {
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      if (name === 'method') return [name, text.toUpperCase()];
      if (!['group', 'status', 'after'].includes(name)) return [name, text];
      const value = readId(text);
      if (value === undefined) throw new RangeError(`${name} takes a number, not ${text}.`);
      return [name, value];
    }),
  );
}

/** Answers a call of a control path. `path` begins with `/__mock/`. */
export function control(
  service: MockService,
  method: string,
  path: string,
  sent: Body,
  query = new URLSearchParams(),
): Reply {
  const [, name = '', number] = /^(.*?)(?:\/(\d{1,15}))?\/?$/.exec(path.slice(CONTROL.length)) ?? [];
  const key = number === undefined ? name : `${name}/ID`;
  const methods = Object.hasOwn(controls, key) ? controls[key] : undefined;
  if (!methods) return refusal(404, { path: 'There is nothing at this path.' });
  const act = methods[method === 'HEAD' ? 'GET' : method];
  if (!act) {
    const allow = Object.keys(methods).join(', ');
    return refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow });
  }
  if (sent.tooLarge) return tooLarge();
  try {
    return act(service, { body: sent.text === '' ? undefined : JSON.parse(sent.text), query, id: Number(number) });
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return refusal(400, { request: [error.message] });
    return refusal(400, { body: ['The body is not JSON.'] });
  }
}
