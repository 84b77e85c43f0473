import { type ReactNode, useEffect, useState } from 'react';
import { createHost } from '../options/host.ts';
import { bookingIdentity } from '../options/identity.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readPlacementSettings } from '../options/placementSettings.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { FloatingButton } from './FloatingButton.tsx';

interface LauncherChunkProps {
  readonly options: TourBookingOptions;
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
  readonly onOpen: (opener: HTMLElement) => void;
  readonly onClose: () => void;
  /** The widget. */
  readonly children: ReactNode;
}

/** The dialog around the widget, in `mode="button"` with its button. */
export function LauncherChunk({ options, isOpen, opener, onOpen, onClose, children }: LauncherChunkProps) {
  usePlacementProblems(options);
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
function usePlacementProblems(options: TourBookingOptions): void {
  const [host] = useState(() => createHost(options));
  useEffect(() => {
    host.update(options);
    const reader = createOptionReader();
    readPlacementSettings(options, reader);
    for (const problem of reader.problems) host.warn(problem);
  });
}
