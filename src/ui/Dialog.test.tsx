import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** jsdom has the element without its methods. */
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
});
const close = vi.fn(function (this: HTMLDialogElement) {
  this.removeAttribute('open');
});
beforeEach(() => {
  showModal.mockClear();
  close.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function Page({ closed }: { readonly closed: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        title="Pick a day"
        onClose={() => {
          setOpen(false);
          closed();
        }}
      >
        <button type="button">inside</button>
      </Dialog>
    </>
  );
}

async function opened() {
  const closed = vi.fn();
  const user = userEvent.setup();
  const { unmount } = render(<Page closed={closed} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { closed, user, unmount, dialog: screen.getByRole('dialog', { name: 'Pick a day' }) };
}

describe('Dialog', () => {
  it('opens as a modal with the focus on its title', async () => {
    const { dialog } = await opened();
    expect(showModal.mock.contexts).toEqual([dialog]);
    expect(screen.getByRole('heading', { name: 'Pick a day' })).toHaveFocus();
  });

  it('closes by its button, gives the focus back, and is heard of once', async () => {
    const { user, closed, dialog } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
    dialog.dispatchEvent(new Event('close'));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('closes by Escape, as the owner’s state and not by itself', async () => {
    const { closed, dialog } = await opened();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('closes by a press beside it, not by one inside', async () => {
    const { closed, dialog } = await opened();
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 100, y: 100, width: 50, height: 50 }),
    );
    const press = (clientX: number): boolean =>
      dialog.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX, clientY: 120 }));
    press(120);
    expect(closed).not.toHaveBeenCalled();
    press(20);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('is closed before it goes, or the page behind would stay inert', async () => {
    const { unmount, dialog } = await opened();
    close.mockImplementationOnce(function (this: HTMLDialogElement) {
      expect(this.isConnected).toBe(true);
    });
    unmount();
    expect(close.mock.contexts).toEqual([dialog]);
  });
});
