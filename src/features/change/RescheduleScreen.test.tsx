import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { availability, CHOSEN, commands, lara, settings, slot } from '../../../.storybook/model.ts';
import { booked } from '../../../test/flows.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { WideContext } from '../../screenParts/useWide.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { RescheduleScreen } from './RescheduleScreen.tsx';

const lost = slot('2026-12-05T09:30:00');
const refused = slot('2026-12-05T11:00:00');
const onFriday = slot('2026-12-04T11:00:00');
const moving = { ...booked, at: 'reschedule', answers: lara, slot: CHOSEN, day: dayOf(CHOSEN), to: null } as const;
const notice = { kind: 'slot-taken', slot: refused, perhapsOwn: false, attempt: 2 } as const;

it('says that the tour stays where it is only while that is certain', () => {
  const show = (perhapsAt: readonly (typeof lost)[]) => (
    <RescheduleScreen
      flow={{ ...moving, perhapsAt, notice }}
      availability={availability}
      commands={commands}
      settings={settings}
    />
  );
  const { rerender } = render(show([]));
  expect(screen.getByText(/Your tour is still set for Sat, Dec 5, 2:15 PM\./)).toBeVisible();
  rerender(show([lost]));
  expect(screen.queryByText(/Your tour is still set for/)).toBeNull();
  expect(screen.getByText(/11:00 AM/, { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/may already have been moved to Saturday, December 5, 9:30 AM/)).toBeVisible();
  // Two notices, and one contact.
  expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
});

it.each([false, true])('marks the day of the tour while another day is in view (wide: %s)', (wide) => {
  const flow = { ...moving, slot: onFriday, perhapsAt: [], notice: null };
  render(
    <WideContext.Provider value={wide}>
      <RescheduleScreen flow={flow} availability={availability} commands={commands} settings={settings} />
    </WideContext.Provider>,
  );
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/^Friday, December 4, 2026, /);
});

it.each([false, true])('lets nothing else be chosen while a move is on its way: %s', (sending) => {
  const flow = sending
    ? ({ ...moving, at: 'rescheduling', to: lost, perhapsAt: [], attempt: 1 } as const)
    : ({ ...moving, to: lost, perhapsAt: [], notice: null } as const);
  render(<RescheduleScreen flow={flow} availability={availability} commands={commands} settings={settings} />);
  const time = screen.getByRole('button', { name: '9:30 AM' });
  expect(time.closest('[aria-disabled="true"]') !== null).toBe(sending);
});

it('shows the time of the tour among the free times of its day while it is certain', () => {
  const own = slot('2026-12-05T14:20:00');
  const show = (perhapsAt: readonly (typeof lost)[]) => (
    <RescheduleScreen
      flow={{ ...moving, slot: own, perhapsAt, notice: null }}
      availability={availability}
      commands={commands}
      settings={settings}
    />
  );
  const { rerender } = render(show([]));
  expect(screen.getByRole('button', { name: '2:20 PM' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: '2:15 PM' })).toBeVisible();
  rerender(show([lost]));
  expect(screen.queryByRole('button', { name: '2:20 PM' })).toBeNull();
});

it('says that a pressed time is already the one of the tour, and does not offer it as a chip', async () => {
  const flow = { ...moving, perhapsAt: [], notice: null };
  const chips = [CHOSEN, onFriday];
  render(
    <Announcer>
      <WideContext.Provider value>
        <RescheduleScreen
          flow={flow}
          availability={{ ...availability, chips }}
          commands={commands}
          settings={settings}
        />
      </WideContext.Provider>
    </Announcer>,
  );
  const offered = within(screen.getByRole('group', { name: 'Next available' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Fri, Dec 4')]);
  await userEvent.click(screen.getByRole('button', { name: '2:15 PM' }));
  expect(liveRegion()).toHaveTextContent('That’s already your time.');
  expect(screen.getByText('That’s already your time.', { selector: 'strong' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Friday, December 4/ }));
  expect(screen.queryByText('That’s already your time.', { selector: 'strong' })).toBeNull();
});

/** A move to {@link refused} that the service refused with `words`; `slots`: the times that are free now. */
const showRefused = (changes: object, slots: readonly LocalDateTime[]) =>
  render(
    <RescheduleScreen
      flow={{ ...moving, perhapsAt: [], notice: { ...notice, ...changes } }}
      availability={{ ...availability, times: { kind: 'times', slots, refreshing: false } }}
      commands={commands}
      settings={settings}
    />,
  );
const words = 'You have a tour with another property then.';

it('says of a free time that the tour could not be moved to it, what the service says, and whom to ask', () => {
  showRefused({ words }, [refused, lost]);
  const told = document.activeElement;
  expect(told).toHaveTextContent(/^We couldn’t move your tour to 11:00 AM, even though that time looks open\./);
  expect(told).toHaveTextContent('Your tour is still set for Sat, Dec 5, 2:15 PM.');
  expect(told).toHaveTextContent(`Reason given: ${words}`);
  expect(told).not.toHaveTextContent('already have a tour');
  expect(
    within(screen.getByText(/^Reason given/).parentElement ?? document.body).getByRole('link', {
      name: /^Call /,
    }),
  ).toBeVisible();
});

it('says the same where the times could not be loaded', () => {
  render(
    <RescheduleScreen
      flow={{ ...moving, perhapsAt: [], notice: { ...notice, words } }}
      availability={{ ...availability, times: { kind: 'failed', why: 'offline', failures: 1, retrying: false } }}
      commands={commands}
      settings={settings}
    />,
  );
  expect(document.activeElement).toHaveTextContent(/^We couldn’t move your tour to 11:00 AM\. /);
  expect(document.activeElement).toHaveTextContent(`Reason given: ${words}`);
});

it('says of a time that is gone what the service says, and whom to ask, and offers the nearest times', () => {
  showRefused({ words }, [lost]);
  const told = document.activeElement;
  expect(told).toHaveTextContent(/^11:00 AM was just taken\./);
  expect(told).toHaveTextContent(/Closest times: 9:30 AM/);
  expect(told).toHaveTextContent(`Reason given: ${words}`);
  expect(
    within(screen.getByText(/^Reason given/).parentElement ?? document.body).getByRole('link', {
      name: /^Call /,
    }),
  ).toBeVisible();
});

it('moves the focus to the button that moves the tour when a nearest time is chosen by keyboard', async () => {
  function Visit() {
    const [to, setTo] = useState<LocalDateTime | null>(null);
    return (
      <RescheduleScreen
        flow={{ ...moving, to, perhapsAt: [], notice: to === null ? notice : null }}
        availability={{ ...availability, times: { kind: 'times', slots: [lost], refreshing: false } }}
        commands={{ ...commands, pickSlot: (picked) => setTo(slot(picked)) }}
        settings={settings}
      />
    );
  }
  render(<Visit />);
  const told = document.activeElement;
  expect(told).toHaveTextContent(/^11:00 AM was just taken\./);
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('9:30 AM');
  await userEvent.keyboard('{Enter}');
  expect(told).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move tour' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move tour' })).toBeEnabled();
});
