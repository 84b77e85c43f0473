import { createContext, Fragment, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type DayPart, dayParts, partOf } from '../time/dayPart.ts';
import { type Day, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { Spinner } from '../ui/Button.tsx';
import { itemAt, type PlaceEvent } from '../ui/itemAt.ts';
import { usePart } from '../ui/parts.ts';
import { useRoving } from '../ui/useRoving.ts';
import { DayPartSwitch } from './DayPartSwitch.tsx';
import { byDayPart, partToShow, showsAllParts } from './dayParts.ts';

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
  /** Shown beside the day. */
  readonly children?: ReactNode;
}

/** A part with more times than this has shorter buttons. */
const MANY = 12;
/** How many letters a time has in English. Longer ones, `10:00 a. m.`, are in smaller letters. */
const USUAL_LENGTH = '10:00 AM'.length;

/**
 * The free times of a day under the day in words: all of them under the parts of the day. A day with many times shows one part, and a
 * switch to the others. The part that the visitor chose stays for the next day. The switch stays, too, because Orca would read out the
 * selected tab of a new one.
 */
export function SlotList({ day, slots, selected, chosen, near = selected, onPick, children }: SlotListProps) {
  const id = useId();
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const [wished, setWished] = useState<DayPart>();
  const byPart = byDayPart(slots);
  const counts = { morning: byPart.morning.length, afternoon: byPart.afternoon.length, evening: byPart.evening.length };
  const isWhole = showsAllParts(byPart);
  const shown = partToShow(byPart, wished ?? (near && partOf(near)));
  const parts = isWhole ? dayParts.filter((part) => counts[part] > 0) : [shown];
  const keys = parts.flatMap((part) => byPart[part]);
  // The selected part of the day says whether a time is AM or PM.
  const isShort = !isWhole && keys.length > MANY;
  const roving = useRoving<HTMLDivElement>({ keys, preferred: chosen ?? selected });
  const busy = useContext(BusySlotContext);
  const pressed = usePressedItem();
  const slotPart = usePart('slot', 'tour-slot');
  const chosenPart = usePart('slot', 'tour-slot', 'selected');
  const panel = { role: 'tabpanel', 'aria-labelledby': `${id}-times-${shown}` };
  return (
    <section className="tour-slots" aria-labelledby={id}>
      <div className="tour-slots-head">
        <h3 id={id} tabIndex={-1}>
          {format.capital(format.dayLong(day))}
        </h3>
        {children}
      </div>
      {isWhole ? null : <DayPartSwitch counts={counts} shown={shown} onShow={setWished} panelId={`${id}-times`} />}
      <div
        key="times"
        id={`${id}-times`}
        {...(isWhole ? {} : panel)}
        className="tour-slots-times"
        data-short={isShort ? '' : undefined}
        data-long={!isShort && keys.some((slot) => format.time(slot).length > USUAL_LENGTH) ? '' : undefined}
        {...roving.container}
        {...slotEvents(pressed, onPick)}
      >
        {parts.map((part) => (
          <Fragment key={part}>
            {isWhole ? <h4>{calendar[part]}</h4> : null}
            {byPart[part].map((slot) => (
              <button
                key={slot}
                type="button"
                {...(slot === chosen ? chosenPart : slotPart)}
                {...roving.item(slot)}
                aria-label={isShort ? format.time(slot) : undefined}
                aria-current={slot === selected ? true : undefined}
                aria-pressed={chosen === undefined ? undefined : slot === chosen}
                aria-busy={slot === busy ? true : undefined}
              >
                {slot === busy ? <Spinner /> : null}
                <span translate="no">{isShort ? format.clock(slot) : format.time(slot)}</span>
              </button>
            ))}
          </Fragment>
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

/** A click of an element around items, with its place in the window. */
interface ClickEvent extends PlaceEvent {
  readonly clientX: number;
  readonly clientY: number;
}

/** The item that is clicked, for the element around the items. */
interface PressedItem {
  readonly onPointerDown: (event: PlaceEvent) => void;
  /** The item of a click. Undefined if it is none. */
  readonly clicked: (event: ClickEvent) => HTMLElement | undefined;
}

/**
 * A browser sends the click of a press to the nearest element around the two places where the pointer went down and up. If items
 * appear in that instant, this can be the element around the items. Such a click counts for the item that was pressed, if that is
 * still there and under the pointer.
 */
function usePressedItem(): PressedItem {
  const pressed = useRef<HTMLElement>(undefined);
  return {
    onPointerDown(event) {
      pressed.current = itemAt(event);
    },
    clicked(event) {
      const item = pressed.current;
      pressed.current = undefined;
      return itemAt(event) ?? (item?.isConnected && isUnder(item, event) ? item : undefined);
    },
  };
}

function isUnder(item: HTMLElement, { clientX, clientY }: ClickEvent): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
