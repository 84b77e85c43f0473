import { createContext, useContext, useId, useState } from 'react';
import { useFormat } from '../i18n/language.ts';
import { type Day, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { Spinner } from '../ui/Button.tsx';
import { type ClickEvent, type PressedItem, usePressedItem } from '../ui/usePressedItem.ts';
import { useRoving } from '../ui/useRoving.ts';
import { DayPartSwitch } from './DayPartSwitch.tsx';
import { byDayPart, type DayPart, dayParts, partOf } from './dayParts.ts';

/** The pressed time, while the next screen is loading. */
export const BusySlotContext = createContext<LocalDateTime | undefined>(undefined);

interface SlotListProps {
  readonly day: Day;
  /** The free times of that day, in any order. */
  readonly slots: readonly LocalDateTime[];
  /** The time chosen before, with a mark and as the Tab stop. */
  readonly selected?: LocalDateTime | undefined;
  /** The time that is chosen and not confirmed yet, null before there is one; undefined where a press is enough. */
  readonly chosen?: LocalDateTime | null | undefined;
  /** The time whose part of the day shows first, free or not. Default: `selected`. */
  readonly near?: LocalDateTime | undefined;
  readonly onPick: (slot: LocalDateTime) => void;
}

/** A part with more times than this has smaller buttons, so that all of them fit. */
const MANY = 12;
/** How many letters a time has in English. Longer ones, `10:00 a.m.`, have wider columns. */
const USUAL_LENGTH = '10:00 AM'.length;

/** The free times of a day under the day in words: one part of the day, and a switch to the others. */
export function SlotList({ day, slots, selected, chosen, near = selected, onPick }: SlotListProps) {
  const id = useId();
  const format = useFormat();
  const [wished, setWished] = useState<DayPart | undefined>(near && partOf(near));
  const byPart = byDayPart(slots);
  const hasTimes = (part: DayPart | undefined): part is DayPart => part !== undefined && byPart[part].length > 0;
  // The part that was chosen may have lost its last time.
  const shown = [wished, ...dayParts].find(hasTimes) ?? 'morning';
  const keys = byPart[shown];
  const counts = { morning: byPart.morning.length, afternoon: byPart.afternoon.length, evening: byPart.evening.length };
  const roving = useRoving<HTMLDivElement>({ keys, preferred: chosen ?? selected });
  const busy = useContext(BusySlotContext);
  const pressed = usePressedItem();
  return (
    <section className="tour-slots" aria-labelledby={id}>
      <div className="tour-slots-head">
        <h3 id={id} tabIndex={-1}>
          {format.dayLong(day)}
        </h3>
      </div>
      <DayPartSwitch counts={counts} shown={shown} onShow={setWished} panelId={`${id}-times`} />
      <div
        id={`${id}-times`}
        role="tabpanel"
        aria-labelledby={`${id}-times-${shown}`}
        className="tour-slots-times"
        data-many={keys.length > MANY ? '' : undefined}
        data-long={slots.some((slot) => format.time(slot).length > USUAL_LENGTH) ? '' : undefined}
        {...roving.container}
        {...slotEvents(pressed, onPick)}
      >
        {keys.map((slot) => (
          <button
            key={slot}
            type="button"
            className="tour-slot"
            {...roving.item(slot)}
            aria-current={slot === selected ? true : undefined}
            aria-pressed={chosen === undefined ? undefined : slot === chosen}
            aria-busy={slot === busy ? true : undefined}
          >
            {slot === busy ? <Spinner /> : null}
            <span translate="no">{format.time(slot)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** One listener for all buttons, each of which has its slot as its `data-key`. */
const slotEvents = ({ onPointerDown, clicked }: PressedItem, onPick: SlotListProps['onPick']) => ({
  onPointerDown,
  onClick(event: ClickEvent): void {
    const slot = parseLocalDateTime(clicked(event)?.dataset.key ?? '');
    if (slot) onPick(slot);
  },
});
