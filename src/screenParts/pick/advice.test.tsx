import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { availability, commands, settings } from '../../../.storybook/model.ts';
import { later, states, third } from '../../../test/flows.ts';
import { ChangeUnsureScreen } from '../../features/change/ChangeUnsureScreen.tsx';
import { RescheduleScreen } from '../../features/change/RescheduleScreen.tsx';
import { UnsureScreen } from '../../screens/messages/UnsureScreen.tsx';

const { contact } = settings;
/** What a visitor may do, in the order it is offered. */
const offered = (): readonly (string | null)[] =>
  [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
const contacts = ['Call (555) 123-4567', 'Email us tours@example.com'];

describe('the screen after a lost reply', () => {
  it('asks for no call where there is no contact', () => {
    const nobody = { phone: undefined, email: undefined };
    render(
      <>
        <UnsureScreen slot={later} notice={null} lookUp="no" contact={nobody} commands={commands} />
        <ChangeUnsureScreen flow={states['reschedule-unsure']} contact={nobody} commands={commands} />
        <ChangeUnsureScreen flow={states['cancel-unsure']} contact={nobody} commands={commands} />
      </>,
    );
    expect(screen.getAllByText(/^Something went wrong/)).toHaveLength(3);
    expect(screen.queryByText(/contact us|call|email/i)).toBeNull();
  });

  it('offers the contact first, and to book again last', async () => {
    const bookAgain = vi.fn();
    render(
      <UnsureScreen slot={later} notice={null} lookUp="no" contact={contact} commands={{ ...commands, bookAgain }} />,
    );
    expect(offered()).toEqual([...contacts, 'Choose another time', 'Book again anyway']);
    await userEvent.click(screen.getByRole('button', { name: 'Book again anyway' }));
    expect(bookAgain).toHaveBeenCalledTimes(1);
  });

  it('offers the contact first, and to move again last', async () => {
    const rescheduleTour = vi.fn();
    render(
      <ChangeUnsureScreen
        flow={states['reschedule-unsure']}
        contact={contact}
        commands={{ ...commands, rescheduleTour }}
      />,
    );
    expect(offered()).toEqual([...contacts, 'Choose another time', 'Try Mon,\u00a0Dec\u00a07, 9:00\u00a0AM again']);
    expect(
      screen.getByText(/still set for Saturday, December 5, 10:15 AM, or .* Monday, December 7, 9:00 AM/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Try Mon/ }));
    expect(rescheduleTour).toHaveBeenCalledTimes(1);
  });

  it('offers the contact first, and to cancel again last', async () => {
    const cancelTour = vi.fn();
    render(
      <ChangeUnsureScreen flow={states['cancel-unsure']} contact={contact} commands={{ ...commands, cancelTour }} />,
    );
    expect(offered()).toEqual([...contacts, 'Try again']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(cancelTour).toHaveBeenCalledTimes(1);
  });

  it('offers the contact alone once the service refuses any change', () => {
    render(
      <ChangeUnsureScreen
        flow={{ ...states['reschedule-unsure'], locked: true }}
        contact={contact}
        commands={commands}
      />,
    );
    expect(offered()).toEqual(contacts);
    expect(screen.getByText('This tour can’t be moved or canceled here.')).toBeVisible();
  });
});

it('the move screen promises nothing after a lost reply, and names every time the tour may be at', () => {
  const flow = { ...states.reschedule, to: null };
  const { rerender } = render(<RescheduleScreen {...{ flow, availability, commands, settings }} />);
  expect(screen.getByText('You’ll keep your time until you move to a new one.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Keep Sat,\sDec\s5, 10:15\sAM$/ })).toBeVisible();
  rerender(
    <RescheduleScreen {...{ availability, commands, settings }} flow={{ ...flow, perhapsAt: [later, third] }} />,
  );
  expect(screen.queryByText('You’ll keep your time until you move to a new one.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(
    screen.getByText(
      'Your tour may already have been moved to Monday, December 7, 9:00 AM or Tuesday, December 8, 12:00 PM. Contact us to be sure.',
    ),
  ).toBeVisible();
});
