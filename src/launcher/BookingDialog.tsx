import { type ReactNode, useEffect, useRef, useState } from 'react';
import { launcherMessages } from '../i18n/launcher.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readLook } from '../options/viewSettings.ts';
import dialog from '../theme/dialog.css?inline';
import { sharedSheet } from '../theme/stylesheet.ts';
import type { PlaceEvent } from '../ui/itemAt.ts';
import { CrossIcon } from '../ui/statusIcons.tsx';
import { useModal } from '../ui/useModal.ts';
import { LauncherFrame } from './LauncherFrame.tsx';
import { tellDialog } from './tellDialog.ts';

/** The style of the dialog around the widget. */
const dialogSheet = sharedSheet(dialog);

interface BookingDialogProps {
  readonly options: TourBookingOptions;
  readonly isOpen: boolean;
  /** The visitor closes it. */
  readonly onClose: () => void;
  /** Gets the focus back when the dialog closes. Null: what had it before. */
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
  const words = messagesOf(launcherMessages, language);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useModal(ref, { isOpen, openerOf: () => opener, takeFocus: focusDialog });
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
          // Ignore `cancel` events that bubble from a nested dialog.
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

/** The dialog itself takes the focus, which is how a screen reader reads it out. */
const focusDialog = (dialog: HTMLDialogElement): void => dialog.focus({ preventScroll: true });

/** Tells the host of each opening and closing, once. */
function useTold(options: TourBookingOptions, isOpen: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isOpen) return;
    told.current = isOpen;
    tellDialog(options, isOpen ? 'opened' : 'closed');
  });
}
