import { type ReactNode, useSyncExternalStore } from 'react';
import { coreChunk } from '../chunks.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { VisitorInsideContext } from '../ui/focus.ts';
import { FailedBooking, LastWords } from './FailedBooking.tsx';
import type { HeldBooking } from './heldBooking.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

interface SafeBookingProps {
  readonly held: HeldBooking;
  readonly options: TourBookingOptions;
  readonly children: ReactNode;
}

/** A booking in an error boundary. It starts anew for another group or service. */
export function SafeBooking({ held, options, children }: SafeBookingProps) {
  const screen = useSyncExternalStore(held.subscribe, held.screen, held.screen);
  return (
    <VisitorInsideContext.Provider value={held.visitor}>
      <ScreenBoundary
        key={held.identity}
        screen={screen}
        onFailed={(error) => {
          const name = held.screen() ?? 'first';
          held.warn(`tour-booking: the screen "${name}" failed: ${String(error)}`, `screen ${name}`);
        }}
        plain={(onRetry) => <Plain {...{ held, options, onRetry }} />}
        last={(onRetry) => <LastWords {...{ options, onRetry }} />}
      >
        {children}
      </ScreenBoundary>
    </VisitorInsideContext.Provider>
  );
}

interface PlainProps extends Omit<SafeBookingProps, 'children'> {
  readonly onRetry: () => void;
}

/** The plain screen, which comes with the core. Before a booking there is nothing to tell of it. */
function Plain({ held, options, onRetry }: PlainProps) {
  const chunk = coreChunk.getState();
  const booking = held.current();
  return chunk.status === 'ready' && booking ? (
    <chunk.module.PlainBooking {...{ booking, options, onRetry }} />
  ) : (
    <FailedBooking {...{ options, onRetry }} />
  );
}
