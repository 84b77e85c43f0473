import { memo, type ReactNode, useRef } from 'react';
import { unbrokenStreet } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { widgetMessages } from '../i18n/widget.ts';
import type { ViewSettings } from '../options/viewSettings.ts';
import { Place } from '../screenParts/Place.tsx';
import { useWide, WideContext } from '../screenParts/useWide.ts';
import { type Day, noonOf } from '../time/values.ts';
import { momentOf } from '../time/zone.ts';
import { ClockIcon, GlobeIcon, PinIcon } from '../ui/icons.tsx';
import { usePart } from '../ui/parts.ts';

interface HeadProps {
  readonly settings: Pick<ViewSettings, 'zone' | 'location' | 'duration'>;
  /** The day in view. The UTC offset depends on it, as clocks may change within the booking period. Undefined until it is known. */
  readonly day: Day | undefined;
  /** Hides the frame from sight, not from screen readers: there is nothing to choose, or no longer. */
  readonly bare: boolean;
}

interface ShellProps extends HeadProps {
  /** Between the head and the screen. */
  readonly above?: ReactNode;
  /** The homes on the tour; null until they are there. Undefined: no place is kept for them. */
  readonly homes?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every screen: title, place, length, and the time zone of the times. The card ends below its content, in a place that keeps
 * its height.
 */
export const Shell = memo(function Shell({ above, homes, children, ...head }: ShellProps) {
  const widget = useMessages(widgetMessages);
  const ref = useRef<HTMLElement>(null);
  const wide = useWide(ref);
  return (
    <div className="tour-place">
      <section
        ref={ref}
        className="tour-shell"
        data-homes={homes === undefined ? undefined : ''}
        aria-label={widget.title}
      >
        <Head {...head} />
        {homes === undefined ? null : <Place className="tour-homes-place">{homes}</Place>}
        {above}
        <div className="tour-body">
          <WideContext.Provider value={wide}>{children}</WideContext.Provider>
        </div>
      </section>
    </div>
  );
});

const Head = memo(function Head({ settings: { zone, location, duration }, day, bare }: HeadProps) {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const part = usePart('heading', 'tour-title');
  const name = zone === undefined ? undefined : (format.zoneName(zone) ?? zone);
  // The name of some zones is their offset, `GMT-05:00`.
  const isOffset = /\p{Nd}/u.test(name ?? '');
  return (
    <header className={bare ? 'tour-hidden' : 'tour-head'}>
      <h2 {...part}>{widget.title}</h2>
      <ul className="tour-meta" hidden={bare}>
        {location ? (
          <li>
            <PinIcon />
            <bdi translate="no">{unbrokenStreet(location)}</bdi>
          </li>
        ) : null}
        <li className="tour-wide">
          <ClockIcon />
          <span>{widget.minutes(duration)}</span>
        </li>
        <li>
          <GlobeIcon />
          {name === undefined || zone === undefined ? (
            <span>{widget.localTime}</span>
          ) : (
            <>
              <span className="tour-wide">
                {widget.timesIn(
                  name,
                  isOffset ? undefined : day && format.zoneOffset(zone, momentOf(noonOf(day), zone)),
                )}
              </span>
              <span className="tour-narrow">{format.capital(name)}</span>
            </>
          )}
        </li>
      </ul>
    </header>
  );
});
