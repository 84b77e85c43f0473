import { memo, type ReactNode } from 'react';
import { SlotList } from '../../calendar/SlotList.tsx';
import type { TourCommands } from '../../core/createTourBooking.ts';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { Day, LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import type { Contact, Settings } from '../settings.ts';
import { troubleOf } from '../trouble.ts';
import { noTimesWords } from './noTimesWords.ts';
import { useSpokenTimes } from './useSpokenTimes.ts';

export interface TimesProps {
  readonly day: Day;
  readonly view: TimesView;
  /** The time chosen before. */
  readonly previous: LocalDateTime | null;
  readonly settings: Pick<Settings, 'contact' | 'horizonDays'>;
  /** Whether changes are read out: from the visitor's first touch on. */
  readonly speak: boolean;
  readonly commands: Pick<TourCommands, 'pickDay' | 'pickSlot' | 'retry' | 'findNextFreeDay'>;
}

type Rows = {
  readonly [Kind in TimesView['kind']]: (view: Extract<TimesView, { kind: Kind }>, props: TimesProps) => ReactNode;
};

/** What stands in the times' place, one row for each answer. */
const ROWS: Rows = {
  asking: (_, { day }) => <Words day={day} text={({ widget }) => widget.timesLoading} />,
  times: ({ slots }, { day, previous, commands }) => (
    <SlotList day={day} slots={slots} selected={previous ?? undefined} onPick={commands.pickSlot} />
  ),
  none: (view, props) => <WithoutTimes {...props} view={view} />,
  failed: ({ why, retrying }, { day, settings, commands }) => (
    <Words day={day} text={({ widget }) => widget.notLoaded[troubleOf(why)]} contact={settings.contact}>
      <Retry busy={retrying} onRetry={commands.retry} />
    </Words>
  ),
};

/** The times of the day in view, or why there are none. */
export const Times = memo(function Times(props: TimesProps) {
  const { view, day, speak } = props;
  const row: (view: never, props: TimesProps) => ReactNode = ROWS[view.kind];
  useSpokenTimes(day, view, speak, props.settings.horizonDays);
  return (
    <div className="tour-times" aria-busy={view.kind === 'asking'}>
      {row(view as never, props)}
    </div>
  );
});

type Messages = ReturnType<typeof useMessages>;

interface WordsProps {
  readonly day: Day;
  readonly text: (messages: Messages) => string;
  /** Shown as the last way on. */
  readonly contact?: Contact | undefined;
  readonly children?: ReactNode;
}

function Words({ day, text, contact, children }: WordsProps) {
  const format = useFormat();
  const messages = useMessages();
  return (
    <div className="tour-empty">
      <h3 tabIndex={-1}>{format.dayLong(day)}</h3>
      <p>{text(messages)}</p>
      {children}
      {contact ? <ContactLinks contact={contact} /> : null}
    </div>
  );
}

function Retry({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const { widget } = useMessages();
  return (
    <Button busy={busy} onClick={onRetry}>
      {widget.tryAgain}
    </Button>
  );
}

/** A day without times, and the way on: the next free day, a search for it, an earlier one; at the end the contact. */
function WithoutTimes({ view, day, settings, commands }: Omit<TimesProps, 'view'> & { readonly view: NoTimes }) {
  const { next, earlier, searchable, searching, searchedUntil, why } = view;
  const { widget } = useMessages();
  const format = useFormat();
  const isEnd = next === undefined && (!searchable || searchedUntil !== undefined);
  return (
    <Words
      day={day}
      text={() => noTimesWords(widget, why, settings.horizonDays)}
      contact={isEnd ? settings.contact : undefined}
    >
      {searchedUntil === undefined || why === 'all-full' ? null : (
        <p>{widget.nothingUntil(format.dayLong(searchedUntil))}</p>
      )}
      {next ? (
        <Button onClick={() => commands.pickDay(next)}>{widget.nextFreeDay(format.dayShort(next))}</Button>
      ) : searchable ? (
        <Button busy={searching} onClick={commands.findNextFreeDay}>
          {searching ? widget.finding : widget.findNext}
        </Button>
      ) : earlier ? (
        <Button onClick={() => commands.pickDay(earlier)}>{widget.earlierFreeDay(format.dayShort(earlier))}</Button>
      ) : null}
    </Words>
  );
}
