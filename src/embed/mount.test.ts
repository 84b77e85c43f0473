import { afterEach, expect, it, vi } from 'vitest';
import { mount } from './mount.ts';

afterEach(() => document.body.replaceChildren());

const target = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const shown = (element: HTMLElement): string => element.shadowRoot?.textContent ?? '';
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

it('gives the fallback its place back', async () => {
  const place = target();
  const { destroy } = mount(place, options);
  await vi.waitFor(() => expect(shown(place)).toContain('Call 555'));
  destroy();
  destroy();
  expect(place.shadowRoot?.innerHTML).toBe('<slot></slot>');
});
