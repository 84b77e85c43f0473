import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { BookingDialog } from './BookingDialog.tsx';
import { FloatingButton } from './FloatingButton.tsx';
import { createHost } from './host.ts';
import { secondStage } from './lazySecondStage.ts';
import { readOpeningSettings } from './openingSettings.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { bookingIdentity } from './serviceIdentity.ts';
import { addOpenable } from './triggers.ts';

interface OpenedBookingProps {
  readonly options: TourBookingOptions;
  /** The widget. */
  readonly children: ReactNode;
}

/** The widget in a dialog that the triggers of the page open, in `mode="button"` with a button of its own. */
export function OpenedBooking({ options, children }: OpenedBookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((from: HTMLElement) => {
    setOpener(from);
    setOpen(true);
  }, []);
  useEffect(() => {
    const target = place.current;
    return target ? addOpenable({ target, open, prepare: () => void secondStage.load() }) : undefined;
  }, [open]);
  useOpeningProblems(options);
  return (
    <div ref={place} className={options.className} style={options.style}>
      <BookingDialog options={options} isOpen={isOpen} onClose={close} opener={opener}>
        {children}
      </BookingDialog>
      {options.mode === 'button' ? (
        <FloatingButton key={bookingIdentity(options)} options={options} onPress={open} />
      ) : null}
    </div>
  );
}

/** Names what is wrong in the options about opening, each once: the widget, which names the others, comes later. */
function useOpeningProblems(options: TourBookingOptions): void {
  const [host] = useState(() => createHost(options));
  useEffect(() => {
    host.update(options);
    const reader = createOptionReader();
    readOpeningSettings(options, reader);
    for (const problem of reader.problems) host.warn(problem);
  });
}
