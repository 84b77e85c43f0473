import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { START } from '../../test/openBooking.ts';
import { failing, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { PARTS } from '../ui/parts.ts';
import { TourBooking } from './TourBooking.tsx';

beforeAll(loadChunks);

/** The widget with a booking that fails, on the form. */
async function openForm(given: Partial<Pick<TourBookingOptions, 'classNames' | 'className'>> = {}) {
  const client = programmedClient({ booking: failing({ kind: 'rate-limited', retryAfter: undefined }) });
  const environment = steppedEnvironment(START);
  const known = { groupId: 101, client, timeZone: 'America/New_York' } as const;
  const { container } = render(
    <EnvironmentContext.Provider value={environment}>
      <TourBooking {...known} {...given} />
    </EnvironmentContext.Provider>,
  );
  const all = (part: string) => [...container.querySelectorAll(`[part~="${part}"]`)];
  const user = userEvent.setup();
  const [time] = await screen.findAllByRole('button', { name: /^10:00/ });
  const found = new Map(PARTS.map((part) => [part, all(part)]));
  const named = new Set<string | null>();
  const note = (): void => {
    for (const one of container.querySelectorAll('[part]')) named.add(one.getAttribute('part'));
    for (const part of PARTS) found.set(part, [...(found.get(part) ?? []), ...all(part)]);
  };
  note();
  if (time) await user.click(time);
  await screen.findByRole('textbox', { name: /^First name/ });
  note();
  await user.click(screen.getByRole('button', { name: /^Book / }));
  note();
  for (const [name, answer] of Object.entries({
    First: 'Lara',
    Last: 'Smith',
    Email: 'lara@example.com',
    Phone: '5557775555',
  }))
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), answer);
  await user.click(screen.getByRole('button', { name: /^Book / }));
  await screen.findByText(/We’re getting a lot of requests/);
  note();
  return { found, named };
}

describe('the parts', () => {
  it('are on the elements, with their state', async () => {
    const { found, named } = await openForm();
    for (const part of PARTS) expect(found.get(part), part).not.toEqual([]);
    for (const name of ['day selected', 'field invalid', 'button primary', 'notice danger'])
      expect(named).toContain(name);
  });

  it('have the classes that the page gives, beside those of the widget', async () => {
    const classNames = Object.fromEntries(PARTS.map((part) => [part, `my-${part} of-mine`]));
    const { found } = await openForm({ classNames, className: 'place' });
    for (const part of PARTS)
      for (const one of found.get(part) ?? []) {
        expect([...one.classList]).toEqual(expect.arrayContaining([`my-${part}`, 'of-mine']));
        expect(one.className).toMatch(/^tour/);
      }
    expect(found.get('root')?.[0]?.className).toBe('tour place my-root of-mine');
  });

  it('have only the classes of the widget where the page gives none', async () => {
    const { found } = await openForm({ classNames: { day: undefined } });
    for (const [part, elements] of found)
      for (const one of elements)
        expect(
          [...one.classList].filter((name) => !name.startsWith('tour')),
          part,
        ).toEqual([]);
  });
});
