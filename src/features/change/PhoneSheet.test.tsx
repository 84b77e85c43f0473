import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { availability, commands, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import { VisitContext } from '../../screenParts/ScreenHeading.tsx';
import { Announcer } from '../../ui/Announcer.tsx';
import { ChangeScreens } from './ChangeScreens.tsx';

/** A window whose width can pass 480 px. */
let isPhone: boolean;
let turn: () => void;

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(max-width: 480px)',
    addEventListener: (_: string, listener: () => void) => {
      turn = listener;
    },
    removeEventListener: () => undefined,
  }));
  return () => vi.unstubAllGlobals();
});

/** Closes the sheet as a browser does without asking: it sends `close`, but no `cancel`. */
function closeByBrowser(): void {
  const dialog = sheet();
  dialog.close();
  fireEvent(dialog, new Event('close'));
}

type ChangeState = 'booked' | 'cancel' | 'canceling' | 'canceled';

function open(at: ChangeState) {
  const keepTour = vi.fn();
  const bookAnother = vi.fn();
  let visits = 0;
  const page = (next: ChangeState) => {
    visits += next === 'canceling' ? 0 : 1;
    const configuration = { status: 'pending', slow: false } as const;
    const flow = states[next];
    const snapshot = {
      screen: 'cancel',
      visits,
      flow,
      lead: null,
      configuration,
      availability,
      homes: [],
      plan: null,
    } as const;
    return (
      <VisitContext.Provider value={visits}>
        <Announcer>
          <ChangeScreens
            snapshot={snapshot}
            commands={{ ...commands, keepTour, bookAnother }}
            settings={settings}
            place="Alder House"
            ticket={<p>The ticket</p>}
          />
        </Announcer>
      </VisitContext.Provider>
    );
  };
  const { rerender } = render(page(at));
  return { keepTour, bookAnother, becomes: (next: ChangeState) => rerender(page(next)) };
}

const sheet = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your tour' });
const cancelBy = () => fireEvent(sheet(), new Event('cancel', { cancelable: true }));

it('asks in a sheet over the ticket, with the focus on the question', () => {
  open('cancel');
  expect(sheet().open).toBe(true);
  expect(sheet()).toContainElement(screen.getByRole('group', { name: 'Cancel your tour?' }));
  expect(screen.getByRole('group', { name: 'Cancel your tour?' })).toHaveFocus();
  expect(sheet()).not.toContainElement(screen.getByText('The ticket'));
});

it('keeps the tour at Escape and at the way back of the browser', () => {
  const { keepTour } = open('cancel');
  expect(cancelBy()).toBe(false);
  expect(keepTour).toHaveBeenCalledTimes(1);
  // The browser closes it although `cancel` was prevented.
  closeByBrowser();
  expect(keepTour).toHaveBeenCalledTimes(2);
});

it('stays while the cancellation is sent, also when the browser closes it', () => {
  const { keepTour, becomes } = open('cancel');
  becomes('canceling');
  cancelBy();
  closeByBrowser();
  expect(sheet().open).toBe(true);
  expect(keepTour).not.toHaveBeenCalled();
});

it('stays open for the outcome, without the ticket of the canceled tour', () => {
  const { bookAnother, becomes } = open('canceling');
  const asked = sheet();
  becomes('canceled');
  expect(sheet()).toBe(asked);
  expect(screen.getByRole('group', { name: 'Your tour is canceled' })).toHaveFocus();
  expect(screen.queryByText('The ticket')).toBeNull();
  cancelBy();
  expect(bookAnother).toHaveBeenCalledOnce();
});

it('covers nothing where another tab canceled the tour', () => {
  open('canceled');
  expect(screen.getByRole('heading', { name: 'Your tour is canceled' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is no sheet in a wider window, and takes the focus along when the phone is turned', () => {
  open('cancel');
  expect(sheet()).toBeVisible();
  isPhone = false;
  act(() => turn());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('group', { name: 'Cancel your tour?' })).toHaveFocus();
});
