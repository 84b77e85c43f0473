import { memo, useContext } from 'react';
import { SlotList } from '../../calendar/SlotList.tsx';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { CorePartsContext, type TimesAreaProps } from '../coreParts.ts';
import { TimesMessage } from './TimesMessage.tsx';

export interface TimesProps extends TimesAreaProps {
  /** The time chosen before. */
  readonly previous: LocalDateTime | null;
  readonly chosen: LocalDateTime | null | undefined;
  /** The time that was refused. */
  readonly refused: LocalDateTime | null;
  /** Whether changes are read out: from the visitor's first touch on. */
  readonly speak: boolean;
}

/** The times of the day in view, or why there are none. */
export const Times = memo(function Times({ previous, chosen, refused, speak, ...area }: TimesProps) {
  const { view, day, settings, commands } = area;
  const later = useContext(CorePartsContext);
  const widget = useMessages(widgetMessages);
  return (
    <div className="tour-times" aria-busy={view.kind === 'asking'}>
      {view.kind === 'times' ? (
        <SlotList
          key={day}
          day={day}
          slots={view.slots}
          selected={previous ?? undefined}
          chosen={chosen}
          near={chosen ?? previous ?? refused ?? undefined}
          onPick={commands.pickSlot}
        />
      ) : view.kind === 'asking' ? (
        <TimesMessage day={day} text={widget.timesLoading} />
      ) : later ? (
        <later.WithoutTimes {...area} view={view} />
      ) : null}
      {later ? <later.SpokenTimes day={day} view={view} speak={speak} horizonDays={settings.horizonDays} /> : null}
    </div>
  );
});
