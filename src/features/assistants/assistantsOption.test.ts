import { expect, it } from 'vitest';
import { createHost } from '../../options/host.ts';
import type { TourBookingOptions } from '../../options/options.ts';
import { readSettings } from '../../options/settings.ts';

const read = (options: Partial<TourBookingOptions>) => {
  const given = { groupId: 101, api: 'https://leasing.example.com', ...options };
  return readSettings(given, createHost(given));
};

it('is off, unless the integrator wants it', () => {
  expect(read({}).settings.assistants).toBe(false);
  expect(read({ assistants: 'off' }).settings.assistants).toBe(false);
  expect(read({ assistants: ' on ' }).settings.assistants).toBe(true);
});

it('names a wrong value', () => {
  const { settings, problems } = read({ assistants: 'yes' });
  expect(settings.assistants).toBe(false);
  expect(problems).toEqual(['tour-booking: `assistants` is "yes"; give "on" or "off".']);
});
