import { expect, it } from 'vitest';
import { createHost } from '../../options/host.ts';
import type { TourBookingOptions } from '../../options/options.ts';
import { readSettings } from '../../options/settings.ts';
import { assistantInLink } from './assistantLink.ts';

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

it.each([
  ['#tour-at=next', { at: 'next', homes: '', answers: '' }],
  ['#tour-at=2026-12-05T10:15:00', { at: '2026-12-05T10:15:00', homes: '', answers: '' }],
  [
    '#tour-at=2026-12-05T10:15:00;homes=4711,4712;answers=eyJ9',
    { at: '2026-12-05T10:15:00', homes: '4711,4712', answers: 'eyJ9' },
  ],
  ['#tour-at=2026-12-05T10:15:00;answers=eyJ9', { at: '2026-12-05T10:15:00', homes: '', answers: 'eyJ9' }],
])('reads the link %s', (hash, link) => expect(assistantInLink(hash)).toEqual(link));

it.each([
  '',
  '#tour-at=',
  '#tour-at=soon',
  '#tour=4711',
  '#tour-at=next;homes=a',
  '#tour-at=next&x',
  '#x#tour-at=next',
])('takes %j for no link', (hash) => expect(assistantInLink(hash)).toBeUndefined());
