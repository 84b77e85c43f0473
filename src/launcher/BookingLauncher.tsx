import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createChunk, useChunk } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { useSlow } from '../screenParts/SlowNote.tsx';
import { useNotLoaded } from '../screenParts/useNotLoaded.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { hasFocusWithin } from '../ui/focus.ts';
import { LauncherWait } from './LauncherWait.tsx';
import { addLauncher } from './triggers.ts';
import { useLinkPlace } from './useLinkPlace.ts';

/**
 * The dialog and the button. The script tag has its own launcher.
 * @internal
 */
export const launcherChunk = createChunk(
  (): Promise<typeof import('./launcherChunk.tsx')> => import('./launcherChunk.tsx'),
);

interface BookingLauncherProps {
  readonly options: TourBookingOptions;
  /** Names the service in the keys of the queries. */
  readonly service: string;
  /** Called when the visitor may be about to open the widget: loads what it needs. The same function at each render. */
  readonly prepare: () => void;
  /** Tells the integrator what failed. */
  readonly onFailed: (what: string, error: unknown) => void;
  /** Gets the functions that open and close the dialog. */
  readonly handle: Ref<{ readonly open: () => void; readonly close: () => void }>;
  /** The widget, for the home that a trigger names. */
  readonly children: (home: string | undefined) => ReactNode;
}

/**
 * The launcher in React: a dialog with the widget, opened by the triggers of the page and, in `mode="button"`, by its own button. A
 * press waits for the launcher chunk. If that takes long, the visitor is told so. If the chunk fails to load, or its dialog or button
 * throws, the widget shows inline, and a press moves the focus there.
 */
export function BookingLauncher({ options, service, prepare, onFailed, handle, children }: BookingLauncherProps) {
  const place = useRef<HTMLDivElement>(null);
  // A new object at each press, so that each press runs the effect below.
  const [press, setPress] = useState<{ readonly opener: HTMLElement | null; readonly home?: string | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const [isInPlace, setInPlace] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const chunk = useChunk(launcherChunk);
  useNotLoaded('launcherChunk', launcherChunk, options.onWarning);
  const isWaiting = isOpen && chunk.status === 'loading';
  const isSlow = useSlow(isWaiting);
  const isMissing = hasFailed || chunk.status === 'failed';
  // For good: a booking that has begun inline does not move into the dialog when the chunk arrives after all.
  if (isMissing && !isInPlace && (isOpen || options.mode === 'button')) setInPlace(true);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((opener: HTMLElement | null, home?: string) => {
    // Another trigger without a home leaves the home on the tour.
    setPress((before) => ({ opener, home: home ?? before?.home }));
    setOpen(true);
    void launcherChunk.load();
  }, []);
  useImperativeHandle(handle, () => ({ open: () => open(null), close }), [open, close]);
  // The id is on the widget, because events name it. The widget is rendered at the first press, and triggers need the id earlier.
  const id = options.id || undefined;
  useEffect(() => {
    const target = place.current;
    return target ? addLauncher({ target, id, open, prepare }) : undefined;
  }, [open, id, prepare]);
  const openForLink = useCallback(() => open(null), [open]);
  useLinkPlace(place, options, openForLink);
  useEffect(() => {
    if (isInPlace && press && place.current && !hasFocusWithin(place.current)) place.current.focus();
  }, [isInPlace, press]);
  const widget = children(press?.home);
  return (
    <div ref={place} className={options.className} style={options.style} tabIndex={isInPlace ? -1 : undefined}>
      {isInPlace ? (
        widget
      ) : chunk.status === 'ready' && !hasFailed ? (
        <Boundary
          fallback={null}
          onFailed={(error) => {
            setFailed(true);
            onFailed('the launcher', error);
          }}
        >
          <chunk.module.LauncherChunk
            options={options}
            service={service}
            prepare={prepare}
            isOpen={isOpen}
            opener={press?.opener ?? null}
            onOpen={open}
            onClose={close}
          >
            {widget}
          </chunk.module.LauncherChunk>
        </Boundary>
      ) : isWaiting ? (
        <LauncherWait options={options} isSlow={isSlow} />
      ) : null}
    </div>
  );
}
