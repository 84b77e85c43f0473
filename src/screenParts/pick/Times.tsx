import { memo, type ReactNode, useContext } from 'react';
import { SlotList } from '../../calendar/SlotList.tsx';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { CoreComponentsContext, type TimesAreaProps } from '../coreComponentsContext.ts';

export interface TimesProps extends TimesAreaProps {
  /** The time chosen before. */
  readonly previous: LocalDateTime | null;
  readonly chosen: LocalDateTime | null | undefined;
  /** The time that was refused. */
  readonly refused: LocalDateTime | null;
  /** Whether each change is read out. True from the visitor's first touch on. */
  readonly speak: boolean;
}

/** The times of the day in view, or why there are none. */
export const Times = memo(function Times({ previous, chosen, refused, speak, ...area }: TimesProps) {
  const { view, day, settings, commands } = area;
  const core = useContext(CoreComponentsContext);
  const widget = useMessages(widgetMessages);
  // The notice about a refused time says how many are left.
  const isToldByNotice = refused !== null && dayOf(refused) === day && view.kind === 'times';
  return (
    <div className="tour-times" aria-busy={view.kind === 'asking'}>
      {view.kind === 'times' ? (
        <SlotList
          day={day}
          slots={view.slots}
          selected={previous ?? undefined}
          chosen={chosen}
          near={chosen ?? previous ?? refused ?? undefined}
          onPick={commands.pickSlot}
        >
          {core && view.asOf ? <core.AsOf time={view.asOf} /> : null}
        </SlotList>
      ) : view.kind === 'asking' ? (
        <TimesMessage day={day} text={widget.timesLoading} />
      ) : core ? (
        <core.WithoutTimes {...area} view={view} />
      ) : null}
      {core && !isToldByNotice ? (
        <core.SpokenTimes day={day} view={view} speak={speak} daysAhead={settings.daysAhead} />
      ) : null}
    </div>
  );
});

interface TimesMessageProps {
  readonly day: Day;
  readonly text: string;
  /** The buttons that lead on. */
  readonly children?: ReactNode;
}

/** The message in place of the times. */
export function TimesMessage({ day, text, children }: TimesMessageProps) {
  const format = useFormat();
  return (
    <div className="tour-empty">
      <h3 tabIndex={-1}>{format.capital(format.dayLong(day))}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
