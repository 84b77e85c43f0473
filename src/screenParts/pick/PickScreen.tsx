import { memo, useContext, useRef, useState } from 'react';
import type { SlotTaken } from '../../booking/flow.ts';
import { ChipRow } from '../../calendar/ChipRow.tsx';
import { DayGrid } from '../../calendar/DayGrid.tsx';
import { DayStrip } from '../../calendar/DayStrip.tsx';
import { MonthBar } from '../../calendar/MonthBar.tsx';
import type { PickCommands } from '../../core/commands.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { calendarMessages } from '../../i18n/calendar.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { ViewSettings } from '../../options/viewSettings.ts';
import { addDays } from '../../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime, monthOf } from '../../time/values.ts';
import { CoreComponentsContext, type MonthSheetProps } from '../coreComponentsContext.ts';
import { ScreenBox, ScreenHeading, VisitContext } from '../ScreenHeading.tsx';
import { SlowNote } from '../SlowNote.tsx';
import { WideContext } from '../useWide.ts';
import { LeadLine } from './LeadLine.tsx';
import { Times } from './Times.tsx';
import { useHeldCard } from './useHeldCard.ts';
import { useResting } from './useResting.ts';

export interface PickScreenProps {
  readonly availability: AvailabilityView;
  /** The time of an earlier attempt was refused. */
  readonly notice: SlotTaken | null;
  /** The refused time, if another notice than `notice` names it. */
  readonly refused?: LocalDateTime | null;
  /** The time chosen before. */
  readonly previous: LocalDateTime | null;
  /** The chosen time, if the visitor has to confirm it on this screen. Undefined if a press on a time leads to the next screen. */
  readonly chosen?: LocalDateTime | null | undefined;
  readonly unknownOutcomes: readonly LocalDateTime[];
  readonly commands: PickCommands;
  readonly settings: Pick<ViewSettings, 'contact' | 'daysAhead' | 'leads' | 'canLookUp'>;
  /** A press of the visitor has waited long for a chunk. */
  readonly isLate?: boolean | undefined;
}

/** Day and time. With enough room the month stands beside the times, otherwise a strip of days above them. */
export const PickScreen = memo(function PickScreen(props: PickScreenProps) {
  const {
    availability,
    notice,
    refused = notice?.slot ?? null,
    previous,
    chosen,
    unknownOutcomes,
    commands,
    settings,
    isLate = false,
  } = props;
  const { day, times, touched } = availability;
  const widget = useMessages(widgetMessages);
  const core = useContext(CoreComponentsContext);
  const wide = useContext(WideContext);
  const touch = touched ? undefined : commands.touch;
  const visit = useContext(VisitContext);
  const columns = useRef<HTMLDivElement>(null);
  // The card grows only after a press of the visitor: one that led to this screen, or one on it.
  const isHeld = useHeldCard(columns, visit === 0 && chosen === undefined);
  return (
    <ScreenBox
      className="tour-choose"
      quiet={notice !== null}
      data-wide={wide}
      data-held={isHeld ? '' : undefined}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
      onFocusCapture={touch}
    >
      <ScreenHeading key="heading" hidden>
        {widget.pickHeading}
      </ScreenHeading>
      {/* These come and go. The keys keep the nodes below them the same. */}
      {core && (notice || unknownOutcomes.length > 0) ? (
        <core.PickNotice key="notice" {...{ notice, unknownOutcomes, times, settings, commands }} />
      ) : (
        <Chips key="chips" availability={availability} most={wide ? 3 : 2} onPick={commands.pickSlot} />
      )}
      <div key="columns" className="tour-columns" ref={columns}>
        <Calendar availability={availability} previous={previous} wide={wide} commands={commands} />
        <Times
          day={day}
          view={times}
          previous={previous}
          chosen={chosen}
          refused={refused}
          settings={settings}
          speak={touched}
          commands={commands}
        />
      </div>
      {core ? <core.CardGrowth key="growth" within={columns} /> : null}
      {isLate ? <SlowNote key="slow" contact={settings.contact} /> : null}
      <LeadLine key="lead" settings={settings} commands={commands} />
    </ScreenBox>
  );
});

interface ChipsProps {
  readonly availability: AvailabilityView;
  /** How many chips there is room for. */
  readonly most: number;
  readonly onPick: (slot: LocalDateTime) => void;
}

/** The next available times. Their place stays when there are none, so that nothing below moves. */
function Chips({ availability: { chips, chipsPending, today }, most, onPick }: ChipsProps) {
  const calendar = useMessages(calendarMessages);
  const labelOf = useChipLabel(today);
  return (
    <ChipRow
      label={calendar.nextAvailable}
      chips={chips.slice(0, most).map((slot) => ({ slot, label: labelOf(slot) }))}
      pending={chipsPending}
      onPick={onPick}
    />
  );
}

interface CalendarProps {
  readonly availability: AvailabilityView;
  readonly previous: LocalDateTime | null;
  readonly wide: boolean;
  readonly commands: PickCommands;
}

/** The month. With little room, a strip of days that opens the month. */
function Calendar({ availability, previous, wide, commands }: CalendarProps) {
  const rest = useResting((day: Day) => {
    commands.touch();
    commands.prefetchDay(day);
  });
  const { range, today, day, month, states, counts } = availability;
  const days: InMonth = {
    range,
    today,
    selected: day,
    previous: previous ? dayOf(previous) : undefined,
    stateOf: (each) => states[each] ?? 'outside',
    onPick(chosen) {
      commands.pickDay(chosen);
      // The last weeks of a month also show days of the next one. A press on these keeps the month, so that they stay under the pointer.
      if (monthOf(chosen) !== month) commands.setMonth(month);
    },
    onHighlight: rest.on,
    month,
    onMonth: commands.setMonth,
  };
  return (
    <div className="tour-calendar" onPointerLeave={rest.off}>
      {wide ? (
        <div key="month" className="tour-month">
          <MonthBar {...days} />
          <DayGrid {...days} />
        </div>
      ) : (
        <Strip key="strip" days={days} timesOf={(each) => counts[each] ?? 0} />
      )}
    </div>
  );
}

type InMonth = Omit<MonthSheetProps, 'onClose'>;

/** The days in one row, and the month over the page while it is open. */
function Strip({ days, timesOf }: { readonly days: InMonth; readonly timesOf: (day: Day) => number }) {
  const core = useContext(CoreComponentsContext);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { selected, onMonth } = days;
  const closing: InMonth = {
    ...days,
    onPick(day) {
      close();
      days.onPick(day);
    },
  };
  return (
    <>
      <DayStrip
        {...closing}
        timesOf={timesOf}
        onOpenMonth={() => {
          if (selected) onMonth(monthOf(selected));
          setOpen(true);
        }}
      />
      {isOpen && core ? <core.MonthSheet {...closing} onClose={close} /> : null}
    </>
  );
}

/** The label of a chip: the day of its free time, as a word if it is near `today`, and the time. */
export function useChipLabel(today: Day): (slot: LocalDateTime) => string {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  return (slot) => {
    const day = dayOf(slot);
    const near = day === today ? widget.today : day === addDays(today, 1) ? widget.tomorrow : undefined;
    const time = format.time(slot);
    return format.capital(
      near === undefined ? widget.dayTimeLabel(format.dayShort(day), time) : widget.nearTime(near, time),
    );
  };
}
