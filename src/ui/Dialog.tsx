import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../i18n/language.ts';
import { activeElementOf, focusHeading } from './focus.ts';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape, the close button or a press beside the dialog. The owner answers with `open={false}`. */
  readonly onClose: () => void;
  readonly size?: 'small' | 'large';
  readonly children: ReactNode;
}

/**
 * A native modal dialog, in place (no portal), so that it stays inside the shadow root with its styles and tokens. The
 * browser keeps the focus inside; closing gives it back to where it was.
 */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({ title, onClose, size = 'large', children }: Omit<DialogProps, 'open'>) {
  const { ui } = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useDismiss(ref, onClose);
  useModal(ref, heading);
  return (
    <dialog className="tour-dialog" data-size={size} aria-labelledby={id} ref={ref}>
      <div className="tour-dialog-head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="tour-dialog-close" aria-label={ui.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="tour-dialog-body">{children}</div>
    </dialog>
  );
}

/** Open while mounted, with the focus on the title. Closed in the layout phase, before the node goes: else the page behind would stay inert. */
function useModal(ref: RefObject<HTMLDialogElement | null>, heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = activeElementOf(dialog);
    dialog.showModal();
    focusHeading(heading.current);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, heading]);
}

/**
 * Calls `onClose` for Escape and for a press on the backdrop. Listeners of our own, taken off before the dialog closes:
 * its `close` event comes later, when nobody is to hear of it any more.
 */
function useDismiss(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cancel = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    const press = (event: PointerEvent): void => {
      if (event.target === dialog && !isInside(dialog.getBoundingClientRect(), event)) onClose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', onClose);
    dialog.addEventListener('pointerdown', press);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', onClose);
      dialog.removeEventListener('pointerdown', press);
    };
  }, [ref, onClose]);
}

const isInside = (box: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
