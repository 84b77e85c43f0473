import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replacedIn } from './hostile/findReplaced.ts';

const dist = resolve(import.meta.dirname, '../dist');
const built = ['embed', 'npm', 'command/bin'].flatMap((folder) =>
  readdirSync(join(dist, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/${file}`),
);
/** The mock runs in tests, in the demo and in Node, where no such library is. It must not use `Date.parse` either: times are read in one way. */
const mocks = ['npm/mock.js', 'command/bin/tour-booking.js'];
/** On a server there is no page that replaces anything. */
const SERVER = 'npm/edge.js';
const scripts = built.filter((file) => !mocks.includes(file) && file !== SERVER);
const usedIn = (file: string): readonly string[] => replacedIn(readFileSync(join(dist, file), 'utf8'));

/**
 * Harmless uses in libraries. react-hook-form, in `screensChunk`: a getter that nobody reads, and a `bind` whose further arguments the
 * widget does not need. react-query, in `coreChunk`: its list of mutations, of which the widget has none.
 */
const SCREENS = ['Array.from', 'Function.prototype.bind'];
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  coreChunk: ['Array.from'],
  screensChunk: SCREENS,
  single: ['Array.from', ...SCREENS],
};

it.each(scripts)('%s uses no name that pages replace', (file) => {
  const part = file.includes('.single.') ? 'single' : (/^embed\/(\w+)-/.exec(file)?.[1] ?? '');
  expect(usedIn(file)).toEqual(HARMLESS[part] ?? []);
});

it.each(mocks)('%s uses few names that pages replace, and not Date.parse', (file) => {
  expect(built).toContain(file);
  // The command holds the edge, too, and the client of Redis.
  const ofRequests = file.startsWith('command/')
    ? ['Function.prototype.bind', 'instanceof Request', 'new Request']
    : [];
  expect([...new Set(usedIn(file))].toSorted()).toEqual(
    ['Array.from', 'Array.prototype.entries', ...ofRequests].toSorted(),
  );
});

describe('the check finds', () => {
  it.each([
    ['Array.from(a)', 'Array.from'],
    ['Date.parse(a)', 'Date.parse'],
    ['a instanceof Document', 'instanceof Document'],
    ['new Event("a")', 'new Event'],
    ['new Request(a)', 'new Request'],
    ['a.scrollTo({ top: 0 })', 'HTMLElement.prototype.scrollTo'],
    ['for (const b of a.entries());', 'Array.prototype.entries'],
    ['a.bind(null, b)', 'Function.prototype.bind'],
  ])('%s', (code, line) => {
    expect(replacedIn(code)).toEqual([line]);
  });
});

it.each(['Object.entries(a)', 'a.bind(b)', 'new CustomEvent("a")', 'a instanceof ShadowRoot', '"Array.from(a)"'])(
  'the check leaves alone: %s',
  (code) => {
    expect(replacedIn(code)).toEqual([]);
  },
);
