import { afterEach, expect, it } from 'vitest';
import { startServer, stopAll } from '../test/startServer.ts';
import { createMockService, type MockService } from './engine/mockService.ts';

// The message about a wrong name has the nearest known one. In the process and over HTTP it is the same sentence.

afterEach(stopAll);

/** The methods as plain JavaScript can call them, with names that the compiler would refuse. */
type Untyped = Record<'setScenario' | 'requests', (given: unknown) => unknown>;
const untyped = (service: MockService): Untyped => service as unknown as Untyped;

it.each([
  ['slot-takn', /^There is no scenario "slot-takn"\. Did you mean slot-taken\? The scenarios are none, slot-taken, /],
  [undefined, /^There is no scenario \w+\. The scenarios are none, /],
])('refuses the scenario %s', async (name, sentence) => {
  const { get, service } = await startServer();
  expect(() => untyped(createMockService()).setScenario(name)).toThrow(sentence);
  const reply = await get('/__mock/scenario', { method: 'PUT', body: JSON.stringify({ name }) });
  expect([reply.status, (await reply.json()).errors.name[0]]).toEqual([400, expect.stringMatching(sentence)]);
  expect(service.scenario).toBe('none');
});

it.each([
  [{ operation: 'bookTuor' }, 'There is no operation bookTuor. Did you mean bookTour?'],
  [{ opration: 'bookTour' }, 'There is no filter opration. Did you mean operation?'],
])('refuses the filter of requests %j', async (filter, sentence) => {
  const { get } = await startServer();
  expect(() => untyped(createMockService()).requests(filter)).toThrow(sentence);
  const reply = await get(`/__mock/requests?${new URLSearchParams(Object.entries(filter))}`);
  expect([reply.status, await reply.json()]).toEqual([400, { errors: { request: [sentence] } }]);
});
