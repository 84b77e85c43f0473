import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { BookingLauncher } from '../launcher/BookingLauncher.tsx';
import type { TourBookingOptions } from '../options/options.ts';
import { isOverPage } from '../options/placement.ts';
import { whenNear } from '../ui/whenInView.ts';
import { type HeldBooking, useHeldBooking } from './heldBooking.ts';
import { InlineBooking } from './InlineBooking.tsx';
import { Isolated } from './Isolated.tsx';
import { usePageLocale } from './usePageLocale.ts';

/**
 * Books a tour: calendar, form, confirmation. See `TourBookingOptions`. Whatever the options are, it renders: a wrong one is
 * named through `onWarning`, and a fault leaves the booking and the contact in place. Another group or service starts over.
 */
export function TourBooking(given: TourBookingOptions) {
  const held = useHeldBooking(given);
  const { isolate, ...options } = given;
  if (!isolate) return <PlacedBooking held={held} given={options} />;
  const { className, style, ...others } = options;
  return (
    <Isolated id={options.id} className={className} style={style}>
      <PlacedBooking held={held} given={others} />
    </Isolated>
  );
}

interface PlacedBookingProps {
  readonly held: HeldBooking;
  readonly given: TourBookingOptions;
}

/** The widget where its options place it. */
function PlacedBooking({ held, given }: PlacedBookingProps) {
  const options = usePageLocale(given);
  const { mode, loading, buttonLabel, buttonCorner, className, style, ...others } = options;
  if (isOverPage(options))
    return (
      <BookingLauncher options={options} service={held.service} onFailed={held.failed}>
        {(home) => (
          <InlineBooking
            held={held}
            options={home === undefined ? others : { ...others, home }}
            hasPreview={mode !== 'button'}
          />
        )}
      </BookingLauncher>
    );
  if (loading === 'lazy')
    return (
      <NearBooking className={className} style={style}>
        <InlineBooking held={held} options={options} />
      </NearBooking>
    );
  return <InlineBooking held={held} options={options} />;
}

interface NearBookingProps {
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** An empty element until it is near the part of the page in view, then the children. */
function NearBooking({ className, style, children }: NearBookingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setNear(true)) : undefined), []);
  return isNear ? children : <div ref={ref} className={className} style={style} />;
}
