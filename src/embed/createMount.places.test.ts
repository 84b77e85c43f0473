import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { AnyTourBooking as TourBooking } from '../widget/TourBooking.tsx';
import { createMount } from './createMount.ts';

const mount = createMount(TourBooking);

beforeAll(loadChunks);

afterEach(() => document.body.replaceChildren());

const target = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const shown = (element: HTMLElement): string => element.shadowRoot?.textContent ?? '';
const never = (): Promise<never> => new Promise(() => undefined);
const unused = { getOfficeHours: never, getAvailability: never, bookTour: never };
/** Without a group: the widget says so and asks nobody. */
const options = { groupId: '', contactPhone: '555' };

it('names its target in events', async () => {
  const heard: unknown[] = [];
  const client = { getWidgetConfiguration: async () => ({ active: false, reason: '' }) as const };
  const place = target();
  place.id = 'home';
  const all = { groupId: 101, client: { ...client, ...unused }, onReady: (detail: object) => heard.push(detail) };
  mount(place, all);
  await waitFor(() => expect(heard).toEqual([{ groupId: 101, elementId: 'home', active: false }]));
});

it('gives the fallback its place back', async () => {
  const place = target();
  const { destroy } = mount(place, options);
  await waitFor(() => expect(shown(place)).toContain('Call 555'));
  destroy();
  destroy();
  expect(place.shadowRoot?.innerHTML).toBe('<slot></slot>');
});

describe('a target that cannot hold a widget', () => {
  it('is named in the error', () => {
    expect(() => mount(document.createElement('input'), options)).toThrow('tour-booking: cannot use <input>');
  });

  it('keeps the shadow root that is there', () => {
    const place = target();
    place.attachShadow({ mode: 'open' }).textContent = 'of the site';
    expect(() => mount(place, options)).toThrow('tour-booking: cannot use <div>');
    expect(shown(place)).toBe('of the site');
  });
});
