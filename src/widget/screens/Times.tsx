import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SlotList } from '../../calendar/SlotList.tsx';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { Day, LocalDateTime } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusHeading, hasFocusWithin } from '../../ui/focus.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { Settings } from '../settings.ts';
import type { TimesView } from '../usePick.ts';

export interface TimesProps {
  readonly day: Day;
  readonly view: TimesView;
  /** The time chosen before. */
  readonly selected: LocalDateTime | undefined;
  readonly settings: Pick<Settings, 'contact' | 'horizonDays'>;
  /** Whether changes are read out: from the visitor's first touch on. */
  readonly speak: boolean;
  readonly onSlot: (slot: LocalDateTime) => void;
  readonly onDay: (day: Day) => void;
  readonly onRetry: () => void;
  readonly onFindNext: () => void;
}

type Rows = {
  readonly [Kind in TimesView['kind']]: (view: Extract<TimesView, { kind: Kind }>, props: TimesProps) => ReactNode;
};

/** What stands in the times' place, one row for each answer. */
const ROWS: Rows = {
  asking: (_, { day }) => <Words day={day} text={({ widget }) => widget.timesLoading} />,
  times: ({ slots }, { day, selected, onSlot }) => (
    <SlotList day={day} slots={slots} selected={selected} onPick={onSlot} />
  ),
  closed: (_, { day }) => <Words day={day} text={({ widget }) => widget.closedDay} />,
  none: (view, props) => <NoTimes view={view} props={props} />,
  nothing: (_, { day, settings }) => (
    <Words day={day} text={({ widget }) => widget.nothing(settings.horizonDays)}>
      <ContactLinks contact={settings.contact} />
    </Words>
  ),
  failed: (_, { day, settings, onRetry }) => (
    <Words day={day} text={({ widget }) => widget.notAsked}>
      <Retry onRetry={onRetry} />
      <ContactLinks contact={settings.contact} />
    </Words>
  ),
};

/** The times of the day in view, or why there are none. */
export function Times(props: TimesProps) {
  const { view, day, speak } = props;
  const row: (view: never, props: TimesProps) => ReactNode = ROWS[view.kind];
  useSpoken(day, view, speak);
  const ref = useRef<HTMLDivElement>(null);
  const kept = useFocusKept(ref, `${day} ${view.kind}`);
  return (
    <div ref={ref} className="tour-times" aria-busy={view.kind === 'asking'} {...kept}>
      {row(view as never, props)}
    </div>
  );
}

/** When a button that held the focus gives way to what it brought, the heading takes the focus instead of nobody. */
function useFocusKept(ref: RefObject<HTMLElement | null>, shown: string) {
  const inside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is shown
  useEffect(() => {
    if (!inside.current || !ref.current || hasFocusWithin(ref.current)) return;
    focusHeading(ref.current.querySelector<HTMLElement>('h3'));
  }, [ref, shown]);
  return {
    onFocusCapture: () => {
      inside.current = true;
    },
    // A node that goes away blurs to nothing; a visitor who leaves goes somewhere.
    onBlurCapture: (event: FocusEvent) => {
      if (event.relatedTarget !== null) inside.current = false;
    },
  };
}

type Messages = ReturnType<typeof useMessages>;

function Words({
  day,
  text,
  children,
}: {
  readonly day: Day;
  readonly text: (messages: Messages) => string;
  readonly children?: ReactNode;
}) {
  const format = useFormat();
  const messages = useMessages();
  return (
    <div className="tour-empty">
      <h3 tabIndex={-1}>{format.dayLong(day)}</h3>
      <p>{text(messages)}</p>
      {children}
    </div>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { widget } = useMessages();
  return <Button onClick={onRetry}>{widget.tryAgain}</Button>;
}

function NoTimes({
  view: { next, searching, further },
  props: { day, onDay, onFindNext },
}: {
  readonly view: Extract<TimesView, { kind: 'none' }>;
  readonly props: TimesProps;
}) {
  const { widget } = useMessages();
  const format = useFormat();
  return (
    <Words day={day} text={(messages) => messages.widget.noTimes}>
      {next ? (
        <Button onClick={() => onDay(next)}>{widget.nextFreeDay(format.dayShort(next))}</Button>
      ) : further ? (
        <Button busy={searching} onClick={onFindNext}>
          {searching ? widget.finding : widget.findNext}
        </Button>
      ) : null}
    </Words>
  );
}

/** Reads out what a chosen day turned out to be. */
function useSpoken(day: Day, view: TimesView, speak: boolean): void {
  const announce = useAnnounce();
  const { widget, calendar } = useMessages();
  const format = useFormat();
  const said = useRef('');
  const words: { readonly [Kind in TimesView['kind']]: string } = {
    asking: '',
    times: view.kind === 'times' ? calendar.times(view.slots.length) : '',
    closed: widget.closedDay,
    none: widget.noTimes,
    nothing: widget.noTimes,
    failed: widget.notAsked,
  };
  const text = words[view.kind] === '' ? '' : `${format.dayLong(day)}: ${words[view.kind]}`;
  useEffect(() => {
    if (text === '' || text === said.current) return;
    if (speak) announce(text);
    said.current = text;
  }, [text, speak, announce]);
}
