import type { Body } from './call.ts';
import { member } from './engine/json.ts';
import { isScenario, SCENARIOS } from './engine/scenario.ts';
import type { MockService } from './engine/service.ts';
import { json, type Reply, refusal, tooLarge } from './replies.ts';

/** Where the control paths begin; they are no part of the API. */
export const CONTROL = '/__mock/';

type Control = (service: MockService, body: unknown) => Reply;

const names = Object.keys(SCENARIOS);
const state: Control = (service) => json(200, service.state());

const controls: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  state: { GET: state },
  reset: {
    POST: (service) => {
      service.reset();
      return json(200, service.state());
    },
  },
  scenario: {
    PUT: (service, body) => {
      const name = member(body, 'name');
      if (!isScenario(name)) {
        return json(400, { errors: { name: [`Not a scenario; one of: ${names.join(', ')}`] }, scenarios: names });
      }
      service.setScenario(name);
      return json(200, { scenario: name });
    },
  },
  clock: {
    PUT: (service, body) => {
      try {
        service.setNow(String(member(body, 'now')));
      } catch {
        return refusal(400, { now: ['Enter a date and time without offset, like 2026-12-01T09:00:00.'] });
      }
      return json(200, { now: service.state().now });
    },
  },
};

/** Answers a control path, `path` from `/__mock/` on. */
export function control(service: MockService, method: string, path: string, body: Body): Reply {
  const name = path.slice(CONTROL.length).replace(/\/$/, '');
  const methods = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!methods) return refusal(404, { path: 'There is nothing at this path.' });
  const act = methods[method === 'HEAD' ? 'GET' : method];
  if (!act) {
    const allow = Object.keys(methods).join(', ');
    return refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow });
  }
  if (body.tooLarge) return tooLarge();
  try {
    return act(service, body.text === '' ? undefined : JSON.parse(body.text));
  } catch {
    return refusal(400, { body: ['The body is not JSON.'] });
  }
}
