import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedElement } from './focus.ts';
import { putOverPage } from './overPage.ts';
import { settle } from './settle.ts';

interface Modal {
  readonly isOpen: boolean;
  /** The element that gets the focus back. Called once, when the dialog opens. Without it the browser gives the focus back by itself. */
  readonly openerOf: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /** Puts the focus into the dialog that has just opened. */
  readonly takeFocus: (dialog: HTMLDialogElement) => void;
}

/**
 * Shows the dialog of `ref` over the page while `isOpen`. The focus goes into the dialog, and back to the opener when the
 * dialog closes or is taken away. Only `isOpen` opens and closes it: another opener meanwhile changes nothing. A dialog that the
 * browser has closed is shown again with the next render, the focus where it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal): void {
  const { isOpen } = modal;
  const latest = useRef(modal);
  const opener = useRef<HTMLElement>(undefined);
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    latest.current = modal;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected) return;
    const giveBack = (): void => {
      opener.current?.focus({ preventScroll: true });
    };
    if (!isOpen) {
      // Again, because React has meanwhile given the focus back to the element in the dialog that had it.
      giveBack();
      opener.current = undefined;
      return;
    }
    const note = ({ target }: Event): void => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    dialog.addEventListener('focusin', note);
    opener.current = latest.current.openerOf(dialog) ?? undefined;
    const takeBack = putOverPage(dialog, opener.current ?? focusedElement());
    dialog.showModal();
    settle(dialog);
    latest.current.takeFocus(dialog);
    return () => {
      takeBack();
      dialog.removeEventListener('focusin', note);
      focused.current = undefined;
      // Closes it first: while it is open, no element outside takes the focus.
      dialog.close();
      giveBack();
      settle(dialog.closest('.tour-shell'));
    };
  }, [ref, isOpen]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog?.isConnected || dialog.open) return;
    const last = focused.current;
    dialog.showModal();
    if (last && dialog.contains(last)) last.focus();
    else latest.current.takeFocus(dialog);
  });
}

/** Focuses the one Tab stop inside `container`, for example after another part has replaced the one that held the focus. */
export const focusTabStop = (container: Element | null): void =>
  container?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
