import { useEffect, useRef, useState } from 'react';
import { ChipRow } from '../../calendar/ChipRow.tsx';
import { DayGrid } from '../../calendar/DayGrid.tsx';
import { DayStrip } from '../../calendar/DayStrip.tsx';
import { MonthBar } from '../../calendar/MonthBar.tsx';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { addDays } from '../../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime, type Month, monthOf } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { focusTabStop } from '../../ui/focus.ts';
import { ChipsPlace } from '../ChipsPlace.tsx';
import { DoubtNotice } from '../DoubtNotice.tsx';
import { nearest } from '../outlook.ts';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { useLookAround } from '../useLookAround.ts';
import { useSettled } from '../useSettled.ts';
import type { TourModel } from '../useTourBooking.ts';
import { useWide } from '../useWide.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { Times } from './Times.tsx';

/** Day and time: the month beside the times where there is room, a strip of days above them where there is not. */
export function PickScreen({ model: { flow, pick, settings, send } }: { readonly model: TourModel }) {
  const { widget, calendar } = useMessages();
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide(root);
  const [touched, setTouched] = useState(flow.at === 'slot');
  const [monthOpen, setMonthOpen] = useState(false);
  const calendarPlace = useRef<HTMLDivElement>(null);
  const wasMonthOpen = useRef(false);
  useEffect(() => {
    // The button that opened or closed the month is gone with it.
    if (wasMonthOpen.current !== monthOpen) focusTabStop(calendarPlace.current);
    wasMonthOpen.current = monthOpen;
  }, [monthOpen]);
  const [turned, setTurned] = useState<{ readonly day: Day; readonly month: Month } | null>(null);

  const { day, today, horizon, view, lookOf } = pick;
  const month = turned?.day === day ? turned.month : monthOf(day);
  useLookAround(pick, month, touched);

  const notice = flow.at === 'slot' && flow.notice?.kind === 'slot-taken' ? flow.notice : null;
  const fresh = view.kind === 'times' && !view.refreshing ? view.slots : [];
  const pickSlot = (slot: LocalDateTime): void => send({ type: 'pickSlot', slot });
  const pickDay = (chosen: Day): void => {
    setMonthOpen(false);
    pick.consider(chosen);
    pick.refresh(chosen);
    send({ type: 'pickDay', day: chosen });
  };
  const consider = useSettled(pick.consider);
  const days = {
    range: horizon,
    today,
    selected: day,
    stateOf: lookOf,
    onPick: pickDay,
    onHighlight: touched ? consider : undefined,
  };
  const monthView = (
    <div className="tour-month">
      <MonthBar month={month} range={horizon} onMonth={(to) => setTurned({ day, month: to })} />
      <DayGrid {...days} month={month} onMonth={(to) => setTurned({ day, month: to })} />
    </div>
  );

  return (
    <div
      ref={root}
      className="tour-choose"
      data-wide={wide}
      onPointerDownCapture={() => setTouched(true)}
      onPointerMoveCapture={() => setTouched(true)}
      onKeyDownCapture={() => setTouched(true)}
    >
      <ScreenHeading hidden quiet={notice !== null}>
        {widget.pickHeading}
      </ScreenHeading>
      {notice ? (
        <TakenNotice
          slot={notice.slot}
          nearest={nearest(notice.slot, fresh)}
          stillFree={fresh.includes(notice.slot)}
          perhapsYours={notice.perhapsYours}
          contact={settings.contact}
          onPick={pickSlot}
        />
      ) : flow.at === 'slot' && flow.doubt !== null ? (
        <DoubtNotice slot={flow.doubt} contact={settings.contact} />
      ) : // Where it is narrow the first times stand right below, so chips would only push them down.
      wide && pick.chips.length === 0 && view.kind === 'asking' ? (
        <div>
          <ChipsPlace />
        </div>
      ) : wide ? (
        <ChipRow
          label={calendar.nextAvailable}
          chips={pick.chips.map((slot) => ({ slot, label: chipLabel(slot) }))}
          onPick={pickSlot}
        />
      ) : null}
      <div className="tour-columns">
        <div ref={calendarPlace} className="tour-calendar">
          {wide || monthOpen ? monthView : <DayStrip {...days} onOpenMonth={() => setMonthOpen(true)} />}
          {monthOpen && !wide ? (
            <Button kind="link" onClick={() => setMonthOpen(false)}>
              {widget.backToDays}
            </Button>
          ) : null}
        </div>
        <Times
          day={day}
          view={view}
          selected={flow.at === 'slot' ? (flow.before ?? undefined) : undefined}
          settings={settings}
          speak={touched}
          onSlot={pickSlot}
          onDay={pickDay}
          onRetry={pick.retry}
          onFindNext={pick.findNext}
        />
      </div>
    </div>
  );

  function chipLabel(slot: LocalDateTime): string {
    const of = dayOf(slot);
    const near = of === today ? widget.today : of === addDays(today, 1) ? widget.tomorrow : format.dayShort(of);
    return widget.chip(near, format.time(slot));
  }
}
