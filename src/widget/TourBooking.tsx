import {
  type CSSProperties,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { BookingLauncher } from '../launcher/BookingLauncher.tsx';
import { useLinkPlace } from '../launcher/useLinkPlace.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { switchIn } from '../options/optionReader.ts';
import type { NamesService } from '../options/options.ts';
import { isOverPage } from '../options/placement.ts';
import { whenNear } from '../ui/whenInView.ts';
import { type HeldBooking, useHeldBooking } from './heldBooking.ts';
import { InlineBooking } from './InlineBooking.tsx';
import { Isolated } from './Isolated.tsx';
import { loadCore } from './loadCore.ts';
import { type DialogHandle, type TourBookingHandle, useTourBookingHandle } from './tourBookingHandle.ts';
import { usePageLocale } from './usePageLocale.ts';

/** The widget for any options: an element may lack an attribute. */
export const AnyTourBooking = /* @__PURE__ */ forwardRef<TourBookingHandle, TourBookingOptions>(
  function TourBooking(given, ref) {
    const held = useHeldBooking(given);
    const dialog = useRef<DialogHandle>(null);
    useTourBookingHandle(ref, held, () => dialog.current);
    const { isolate, ...options } = given;
    if (!switchIn(isolate)) return <PlacedBooking held={held} given={options} dialog={dialog} />;
    const { className, style, ...others } = options;
    return (
      <Isolated id={options.id} className={className} style={style}>
        <PlacedBooking held={held} given={others} dialog={dialog} />
      </Isolated>
    );
  },
);

/** The props of `TourBooking`: the options, with the leasing service named by `api`, `edge` or `client`. */
export type TourBookingProps = NamesService<TourBookingOptions>;

/**
 * The widget: calendar, form, confirmation. Its props are those of `TourBookingOptions`. It renders with any options: `onWarning` names a
 * wrong one, and a fault leaves the booking and the contact in place. Another group or service begins a new booking.
 * @alias
 */
export const TourBooking: ForwardRefExoticComponent<TourBookingProps & RefAttributes<TourBookingHandle>> =
  AnyTourBooking;

interface PlacedBookingProps {
  readonly held: HeldBooking;
  readonly given: TourBookingOptions;
  readonly dialog: Ref<DialogHandle>;
}

/** The widget where its options place it. */
function PlacedBooking({ held, given, dialog }: PlacedBookingProps) {
  const options = usePageLocale(given);
  const { mode, loading, buttonLabel, buttonCorner, className, style, ...others } = options;
  if (isOverPage(options))
    return (
      <BookingLauncher
        options={options}
        service={held.service}
        prepare={loadCore}
        onFailed={held.failed}
        handle={dialog}
      >
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
      <NearBooking options={options} className={className} style={style}>
        <InlineBooking held={held} options={options} />
      </NearBooking>
    );
  return <InlineBooking held={held} options={options} />;
}

interface NearBookingProps {
  readonly options: TourBookingOptions;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** An empty element until it is near the part of the page in view, or a link is for it, then the children. */
function NearBooking({ options, className, style, children }: NearBookingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const show = useCallback(() => setNear(true), []);
  useEffect(() => (ref.current ? whenNear(ref.current, show) : undefined), [show]);
  useLinkPlace(ref, options, show);
  return isNear ? children : <div ref={ref} className={className} style={style} />;
}
