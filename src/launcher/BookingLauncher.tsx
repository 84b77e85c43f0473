import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { coreChunk, launcherChunk, useChunk } from '../chunks.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { useNotLoaded } from '../screens/messages/useNotLoaded.ts';
import { addLauncher } from './triggers.ts';

interface BookingLauncherProps {
  readonly options: TourBookingOptions;
  /** The widget. */
  readonly children: ReactNode;
}

/**
 * The widget in a dialog that the triggers of the page open, in `mode="button"` with a button of its own. A press waits until the dialog
 * is there; where its file does not come the widget shows in its place, and a press leads there.
 */
export function BookingLauncher({ options, children }: BookingLauncherProps) {
  const place = useRef<HTMLDivElement>(null);
  // A new object at each press.
  const [press, setPress] = useState<{ readonly opener: HTMLElement }>();
  const [isOpen, setOpen] = useState(false);
  const [isInPlace, setInPlace] = useState(false);
  const chunk = useChunk(launcherChunk);
  useNotLoaded(launcherChunk, options.onWarning);
  // For good: what the visitor has begun there does not move into a dialog that comes later.
  if (chunk.status === 'failed' && !isInPlace && (isOpen || options.mode === 'button')) setInPlace(true);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((opener: HTMLElement) => {
    setPress({ opener });
    setOpen(true);
    void launcherChunk.load();
  }, []);
  // The widget itself has the id, since events name it by that, and is there once it was open.
  const id = options.id || undefined;
  useEffect(() => {
    const target = place.current;
    return target ? addLauncher({ target, id, open, prepare: () => void coreChunk.load() }) : undefined;
  }, [open, id]);
  useEffect(() => {
    if (isInPlace && press) place.current?.focus();
  }, [isInPlace, press]);
  return (
    <div ref={place} className={options.className} style={options.style} tabIndex={isInPlace ? -1 : undefined}>
      {isInPlace ? (
        children
      ) : chunk.status === 'ready' ? (
        <chunk.module.LauncherChunk
          options={options}
          isOpen={isOpen}
          opener={press?.opener ?? null}
          onOpen={open}
          onClose={close}
        >
          {children}
        </chunk.module.LauncherChunk>
      ) : null}
    </div>
  );
}
