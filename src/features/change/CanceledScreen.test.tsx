import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { CHOSEN, commands, settings } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { savedFiles } from '../../../test/savedFiles.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { CanceledScreen } from './CancelScreen.tsx';

const { saved } = savedFiles();

const NO_CONTACT = { phone: undefined, email: undefined };

function open(told: boolean, contact = settings.contact) {
  const bookAnother = vi.fn();
  render(
    <Announcer>
      <CanceledScreen
        id={48213}
        groupId={101}
        slot={CHOSEN}
        sequence={2}
        place="Alder House"
        location="Alder House, 123 First St"
        told={told}
        settings={{ ...settings, contact }}
        commands={{ ...commands, bookAnother }}
      />
    </Announcer>,
  );
  return { user: userEvent.setup(), bookAnother };
}

it.each([true, false])('says which tour is canceled, and whom to call (told: %s)', async (told) => {
  const { user, bookAnother } = open(told);
  expect(screen.getByRole('heading', { name: 'Your tour is canceled' })).toBeVisible();
  expect(screen.getByText('Saturday, December 5, 2:15 PM at Alder House.')).toBeVisible();
  expect(screen.getByText(told ? /let the leasing team know/ : /hasn’t been told/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book another tour' }));
  expect(bookAnother).toHaveBeenCalledOnce();
});

it.each([
  ['with a contact', settings.contact, true],
  ['without one', NO_CONTACT, false],
])('asks to make sure that the team knows of it %s', (_, contact, asked) => {
  open(false, contact);
  expect(screen.getByText('The leasing team hasn’t been told.')).toBeVisible();
  expect(screen.queryByText('Contact us to be sure.') !== null).toBe(asked);
});

it('saves a file that takes the tour out of a calendar, and says so', async () => {
  const { user } = open(true);
  await user.click(screen.getByRole('button', { name: 'Remove from calendar' }));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['canceled-tour-2026-12-05.ics', 'text/calendar;charset=utf-8'],
  ]);
  const calendar = new ICAL.Component(ICAL.parse((await saved[0]?.file.text()) ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(event?.getFirstPropertyValue('uid')).toBe('tour-101-48213@tour-booking');
  expect(event?.getFirstPropertyValue('sequence')).toBe(3);
  expect(liveRegion()).toHaveTextContent('Saved as canceled-tour-2026-12-05.ics.');
});
