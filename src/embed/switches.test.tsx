import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createHost } from '../options/host.ts';
import { kebab } from '../options/optionNames.ts';
import { readSettings } from '../options/settings.ts';
import { AnyTourBooking } from '../widget/TourBooking.tsx';
import { defineElement } from './bookingElement.ts';

// Every switch, by every way to give it, in every way to write it.

const YES = ['', 'on', 'ON', ' On ', 'true', 'TRUE', 'yes', 'Yes', '1'];
const NO = ['off', 'OFF', ' Off ', 'false', 'False', 'no', 'NO', '0'];
const NEITHER = ['onn', 'nope', '2', 'null', 'undefined'];

/** What a page gives, beside the switch. */
const GIVEN = { groupId: 101, edge: 'https://edge.example.com', service: 'test' };
const mounted: { options: TourBookingOptions | undefined } = { options: undefined };
const note = (options: TourBookingOptions): void => {
  mounted.options = options;
};
// A name of its own: the test files of a worker share the names of elements.
const TAG = 'switched-tour-booking';
const get = vi.spyOn(customElements, 'get').mockReturnValue(undefined);
const define = vi.spyOn(customElements, 'define').mockImplementation((_, Switched) => {
  define.mockRestore();
  customElements.define(TAG, Switched);
});
defineElement((_, options) => {
  note(options);
  return { update: (changes) => note({ ...options, ...changes }), destroy: () => undefined };
});
get.mockRestore();
/** The options of an element with the switch, as `give` sets it. */
function onElement(give: (element: HTMLElement) => void): TourBookingOptions {
  const element = document.createElement(TAG);
  element.setAttribute('group-id', '101');
  element.setAttribute('edge', GIVEN.edge);
  give(element);
  document.body.append(element);
  if (mounted.options === undefined) throw new Error('not mounted');
  return mounted.options;
}

/** The ways to give a switch: as a page without types does, where the value is text. */
const WAYS: Readonly<Record<string, (name: string, value: unknown) => TourBookingOptions>> = {
  attribute: (name, value) => onElement((element) => element.setAttribute(kebab(name), String(value))),
  property: (name, value) => onElement((element) => Reflect.set(element, name, value)),
  'property set later': (name, value) => {
    onElement(() => undefined);
    const element = document.querySelector(TAG);
    if (element) Reflect.set(element, name, value);
    return mounted.options ?? GIVEN;
  },
  'mount, React': (name, value) => ({ ...GIVEN, [name]: value }),
};

const read = (options: TourBookingOptions) => readSettings(options, createHost(options));
type Settings = ReturnType<typeof read>['settings'];
/** Whether the settings have the switch on, and what it is without. */
const SWITCHES: Readonly<
  Record<string, { isOn: (settings: Settings) => unknown; standard: unknown; wanted?: string }>
> = {
  attribution: { isOn: ({ attribution }) => attribution, standard: false },
  prefillFromUrl: { isOn: ({ prefill }) => prefill.first_name === 'Lara', standard: false },
  waitlist: { isOn: ({ waitlist }) => waitlist !== undefined, standard: false },
  assistants: { isOn: ({ assistants }) => assistants, standard: false },
  changes: { isOn: ({ changes }) => changes, standard: true },
  remember: { isOn: ({ remember }) => remember !== 'off', standard: true, wanted: '"on", "device" or "off"' },
  leads: {
    isOn: ({ leads }) => ({ on: true, off: false, auto: 'auto' })[leads],
    standard: 'auto',
    wanted: '"on", "auto" or "off"',
  },
  dataLayer: {
    isOn({ emit }) {
      Reflect.deleteProperty(window, 'dataLayer');
      emit('day', { day: '2026-12-05', groupId: 101, elementId: undefined } as never);
      return Reflect.has(window, 'dataLayer');
    },
    standard: false,
  },
};

beforeEach(() => history.replaceState(null, '', '?tour_first_name=Lara'));
afterEach(() => {
  document.body.replaceChildren();
  mounted.options = undefined;
  history.replaceState(null, '', location.pathname);
});

describe.each(Object.entries(WAYS))('%s', (_, give) => {
  describe.each(Object.entries(SWITCHES))('%s', (name, { isOn, standard, wanted = '"on" or "off"' }) => {
    it.each([...YES, true])('is on: %j', (value) => {
      const { settings, problems } = read(give(name, value));
      expect([isOn(settings), problems]).toEqual([true, []]);
    });

    it.each([...NO, false])('is off: %j', (value) => {
      const { settings, problems } = read(give(name, value));
      expect([isOn(settings), problems]).toEqual([false, []]);
    });

    // Any other word is the name of a data layer.
    it.each(name === 'dataLayer' ? ['2'] : NEITHER)('is neither, which is said: %j', (value) => {
      const { settings, problems } = read(give(name, value));
      expect(isOn(settings)).toBe(standard);
      expect(problems).toEqual([
        expect.stringContaining(
          `\`${name}\` is ${JSON.stringify(value)}; give ${name === 'dataLayer' ? '"on"' : wanted}`,
        ),
      ]);
    });

    it.each([undefined, null])('is as ever: %j', (value) => {
      if (give === WAYS.attribute) return;
      const { settings, problems } = read(give(name, value));
      expect([isOn(settings), problems]).toEqual([standard, []]);
    });
  });
});

it.each([
  ['remember', 'Device', 'device'],
  ['leads', ' AUTO ', 'auto'],
] as const)('%s has a word of its own: %j', (name, value, setting) => {
  expect(read({ ...GIVEN, [name]: value }).settings[name]).toBe(setting);
});

describe('isolate', () => {
  const isolated = (isolate: unknown): boolean => {
    const given: Partial<TourBookingOptions> = Object.fromEntries([['isolate', isolate]]);
    const { container, unmount } = render(
      <AnyTourBooking groupId={101} api="https://leasing.example.com" {...given} />,
    );
    const hasShadow = [...container.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null);
    unmount();
    return hasShadow;
  };
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([...YES, true])('is on: %j', (value) => expect(isolated(value)).toBe(true));
  it.each([...NO, false, undefined, null])('is off: %j', (value) => expect(isolated(value)).toBe(false));
  it.each(NEITHER)('is neither, which is said: %j', (value) => {
    const given: TourBookingOptions = { ...GIVEN, ...Object.fromEntries([['isolate', value]]) };
    expect(read(given).problems).toEqual([`tour-booking: \`isolate\` is "${value}"; give "on" or "off".`]);
    expect(isolated(value)).toBe(false);
  });
});
