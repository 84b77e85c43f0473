import { useRef } from 'react';
import { DayGrid } from '../../calendar/DayGrid.tsx';
import { MonthBar } from '../../calendar/MonthBar.tsx';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { Button } from '../../ui/Button.tsx';
import type { PlaceEvent } from '../../ui/itemAt.ts';
import { focusTabStop, useModal } from '../../ui/useModal.ts';
import type { MonthSheetProps } from '../coreComponentsContext.ts';

/** The button that opens the month. Not what had the focus before: in some browsers a pressed button has none. */
const monthButton = (dialog: HTMLDialogElement): HTMLElement | null | undefined =>
  dialog.parentElement?.querySelector<HTMLElement>('[aria-haspopup="dialog"]');

/**
 * The month over the page, in a modal dialog that is open for as long as it is there. The focus goes to a day, and back to
 * the button that opens it.
 */
export function MonthSheet({ onClose, ...days }: MonthSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const screens = useMessages(screenMessages);
  useModal(ref, { isOpen: true, openerOf: monthButton, takeFocus: focusTabStop });
  // A click beside the panel has the dialog itself as its target.
  const onClick = ({ target }: PlaceEvent): void => {
    if (target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className="tour-sheet"
      aria-label={screens.chooseDay}
      // By Escape. Some browsers close it without `cancel` and send `close` late, when it may be open again or be another dialog.
      onCancel={onClose}
      onClose={() => {
        if (ref.current?.open === false) onClose();
      }}
      {...{ onClick }}
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
