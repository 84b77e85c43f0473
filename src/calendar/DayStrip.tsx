import { memo, useEffect, useMemo, useState } from 'react';
import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type DayRange, daysInRange } from '../time/dayRange.ts';
import { type Day, dayNumber, monthOf } from '../time/values.ts';
import { CalendarIcon } from '../ui/icons.tsx';
import { usePart } from '../ui/parts.ts';
import { useRoving } from '../ui/useRoving.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type DayProps, dayButton, dayEvents } from './dayButton.ts';
import { limitTo, type StateOf } from './grid.ts';
import { focusInPlace, type StripView, sameView, useInView, visibleCards } from './stripScroll.ts';

interface DayStripProps {
  /** The days of the strip. */
  readonly range: DayRange;
  readonly today?: Day | undefined;
  readonly selected?: Day | undefined;
  /** The day of the time chosen before, with a ring. */
  readonly previous?: Day | undefined;
  readonly stateOf: StateOf;
  /** How many times an open day has. */
  readonly timesOf: (day: Day) => number;
  /** A day that is open or unknown was chosen. */
  readonly onPick: (day: Day) => void;
  /** The pointer or the focus is on a day that is not outside. */
  readonly onHighlight?: ((day: Day) => void) | undefined;
  /** The visitor wants to see the month. */
  readonly onOpenMonth: () => void;
}

/** More cards than fit into the widest strip, counted from the selected one. */
const FIRST_CARDS = 12;

/** In the first frame only the `days` in view, then all: dozens of hidden cards would delay a slow phone's first paint. */
function useVisibleFirst(days: readonly Day[], selected: Day | undefined): readonly Day[] {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAll(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return all ? days : days.slice(0, (selected ? days.indexOf(selected) : 0) + FIRST_CARDS);
}

/** The days in one scrolling row, one Tab stop, for narrow places. Above it the month of the first day in view. */
export function DayStrip(props: DayStripProps) {
  const { range, selected, previous, today, onPick, onHighlight, onOpenMonth } = props;
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const { first, last } = range;
  const days = useMemo(() => daysInRange({ first, last }), [first, last]);
  const shown = useVisibleFirst(days, selected);
  const stateOf = limitTo(range, props.stateOf);
  const roving = useRoving<HTMLDivElement>({
    keys: days.filter((day) => stateOf(day) !== 'outside'),
    preferred: selected ?? today,
    focus: focusInPlace,
  });
  const events = dayEvents({ stateOf, onPick, onHighlight });
  const strip = roving.container.ref;
  const [view, setView] = useState<StripView>({ first: 0, after: true });
  useInView(strip, selected);
  const onScroll = (): void => {
    const next = strip.current && visibleCards(strip.current, shown.length);
    if (next && !sameView(next, view)) setView(next);
  };
  return (
    <div>
      <div className="tour-strip-head">
        <h3 tabIndex={-1}>{format.capital(format.monthYear(monthOf(days[view.first] ?? first)))}</h3>
        <button type="button" className="tour-strip-month" aria-haspopup="dialog" onClick={onOpenMonth}>
          <CalendarIcon />
          <span>{calendar.month}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: in Chromium a fieldset that is given a child forgets how far it is scrolled */}
      <div
        role="group"
        className="tour-strip"
        aria-label={calendar.days}
        onScroll={onScroll}
        data-after={view.after ? '' : undefined}
        {...roving.container}
        {...events}
        onFocusCapture={(event) => {
          roving.container.onFocusCapture(event);
          events.onFocusCapture(event);
        }}
      >
        {shown.map((day) => (
          <DayCard
            key={day}
            day={day}
            state={stateOf(day)}
            times={props.timesOf(day)}
            current={day === today}
            selected={day === selected}
            previous={day === previous}
            tabIndex={roving.item(day).tabIndex}
          />
        ))}
      </div>
    </div>
  );
}

interface DayCardProps extends DayProps {
  /** How many times it has, where it is open. */
  readonly times: number;
}

/**
 * One day of the strip. A full or closed day can be reached but not chosen; a day outside cannot be reached. A card renders
 * again only when its props change.
 */
const DayCard = memo(function DayCard(props: DayCardProps) {
  const { day, state, selected, times } = props;
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const words = state === 'open' ? calendar.times(times) : calendar.dayStates[state];
  const number = dayNumber(day);
  // The first day of a month shows the month's name while nothing is known of the day.
  const month = number === 1 ? format.monthShort(monthOf(day)) : '';
  const note = state === 'full' ? calendar.full : state === 'outside' ? '' : state === 'unknown' ? month : words;
  const part = usePart('day', 'tour-card-day', selected && 'selected');
  const face = (
    <>
      <span aria-hidden="true">{format.weekdayShort(day)}</span>
      <strong aria-hidden="true" translate="no">
        {number}
      </strong>
      {/* Other words get another node: browsers count text that grows as a layout shift. */}
      <span key={note} aria-hidden="true">
        {note}
      </span>
      <VisuallyHidden>{calendar.dayWithState(format.dayFull(day), words)}</VisuallyHidden>
    </>
  );
  return state === 'outside' ? (
    <button type="button" disabled className="tour-card-day" data-state={state}>
      {face}
    </button>
  ) : (
    <button {...part} {...dayButton(props)} aria-pressed={selected}>
      {face}
    </button>
  );
});
