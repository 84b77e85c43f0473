import type { ReactNode } from 'react';
import { coreChunk } from '../chunks.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { VisitorInsideContext } from '../ui/focus.ts';
import { FailedBooking } from './FailedBooking.tsx';
import type { HeldBooking } from './heldBooking.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

interface SafeBookingProps {
  readonly held: HeldBooking;
  readonly options: TourBookingOptions;
  readonly children: ReactNode;
}

/** A booking in an error boundary. It starts anew for another group or service. */
export function SafeBooking({ held, options, children }: SafeBookingProps) {
  const screen = (): string => held.current()?.getSnapshot().screen ?? 'preview';
  return (
    <VisitorInsideContext.Provider value={held.visitor}>
      <ScreenBoundary
        key={held.identity}
        screen={screen}
        onFailed={(error) => held.failed(`the screen "${screen()}"`, error)}
        fallback={(isFirst, show) => {
          const chunk = coreChunk.getState();
          const booking = held.current();
          return isFirst && chunk.status === 'ready' && booking ? (
            <chunk.module.PlainBooking booking={booking} options={options} onRetry={show} onOtherScreen={show} />
          ) : (
            <FailedBooking options={options} onRetry={show} />
          );
        }}
      >
        {children}
      </ScreenBoundary>
    </VisitorInsideContext.Provider>
  );
}
