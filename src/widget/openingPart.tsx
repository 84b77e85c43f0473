import { type ReactNode, useEffect, useState } from 'react';
import { BookingDialog } from './BookingDialog.tsx';
import { FloatingButton } from './FloatingButton.tsx';
import { createHost } from './host.ts';
import { readOpeningSettings } from './openingSettings.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { bookingIdentity } from './serviceIdentity.ts';

interface OpeningPartProps {
  readonly options: TourBookingOptions;
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
  readonly onOpen: (opener: HTMLElement) => void;
  readonly onClose: () => void;
  /** The widget. */
  readonly children: ReactNode;
}

/** The dialog around the widget, in `mode="button"` with its button. */
export function OpeningPart({ options, isOpen, opener, onOpen, onClose, children }: OpeningPartProps) {
  useOpeningProblems(options);
  return (
    <>
      <BookingDialog options={options} isOpen={isOpen} onClose={onClose} opener={opener}>
        {children}
      </BookingDialog>
      {options.mode === 'button' ? (
        <FloatingButton key={bookingIdentity(options)} options={options} onPress={onOpen} />
      ) : null}
    </>
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
