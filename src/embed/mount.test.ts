import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from './mount.ts';

afterEach(() => document.body.replaceChildren());

const target = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const shown = (element: HTMLElement): string => element.shadowRoot?.textContent ?? '';
const never = (): Promise<never> => new Promise(() => undefined);
const unused = { getOfficeHours: never, getAvailability: never, bookTour: never };
/** Without a group: the widget says so and asks nobody. */
const options = { groupId: '', contactPhone: '555' };

it('a second widget takes the place of the first, whose handle does nothing any more', async () => {
  const place = target();
  const first = mount(place, options);
  await vi.waitFor(() => expect(shown(place)).toContain('Call 555'));
  mount(place, { ...options, contactPhone: '666' });
  await vi.waitFor(() => expect(shown(place)).toContain('Call 666'));
  first.destroy();
  first.update({ contactPhone: '777' });
  await vi.waitFor(() => expect(shown(place)).toContain('Call 666'));
});

it('names its target in events', async () => {
  const heard: unknown[] = [];
  const client = { getWidgetConfiguration: async () => ({ active: false, reason: '' }) as const };
  const place = target();
  place.id = 'home';
  const all = { groupId: 101, client: { ...client, ...unused }, onReady: (detail: object) => heard.push(detail) };
  mount(place, all);
  await vi.waitFor(() => expect(heard).toEqual([{ groupId: 101, elementId: 'home', active: false }]));
});

it('gives the fallback its place back', async () => {
  const place = target();
  const { destroy } = mount(place, options);
  await vi.waitFor(() => expect(shown(place)).toContain('Call 555'));
  destroy();
  destroy();
  expect(place.shadowRoot?.innerHTML).toBe('<slot></slot>');
});

describe('a target that cannot hold a widget', () => {
  it.each<readonly [string, () => unknown, string]>([
    [
      'a selector',
      () => '#tour',
      'tour-booking: mount() wants an element, not the text "#tour"; give document.querySelector("#tour").',
    ],
    ['nothing', () => null, 'tour-booking: mount() wants an element, not null; the element is not in the page yet.'],
    ['something else', () => 7, 'tour-booking: mount() wants an element, not number.'],
    [
      'an element without a shadow root',
      () => document.createElement('input'),
      'tour-booking: mount() cannot use this <input>',
    ],
  ])('is named in one sentence: %s', (_, given, message) => {
    // A page without types may give anything.
    const mountAnything: (target: never, given: typeof options) => unknown = mount;
    expect(() => mountAnything(given() as never, options)).toThrow(message);
  });

  it('keeps the shadow root that is there', () => {
    const place = target();
    place.attachShadow({ mode: 'open' }).textContent = 'of the site';
    expect(() => mount(place, options)).toThrow('tour-booking: mount() cannot use this <div>');
    expect(shown(place)).toBe('of the site');
  });
});
