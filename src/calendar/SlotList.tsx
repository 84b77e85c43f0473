import { useId } from 'react';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type Day, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { itemAt, type PlaceEvent } from '../ui/itemAt.ts';
import { useRoving } from '../ui/useRoving.ts';
import { byDayPart } from './dayParts.ts';

interface SlotListProps {
  readonly day: Day;
  /** The free times of that day, in any order. */
  readonly slots: readonly LocalDateTime[];
  /** The time chosen before, with a ring and as the Tab stop. */
  readonly selected?: LocalDateTime | undefined;
  readonly onPick: (slot: LocalDateTime) => void;
}

/** The free times of a day under the day in words, by part of the day, one Tab stop for all of them. */
export function SlotList({ day, slots, selected, onPick }: SlotListProps) {
  const id = useId();
  const format = useFormat();
  const { calendar } = useMessages();
  const groups = byDayPart(slots);
  const keys = groups.flatMap((group) => group.slots);
  const roving = useRoving<HTMLElement>({ keys, preferred: selected });
  return (
    <section className="tour-slots" aria-labelledby={id} {...roving.container} {...slotEvents(onPick)}>
      <div className="tour-slots-head">
        <h3 id={id} tabIndex={-1}>
          {format.dayLong(day)}
        </h3>
        <span className="tour-slots-count">{calendar.times(keys.length)}</span>
      </div>
      {groups.map((group) => (
        <fieldset key={group.part} className="tour-slots-group" aria-labelledby={`${id}-${group.part}`}>
          <h4 className="tour-slots-part" id={`${id}-${group.part}`}>
            {calendar[group.part]}
          </h4>
          <div className="tour-slots-times">
            {group.slots.map((slot) => (
              <button
                key={slot}
                type="button"
                className="tour-slot"
                {...roving.item(slot)}
                aria-current={slot === selected ? true : undefined}
              >
                {format.time(slot)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

/** One listener for all buttons, each of which has its slot as its `data-key`. */
const slotEvents = (onPick: SlotListProps['onPick']) => ({
  onClick(event: PlaceEvent): void {
    const slot = parseLocalDateTime(itemAt(event)?.dataset.key ?? '');
    if (slot) onPick(slot);
  },
});
