import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { liveClient } from '../../.storybook/liveClient.ts';
import { type DialogTriggerProps, TourBookingDialog, type TourBookingDialogOptions } from './TourBookingDialog.tsx';

const client = liveClient();
type GivenOptions = Omit<TourBookingDialogOptions, 'client'>;

function open(given: Partial<GivenOptions> = {}) {
  const page = (more: Partial<GivenOptions>) => (
    <StrictMode>
      <TourBookingDialog
        groupId={101}
        client={client}
        trigger={(props) => (
          <button type="button" {...props}>
            Tour this home
          </button>
        )}
        {...given}
        {...more}
      />
    </StrictMode>
  );
  const { rerender } = render(page({}));
  const trigger = screen.queryByRole('button', { name: 'Tour this home' });
  return {
    trigger,
    user: userEvent.setup(),
    change: (more: Partial<GivenOptions>) => rerender(page(more)),
  };
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Book a tour' });
const widget = () => screen.queryByRole('region', { name: 'Book a tour', hidden: true });

it('opens by its trigger, tells the page, gives the focus back, and keeps the widget', async () => {
  const told: unknown[] = [];
  const { trigger, user } = open({
    onOpened: (detail) => told.push(['opened', detail]),
    onClosed: (detail) => told.push(['closed', detail]),
  });
  expect(widget()).toBeNull();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Tour this home' }));
  expect(dialog()).toHaveFocus();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const before = widget();
  expect(before).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(trigger).toHaveFocus();
  expect(widget()).toBe(before);
  expect(told).toEqual([
    ['opened', { groupId: 101 }],
    ['closed', { groupId: 101 }],
  ]);
});

it("follows the page's state, and reports what the visitor wants", async () => {
  const onOpenChange = vi.fn();
  const { change } = open({ open: false, onOpenChange });
  expect(dialog()).toBeNull();
  change({ open: true });
  const shown = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Book a tour' });
  fireEvent(shown, new Event('cancel', { cancelable: true }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(dialog()).toBe(shown);
  change({ open: false });
  expect(dialog()).toBeNull();
  // The browser sends `close` late.
  fireEvent(shown, new Event('close'));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

it('opens again after the browser has closed it unasked', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Tour this home' }));
  const shown = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Book a tour' });
  shown.close();
  fireEvent(shown, new Event('close'));
  await user.click(screen.getByRole('button', { name: 'Tour this home' }));
  expect(dialog()).toBe(shown);
});

describe.each([
  ['in the page', false],
  ['isolated', true],
])('one Escape, %s', (_, isolate) => {
  /** The dialog and a button of the widget in it, in the page or in a shadow root. */
  function inTree() {
    const place = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot !== null);
    const tree: ParentNode = place?.shadowRoot ?? document;
    const shown = tree.querySelector('dialog');
    const field = tree.querySelector('button[aria-pressed], .tour-shell button');
    if (!shown) throw new Error('no dialog');
    return { shown, field: field instanceof HTMLElement ? field : undefined, tree };
  }
  /** Does what a browser does at Escape. It closes the dialog unless `cancel` can be refused and is refused. */
  async function pressEscape(shown: HTMLDialogElement, cancelable: boolean): Promise<void> {
    const isRefused = !fireEvent(shown, new Event('cancel', { cancelable }));
    if (isRefused || !shown.open) return;
    act(() => {
      shown.open = false;
      screen.getByRole('button', { name: 'Tour this home' }).focus();
    });
    await act(async () => void fireEvent(shown, new Event('close')));
  }

  it.each([
    ['that can be refused', true],
    ['that cannot', false],
  ])('%s closes a dialog whose page agrees, and tells it once', async (__, cancelable) => {
    const onOpenChange = vi.fn();
    const { change } = open({ isolate, open: true, onOpenChange });
    await waitFor(() => expect(inTree().shown.open).toBe(true));
    const { shown } = inTree();
    onOpenChange.mockImplementation((isOpen: boolean) => change({ open: isOpen }));
    await act(() => pressEscape(shown, cancelable));
    await waitFor(() => expect(shown.open).toBe(false));
    // The browser sends `close` late.
    await act(async () => void fireEvent(shown, new Event('close')));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it.each([
    ['that can be refused', true],
    ['that cannot', false],
  ])('%s leaves a dialog open that the page keeps open, with the focus where it was', async (__, cancelable) => {
    const onOpenChange = vi.fn();
    open({ isolate, open: true, onOpenChange });
    await waitFor(() => expect(inTree().field).toBeDefined());
    const { shown, field, tree } = inTree();
    const focused = () => (tree instanceof ShadowRoot ? tree.activeElement : document.activeElement);
    for (const times of [1, 2]) {
      act(() => field?.focus());
      expect(focused()).toBe(field);
      await act(() => pressEscape(shown, cancelable));
      await waitFor(() => expect(shown.open).toBe(true));
      expect(focused()).toBe(field);
      expect(onOpenChange.mock.calls).toEqual(Array(times).fill([false]));
    }
  });
});

it('closes by a press beside it, unless that began inside', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Tour this home' }));
  const shown = screen.getByRole('dialog', { name: 'Book a tour' });
  // A press meant for what was there before does nothing.
  await waitFor(() => expect(shown).not.toHaveAttribute('data-settling'));
  fireEvent.mouseDown(screen.getByRole('region', { name: 'Book a tour' }));
  fireEvent.click(shown);
  expect(dialog()).not.toBeNull();
  fireEvent.mouseDown(shown);
  fireEvent.click(shown);
  expect(dialog()).toBeNull();
});

it('takes the words of the page', async () => {
  const { english } = await import('../i18n/english.ts');
  const { user } = open({
    messages: { ...english, launcher: { ...english.launcher, dialog: 'Termin', close: 'Schließen' } },
  });
  await user.click(screen.getByRole('button', { name: 'Tour this home' }));
  expect(screen.getByRole('dialog', { name: 'Termin' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible();
});

it('opens by a link without following it, unless it is for a new tab', async () => {
  const user = userEvent.setup();
  const link = (props: DialogTriggerProps) => (
    <a href="/contact" {...props}>
      Contact
    </a>
  );
  render(<TourBookingDialog groupId={101} client={client} trigger={link} />);
  const left = vi.fn((event: Event) => {
    const stays = event.defaultPrevented;
    // jsdom cannot go anywhere.
    event.preventDefault();
    return stays;
  });
  document.addEventListener('click', left);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await user.keyboard('{/Control}');
  expect(left).toHaveLastReturnedWith(false);
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(left).toHaveLastReturnedWith(true);
  expect(dialog()).not.toBeNull();
  document.removeEventListener('click', left);
});
