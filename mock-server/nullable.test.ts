import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { requestSample } from '../scripts/contract/samples.ts';
import { ask } from '../test/contract/ask.ts';
import { member } from './engine/json.ts';
import { createMockService, type MockService } from './engine/mockService.ts';

// Every field that the document calls nullable is null somewhere in the default world.

const document = readFileSync(resolve(import.meta.dirname, '../docs/project/leasing-service-api.md'), 'utf8');

/** The fields that the document calls nullable, as `section: path`: `Listing, version 1: building.name`. */
function nullableFields(): string[] {
  const found: string[] = [];
  let section = '';
  for (const line of document.split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (line.startsWith('## States')) break;
    const [, first = '', type = ''] = /^\| ([\w, ]+) \| (.*?) \|/.exec(line) ?? [];
    if (/^(\w+ or null|nullable)$|, \w+ (\w+ )?or null$/.test(type)) {
      const inner = /\{(.*?)\}/.exec(type)?.[1];
      const names = first.split(', ');
      found.push(
        ...names
          .flatMap((name) => (inner ? inner.split(', ').map((each) => `${name}.${each}`) : [name]))
          .map((name) => `${section}: ${name}`),
      );
    }
    // `logo (nullable)`, `building_ownership (nullable string)`, `neighborhood (object {…} or null)`, in a row or in a sentence.
    const [, owner = first] = /^(\w+): /.exec(line) ?? [];
    for (const [, name] of line.matchAll(/(\w+) \((?:nullable[^)]*|[^()]* or null)\)/g))
      found.push(`${section}: ${owner === '' ? '' : `${owner}.`}${name}`);
  }
  return found;
}

/** The path of the list that has the fields of a section, in the default world. */
const LISTS: Readonly<Record<string, string>> = {
  'Listing, version 2 (list item and single listing)': '/api/v2/listings/all',
  'Listing, version 1': '/api/v1/public/listings/',
  'Company building (version 2)': '/api/v2/buildings/',
  'Community floorplan': '/api/v2/communities/201/floorplans/',
};

async function everyPage(service: MockService, path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await ask(service, { method: 'GET', target: `${path}?page=${page}` });
    const listed = member(json, 'items');
    if (!Array.isArray(listed) || listed.length === 0) return items;
    items.push(...listed);
  }
}

/** The appointments of all prospects. The default world has none, so one is booked, and `history` adds the others. */
async function everyAppointment(): Promise<unknown[]> {
  const service = createMockService({ history: true });
  await ask(service, {
    method: 'POST',
    target: '/api/v2/appointments/group/101/book',
    body: requestSample('bookTour'),
  });
  const replies = await Promise.all(
    service
      .state()
      .prospects.map(({ id }) => ask(service, { method: 'GET', target: `/api/v2/clients/${id}/appointments` })),
  );
  return replies.flatMap(({ json }) => member(member(json, 'data'), 'appointments'));
}

/** The values at a path, in all items of the lists on the way. */
const valuesAt = (value: unknown, [name, ...rest]: readonly string[]): unknown[] =>
  Array.isArray(value)
    ? value.flatMap((each) => valuesAt(each, name === undefined ? [] : [name, ...rest]))
    : name === undefined
      ? [value]
      : valuesAt(member(value, name), rest);

it.each(nullableFields())('%s is null somewhere, and has a value somewhere', async (field) => {
  const [section = '', path = ''] = field.split(': ');
  if (section === 'Booking request') return expect(await bookedWith({ [path]: null })).toEqual([200, 200]);
  const list = LISTS[section];
  const items = list === undefined ? await everyAppointment() : await everyPage(createMockService(), list);
  const values = valuesAt(items, path.split('.'));
  expect(values).toContain(null);
  expect(values.some((value) => value !== null && value !== undefined)).toBe(true);
});

/** The statuses of a booking with `client`, and of one without it. */
const bookedWith = (client: object): Promise<number[]> =>
  Promise.all(
    [client, {}].map(async (each) => {
      const body = { appointment: { start: '2026-12-08T11:00:00' }, client: each };
      return (await ask(createMockService(), { method: 'POST', target: '/api/v2/appointments/group/101/book', body }))
        .status;
    }),
  );

it('reads all nullable fields from the document', () => {
  expect(nullableFields()).toHaveLength(33);
});
