import { useRef } from 'react';
import { DayGrid } from '../../calendar/DayGrid.tsx';
import { MonthBar } from '../../calendar/MonthBar.tsx';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { Button } from '../../ui/Button.tsx';
import { type DialogEvent, modalEvents } from '../../ui/modalEvents.ts';
import { focusTabStop, useModal } from '../../ui/useModal.ts';
import type { MonthSheetProps } from '../coreComponentsContext.ts';

/** The button that opens the month. It gets the focus back, even in browsers that do not focus a pressed button. */
const monthButton = (dialog: HTMLDialogElement): HTMLElement | null | undefined =>
  dialog.parentElement?.querySelector<HTMLElement>('[aria-haspopup="dialog"]');

/**
 * The month over the page, in a modal dialog that is open as long as it is rendered. The focus goes to a day, and back to
 * the button that opens it.
 */
export function MonthSheet({ onClose, ...days }: MonthSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const screens = useMessages(screenMessages);
  useModal(ref, { isOpen: true, openerOf: monthButton, takeFocus: focusTabStop });
  // A click beside the panel has the dialog itself as its target.
  const onClick = (event: DialogEvent): void => {
    modalEvents.onClick(event);
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className="tour-sheet"
      aria-label={screens.chooseDay}
      {...{ ...modalEvents, onClick }}
      // Escape sends `cancel`. Some browsers close the dialog without it and send `close` late: by then one may be open again.
      onCancel={(event) => {
        modalEvents.onCancel(event);
        onClose();
      }}
      onClose={(event) => {
        modalEvents.onClose(event);
        if (ref.current?.open === false) onClose();
      }}
    >
      <div className="tour-month">
        <MonthBar month={days.month} range={days.range} onMonth={days.onMonth} />
        <DayGrid {...days} />
        <Button kind="link" onClick={onClose}>
          {screens.closeMonth}
        </Button>
      </div>
    </dialog>
  );
}
