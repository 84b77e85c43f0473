import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createHost } from '../options/host.ts';
import { bookingIdentity } from '../options/identity.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { readPlacementSettings } from '../options/placementSettings.ts';
import { DoorContext } from '../screenParts/doorContext.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { FloatingButton } from './FloatingButton.tsx';

interface LauncherChunkProps {
  readonly options: TourBookingOptions;
  /** Names the service in the keys of the queries. */
  readonly service: string;
  /** Loads what the open widget needs. */
  readonly prepare: () => void;
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
  readonly onOpen: (opener: HTMLElement) => void;
  readonly onClose: () => void;
  /** The widget. */
  readonly children: ReactNode;
}

/** The dialog with the widget and, in `mode="button"`, the button. */
export function LauncherChunk({
  options,
  service,
  prepare,
  isOpen,
  opener,
  onOpen,
  onClose,
  children,
}: LauncherChunkProps) {
  usePlacementProblems(options);
  return (
    <>
      <BookingDialog options={options} isOpen={isOpen} onClose={onClose} opener={opener}>
        {children}
      </BookingDialog>
      {options.mode === 'button' ? (
        <FloatingButton
          key={bookingIdentity(options)}
          options={options}
          service={service}
          prepare={prepare}
          isOpen={isOpen}
          onPress={onOpen}
        />
      ) : null}
    </>
  );
}

/** Names each wrong option about placement once. The widget, which is rendered at the first press, names all others. */
function usePlacementProblems(options: TourBookingOptions): void {
  const door = useContext(DoorContext);
  const [host] = useState(() => createHost(options, door));
  useEffect(() => {
    host.setOptions(options);
    const reader = createOptionReader();
    readPlacementSettings(options, reader);
    for (const problem of reader.problems) host.warn(problem);
  });
}
