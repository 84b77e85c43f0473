import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createMount } from './createMount.ts';

const mount = createMount(({ location }: TourBookingOptions) => <p>{location}</p>);

it('shows the new options after an update, and nothing after destroy', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { update, destroy } = await act(async () => mount(place, { groupId: 101, location: 'First St' }));
  await act(async () => update({ location: 'Second St' }));
  expect(place.shadowRoot?.textContent).toBe('Second St');
  await act(async () => destroy());
  expect(() => update({ location: 'Third St' })).not.toThrow();
  expect(place.shadowRoot?.innerHTML).toBe('<slot></slot>');
});
