import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { TourBooking } from './TourBooking.tsx';
import { TourBookingDialog, type TourBookingDialogOptions } from './TourBookingDialog.tsx';
import type { TourBookingHandle } from './tourBookingHandle.ts';

beforeAll(loadChunks);

interface Options extends Pick<TourBookingDialogOptions, 'open' | 'onOpenChange'> {
  readonly mode: 'dialog' | 'button';
  readonly isDialog: boolean;
}

/** A page with one widget, and its handle. */
function open(options: Partial<Options> = {}) {
  const { isDialog, ...given } = options;
  const client = programmedClient();
  const environment = steppedEnvironment(START);
  const ref = createRef<TourBookingHandle>();
  const known = { ref, groupId: 101, client, timeZone: 'America/New_York' } as const;
  const { unmount } = render(
    <StrictMode>
      <EnvironmentContext.Provider value={environment}>
        {isDialog ? <TourBookingDialog {...given} {...known} /> : <TourBooking {...given} {...known} />}
      </EnvironmentContext.Provider>
    </StrictMode>,
  );
  const handle = (): TourBookingHandle => {
    if (ref.current === null) throw new Error('there is no handle');
    return ref.current;
  };
  const reset = (): Promise<boolean> => act(async () => handle().reset());
  const user = userEvent.setup();
  const toForm = async () => {
    await user.click((await screen.findAllByRole('button', { name: /^10:00/ }))[0] ?? document.body);
    return screen.findByRole('textbox', { name: /^First name/ });
  };
  const fill = async () => {
    await user.type(await toForm(), 'Lara');
    await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Smith');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lara@example.com');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '5557775555');
  };
  const submit = async () => user.click(screen.getByRole('button', { name: /^Book / }));
  return { client, environment, ref, handle, reset, user, toForm, fill, submit, unmount };
}

const booked = { name: /Your tour is booked$/ };
const doubt = { name: /We can’t tell if your tour was booked/ };
const dialog = () => screen.queryByRole('dialog', { name: 'Book a tour' });

describe.each(['dialog', 'button'] as const)('mode="%s"', (mode) => {
  it('opens and closes by the handle', async () => {
    const { handle } = open({ mode });
    expect(dialog()).toBeNull();
    act(() => handle().open());
    expect(await screen.findByRole('dialog', { name: 'Book a tour' })).toBeVisible();
    act(() => handle().close());
    expect(dialog()).toBeNull();
  });
});

describe('the dialog', () => {
  it('opens and closes by the handle', () => {
    const { handle } = open({ isDialog: true });
    act(() => handle().open());
    expect(dialog()).toBeVisible();
    act(() => handle().close());
    expect(dialog()).toBeNull();
  });

  it('asks the page where the page decides whether it is open', () => {
    const onOpenChange = vi.fn();
    const { handle } = open({ isDialog: true, open: false, onOpenChange });
    act(() => handle().open());
    expect(dialog()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });
});

it('an inline widget stays in its place, and the handle goes with it', async () => {
  const { handle, ref, toForm, unmount } = open();
  await toForm();
  act(() => handle().open());
  act(() => handle().close());
  expect(dialog()).toBeNull();
  expect(screen.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  unmount();
  expect(ref.current).toBeNull();
});

describe('reset', () => {
  it('erases what the visitor typed, also from the tab', async () => {
    const { reset, fill, toForm, environment } = open();
    await fill();
    expect([...environment.stored.values()].join()).toContain('Lara');
    expect(await reset()).toBe(true);
    expect(environment.stored.size).toBe(0);
    expect(await toForm()).toHaveValue('');
  });

  it('erases a booked tour', async () => {
    const { reset, fill, submit, environment } = open();
    await fill();
    await submit();
    expect(await screen.findByRole('heading', booked)).toBeInTheDocument();
    expect(await reset()).toBe(true);
    expect(environment.stored.size).toBe(0);
    expect(screen.queryByRole('heading', booked)).toBeNull();
    expect(await screen.findAllByRole('button', { name: /^10:00/ })).not.toEqual([]);
  });

  it('keeps a booking that is being sent, and one in doubt', async () => {
    const { reset, fill, submit, client } = open();
    let lose: (error: Error) => void = () => undefined;
    client.bookTour = () => new Promise((_, fail) => (lose = fail));
    await fill();
    await submit();
    expect(await reset()).toBe(false);
    await act(async () => lose(new Error('lost')));
    expect(await screen.findByRole('heading', doubt)).toBeInTheDocument();
    expect(await reset()).toBe(false);
    expect(screen.getByRole('heading', doubt)).toBeInTheDocument();
  });

  it('erases nothing before the widget has loaded', () => {
    const { handle } = open({ mode: 'dialog' });
    expect(handle().reset()).toBe(false);
  });
});
