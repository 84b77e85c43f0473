import { type ReactNode, useEffect, useRef } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import { hasFocusWithin } from '../ui/focus.ts';
import { BookingDialog, type BookingDialogProps } from './BookingDialog.tsx';

interface SafeDialogProps extends BookingDialogProps {
  /** Tells the integrator what failed. */
  readonly onFailed: (what: string, error: unknown) => void;
}

/** The dialog with the widget. Where the dialog fails, the widget shows in its place while it is open, and the page around stays. */
export const SafeDialog = ({ onFailed, ...dialog }: SafeDialogProps) => (
  <Boundary
    fallback={<InPlace isOpen={dialog.isOpen}>{dialog.children}</InPlace>}
    onFailed={(error) => onFailed('the dialog', error)}
  >
    <BookingDialog {...dialog} />
  </Boundary>
);

interface InPlaceProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function InPlace({ isOpen, children }: InPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && place.current && !hasFocusWithin(place.current)) place.current.focus();
  }, [isOpen]);
  return (
    <div ref={place} tabIndex={-1} hidden={!isOpen}>
      {children}
    </div>
  );
}
