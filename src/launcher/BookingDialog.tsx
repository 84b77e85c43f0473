import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openingMessages } from '../i18n/opening.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { readLook } from '../options/look.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { dialogSheet } from '../theme/dialogSheet.ts';
import type { PlaceEvent } from '../ui/itemAt.ts';
import { CrossIcon } from '../ui/laterIcons.tsx';
import { LauncherFrame } from './LauncherFrame.tsx';
import { tellDialog } from './tellDialog.ts';

interface BookingDialogProps {
  readonly options: TourBookingOptions;
  readonly isOpen: boolean;
  /** The visitor closes it. */
  readonly onClose: () => void;
  /** Gets the focus back; what had it before, where there is none. */
  readonly opener: HTMLElement | null;
  /** The widget. It is there from the first time the dialog opens, and stays, with all that was typed. */
  readonly children: ReactNode;
}

/**
 * The widget in a modal dialog over the page: a card, or a sheet at the bottom where the window is narrow. Escape closes it, and
 * the browser's own gesture for that, a press beside it, and its button. Nothing is written to the page behind.
 */
export function BookingDialog({ options, isOpen, onClose, opener, children }: BookingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const look = readLook(options, createOptionReader());
  const { language } = useLanguage(options.messages, look.locale);
  // Nobody hears these before it is open.
  const words = messagesOf(openingMessages, language);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useModal(ref, isOpen, opener);
  useTold(options, isOpen);
  // What is beside the panel is the dialog itself. Who presses in the widget and lets go beside it, as over a text, stays.
  const onMouseDown = ({ target }: PlaceEvent): void => {
    pressed.current = target;
  };
  const onClick = ({ target }: PlaceEvent): void => {
    if (target === ref.current && pressed.current === target) onClose();
  };
  return (
    <LauncherFrame look={look} language={language} sheet={dialogSheet}>
      <dialog
        ref={ref}
        className="tour-dialog"
        aria-label={words.dialog}
        tabIndex={-1}
        // By Escape or the gesture of the browser. Some close it without asking first, and tell late, when it may be open again.
        onCancel={({ target }) => {
          // One in it is closed alone.
          if (target === ref.current) onClose();
        }}
        onClose={() => {
          if (isOpen && ref.current?.open === false) onClose();
        }}
        {...{ onMouseDown, onClick }}
      >
        <div className="tour-dialog-panel">
          <button type="button" className="tour-dialog-close" aria-label={words.close} onClick={onClose}>
            <CrossIcon />
          </button>
          <div className="tour-dialog-scroll">{wasOpen ? children : null}</div>
        </div>
      </dialog>
    </LauncherFrame>
  );
}

/** Shows the dialog of `ref` over the page while `isOpen`. The focus goes to the dialog itself, which is read out, and back. */
function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, opener: HTMLElement | null): void {
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected) return;
    if (!isOpen) {
      // Here and not where it is closed: React gives the focus back to what had it before the change that closes it.
      if (wasShown.current) opener?.focus({ preventScroll: true });
      wasShown.current = false;
      return;
    }
    wasShown.current = true;
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    return () => dialog.close();
  }, [ref, isOpen, opener]);
}

/** Tells the host of each opening and closing, once. */
function useTold(options: TourBookingOptions, isOpen: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isOpen) return;
    told.current = isOpen;
    tellDialog(options, isOpen ? 'opened' : 'closed');
  });
}
