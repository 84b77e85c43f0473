import { type ReactNode, useEffect, useRef, useState } from 'react';
import { emitTo } from '../core/parts/hostEvents.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { emitOf } from '../options/host.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { readLook } from '../options/viewSettings.ts';
import dialog from '../theme/dialog.css?inline';
import { sharedSheet } from '../theme/stylesheet.ts';
import { KeepOpenContext } from '../ui/KeepOpenContext.ts';
import { type DialogEvent, modalEvents } from '../ui/modalEvents.ts';
import { CrossIcon } from '../ui/statusIcons.tsx';
import { useModal } from '../ui/useModal.ts';
import { LauncherFrame } from './LauncherFrame.tsx';

/** The style of the dialog around the widget. */
const dialogSheet = sharedSheet(dialog);

export interface BookingDialogProps {
  readonly options: TourBookingOptions;
  readonly isOpen: boolean;
  /** Called when the visitor closes the dialog. It must cause a render: a dialog whose `isOpen` stays true is then shown again. */
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes. Null: the element that had it before. */
  readonly opener: HTMLElement | null;
  /** The widget. It is rendered when the dialog opens for the first time, and stays with all that was typed. */
  readonly children: ReactNode;
}

/**
 * The widget in a modal dialog over the page: a card, or in a narrow window a sheet at the bottom. Four things close it: Escape,
 * the browser's own gesture, a press beside the panel, and the close button. Nothing is written to the page behind.
 * While something is sent it stays, and says why.
 */
export function BookingDialog({ options, isOpen, onClose, opener, children }: BookingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const look = readLook(options, createOptionReader());
  const { language } = useLanguage(options.messages, look.locale, { confirms: look.confirms });
  // English until the words are loaded: a closed dialog shows none.
  const words = messagesOf(launcherMessages, language);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [isSending, setSending] = useState(false);
  // A count, so that each press causes a render, which shows a dialog again that the browser has closed.
  const [refusals, setRefusals] = useState(0);
  if (!isSending && refusals > 0) setRefusals(0);
  const close = (): void => (isSending ? setRefusals(refusals + 1) : onClose());
  useModal(ref, { isOpen, openerOf: () => opener, takeFocus: focusDialog });
  useTold(options, isOpen);
  // A press beside the panel has the dialog as its target. A press that begins in the panel, like selecting text, closes nothing.
  const onMouseDown = (event: DialogEvent): void => {
    modalEvents.onMouseDown(event);
    pressed.current = event.target;
  };
  const onClick = (event: DialogEvent): void => {
    modalEvents.onClick(event);
    const { target } = event;
    if (target === ref.current && pressed.current === target) close();
  };
  return (
    <LauncherFrame look={look} language={language} sheet={dialogSheet}>
      <dialog
        ref={ref}
        className="tour-dialog"
        aria-label={words.dialog}
        tabIndex={-1}
        {...{ ...modalEvents, onMouseDown, onClick }}
        // Escape or the browser's gesture: `isOpen` closes the dialog, not the browser.
        onCancel={(event) => {
          modalEvents.onCancel(event);
          // Ignore `cancel` events that bubble from a nested dialog.
          if (event.target !== ref.current || !event.cancelable) return;
          event.preventDefault();
          close();
        }}
        // Some browsers send no `cancel`, or one that cannot be refused, and close the dialog. They may say so late, when it is open again.
        onClose={(event) => {
          modalEvents.onClose(event);
          if (isOpen && ref.current?.open === false) close();
        }}
      >
        <div className="tour-dialog-panel">
          <button type="button" className="tour-dialog-close" data-stays="top" aria-label={words.close} onClick={close}>
            <CrossIcon />
          </button>
          <p className="tour-dialog-wait" aria-live="polite">
            {refusals > 0 ? <span key={refusals}>{words.wait}</span> : null}
          </p>
          <div className="tour-dialog-scroll">
            <KeepOpenContext.Provider value={setSending}>{wasOpen ? children : null}</KeepOpenContext.Provider>
          </div>
        </div>
      </dialog>
    </LauncherFrame>
  );
}

/** Focuses the dialog itself, so that a screen reader reads out its name. */
const focusDialog = (dialog: HTMLDialogElement): void => dialog.focus({ preventScroll: true });

/** Tells the host once each time the dialog opens or closes. */
function useTold(options: TourBookingOptions, isOpen: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isOpen) return;
    told.current = isOpen;
    tellDialog(options, isOpen ? 'opened' : 'closed');
  });
}

/** Tells the host that the dialog was opened or closed. Tells nothing without a group, since every event names one. */
function tellDialog(options: TourBookingOptions, name: 'opened' | 'closed'): void {
  const reader = createOptionReader();
  const groupId = reader.whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (groupId === undefined) return;
  // The widget inside names the wrong options.
  const emit = emitOf(options, reader, { emit: emitTo(options), warn: () => undefined, options: () => options });
  emit(name, { groupId, elementId: reader.text('id', options.id) });
}
