import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { createHost } from './host.ts';
import { readSettings } from './settings.ts';

const right: TourBookingOptions = { groupId: 101, api: 'https://leasing.example.com' };
const read = (options: object) => {
  const onWarning = vi.fn();
  const all: TourBookingOptions = { ...right, ...options, onWarning };
  return { ...readSettings(all, createHost(all)), onWarning };
};
const ready: TourEvents['ready'] = { groupId: 101, elementId: 'home', active: true };
const globals = () => Object.keys(window).filter((name) => /layer/i.test(name));

afterEach(() => {
  for (const name of globals()) Reflect.deleteProperty(window, name);
});

describe('discovery sources', () => {
  const attribution = true;

  it.each<readonly [string, unknown]>([['numbers and digits', { Google: 80, 'facebook.com': '90' }]])(
    'are read from %s',
    (_, discoverySources) => {
      const { settings, problems } = read({ attribution, discoverySources });
      expect(problems).toEqual([]);
      expect([...settings.discoverySources]).toEqual([
        ['google', 80],
        ['facebook.com', 90],
      ]);
    },
  );

  it.each<readonly [string, unknown, string]>([
    ['a code that is none', { google: 'ads', gclid: 90 }, '`discoverySources.google` is "ads"'],
    ['no code', { google: '', gclid: 90 }, '`discoverySources.google` is ""'],
    ['half a code', { google: 8.5, gclid: 90 }, '`discoverySources.google` is 8.5'],
    ['a code below 1', { google: 0, gclid: 90 }, '`discoverySources.google` is 0'],
    ['another code behind it', { google: '80, x=90', gclid: 90 }, 'give sources with their codes such as "google=80"'],
    ['no source', { '': '80', gclid: 90 }, '`discoverySources` is "80"'],
  ])('are reported where they have %s, and the others are kept', (_, discoverySources, words) => {
    const { settings, problems } = read({ attribution, discoverySources });
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect([...settings.discoverySources]).toEqual([['gclid', 90]]);
  });

  it.each([7, true, 'google', ['google=80']])('are reported where they are %j', (discoverySources) => {
    expect(read({ attribution, discoverySources }).problems.length).toBeGreaterThan(0);
  });

  it('are reported where `attribution`, which would find them, is off', () => {
    expect(read({ discoverySources: { google: 80 } }).problems).toEqual([
      expect.stringContaining('`attribution` with it'),
    ]);
    expect(read({ discoverySources: '' }).problems).toEqual([]);
  });
});

describe('the data layer', () => {
  it.each([undefined, 'off', false, null])('is left alone: %j', (dataLayer) => {
    const { settings, problems } = read({ dataLayer });
    settings.emit('ready', ready);
    expect(problems).toEqual([]);
    expect(globals()).toEqual([]);
  });

  it.each<readonly [unknown, string]>([
    ['', 'dataLayer'],
    ['on', 'dataLayer'],
    [true, 'dataLayer'],
    ['true', 'dataLayer'],
    ['siteLayer', 'siteLayer'],
  ])('given as %j is made as window.%s where there is none', (dataLayer, name) => {
    const { settings } = read({ dataLayer });
    expect(globals()).toEqual([]);
    settings.emit('ready', ready);
    settings.emit('ready', ready);
    expect(globals()).toEqual([name]);
    expect(Reflect.get(window, name)).toHaveLength(2);
  });

  it('gets events by its own `push` where the page has one already', () => {
    const push = vi.fn();
    vi.stubGlobal('dataLayer', Object.assign([{ event: 'gtm.js' }], { push }));
    read({ dataLayer: 'on' }).settings.emit('ready', ready);
    expect(push).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'tour_booking_ready' }));
  });

  it("may be the page's own array, and gets an event before the handler", () => {
    const dataLayer: unknown[] = [];
    const heard: number[] = [];
    read({ dataLayer, onReady: () => heard.push(dataLayer.length) }).settings.emit('ready', ready);
    expect(heard).toEqual([1]);
    expect(globals()).toEqual([]);
  });

  it('may be replaced later, and is read at each push', () => {
    const lists: unknown[][] = [[], []];
    let given: TourBookingOptions = { ...right, dataLayer: lists[0] };
    const host = createHost(given);
    const { settings } = readSettings(given, host);
    given = { ...right, dataLayer: lists[1] };
    host.setOptions(given);
    settings.emit('ready', ready);
    expect(lists.map(({ length }) => length)).toEqual([0, 1]);
    // Taken away, while a booking is under way.
    host.setOptions(right);
    settings.emit('ready', ready);
    expect(lists.map(({ length }) => length)).toEqual([1, 1]);
  });

  it('stops neither the handler nor the booking when it throws', () => {
    const [onReady, reported] = [vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', reported);
    const fault = new Error('of a tag');
    const push = () => {
      throw fault;
    };
    vi.stubGlobal('dataLayer', Object.assign([], { push }));
    read({ dataLayer: true, onReady }).settings.emit('ready', ready);
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('is reported once where it is no list', () => {
    vi.stubGlobal('dataLayer', { push: 'no' });
    const { settings, onWarning } = read({ dataLayer: true });
    settings.emit('ready', ready);
    settings.emit('ready', ready);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('window.dataLayer, which is not a list'));
  });

  it.each(['my layer', '9layer', 'a.b', 7, {}])('is reported where it is %j', (dataLayer) => {
    const { settings, problems } = read({ dataLayer });
    expect(problems).toEqual([expect.stringContaining('`dataLayer` is')]);
    settings.emit('ready', ready);
    expect(globals()).toEqual([]);
  });
});
