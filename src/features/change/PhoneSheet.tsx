import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { VisitContext } from '../../screenParts/ScreenHeading.tsx';
import { modalEvents } from '../../ui/modalEvents.ts';
import { useModal } from '../../ui/useModal.ts';

interface PhoneSheetProps {
  /** Called when the visitor closes the sheet by Escape or by the browser's own way back. If undefined, the sheet stays open. */
  readonly onClose: (() => void) | undefined;
  /** The screen behind the sheet. Only shown together with a sheet. */
  readonly behind?: ReactNode;
  /** The screen in the sheet. */
  readonly children: ReactNode;
}

/** The media query for phones. The sheet covers the window, so the width of the window counts, not that of the widget. */
const PHONE = '(max-width: 480px)';

/** Shows a screen as a modal sheet at the bottom of a phone. On other devices it shows the screen alone. */
export function PhoneSheet({ onClose, behind, children }: PhoneSheetProps) {
  const isPhone = useSyncExternalStore(onPhoneChange, isPhoneNow, () => false);
  if (!isPhone) return <>{children}</>;
  return (
    <>
      {/* The screen behind never takes the focus. The sheet does. */}
      <VisitContext.Provider value={0}>{behind}</VisitContext.Provider>
      <Sheet onClose={onClose}>{children}</Sheet>
    </>
  );
}

function Sheet({ onClose, children }: Omit<PhoneSheetProps, 'behind'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const { yourTour } = useMessages(screenMessages);
  // Renders again if the sheet has to stay. This shows a dialog again that the browser has closed.
  const [, setStays] = useState(0);
  const close = onClose ?? (() => setStays((count) => count + 1));
  useModal(ref, { isOpen: true, openerOf: () => null, takeFocus: focusScreen });
  return (
    <dialog
      ref={ref}
      {...modalEvents}
      className="tour-sheet"
      aria-label={yourTour}
      onCancel={(event) => {
        modalEvents.onCancel(event);
        event.preventDefault();
        close();
      }}
      // Some browsers close it at a second Escape, although `cancel` was prevented.
      onClose={(event) => {
        modalEvents.onClose(event);
        if (ref.current?.open === false) close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Focuses the screen's box, so that a screen reader reads out its heading. */
const focusScreen = (dialog: HTMLDialogElement): void => dialog.querySelector<HTMLElement>('[role="group"]')?.focus();

/** Undefined where there are no media queries, as in jsdom. */
const phoneQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.(PHONE);
const isPhoneNow = (): boolean => phoneQuery()?.matches ?? false;

function onPhoneChange(listener: () => void): () => void {
  const query = phoneQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
