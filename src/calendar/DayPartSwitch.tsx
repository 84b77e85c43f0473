import { calendarMessages } from '../i18n/calendar.ts';
import { useMessages } from '../i18n/language.ts';
import { type DayPart, dayParts } from '../time/dayPart.ts';
import { itemAt, type PlaceEvent } from '../ui/itemAt.ts';
import { useRoving } from '../ui/useRoving.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface DayPartSwitchProps {
  /** How many times each part has. One without times cannot be chosen. */
  readonly counts: Readonly<Record<DayPart, number>>;
  /** The part whose times are shown. */
  readonly shown: DayPart;
  readonly onShow: (part: DayPart) => void;
  /** Id of the panel with the times, and the first part of the id of each tab. */
  readonly panelId: string;
}

/** Morning, afternoon and evening as tabs, each with the number of its times. */
export function DayPartSwitch({ counts, shown, onShow, panelId }: DayPartSwitchProps) {
  const calendar = useMessages(calendarMessages);
  const roving = useRoving<HTMLDivElement>({ keys: dayParts.filter((part) => counts[part] > 0), preferred: shown });
  // As tabs do: the focused part is shown.
  const show = (event: PlaceEvent): void => {
    const part = dayParts.find((each) => each === itemAt(event)?.dataset.key);
    if (part && part !== shown && counts[part] > 0) onShow(part);
  };
  return (
    <div
      className="tour-parts"
      role="tablist"
      aria-label={calendar.dayParts}
      {...roving.container}
      {...{ onClick: show }}
      onFocusCapture={(event) => {
        roving.container.onFocusCapture(event);
        show(event);
      }}
    >
      {dayParts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={`${panelId}-${part}`}
          className="tour-part"
          aria-selected={part === shown}
          aria-controls={panelId}
          {...(counts[part] > 0 ? roving.item(part) : { disabled: true })}
        >
          <span aria-hidden="true">{calendar[part]}</span> <small aria-hidden="true">{counts[part]}</small>
          {/* In one piece: a screen reader would read the pieces one by one. */}
          <VisuallyHidden>{`${calendar[part]} ${counts[part]} ${calendar.timesOfPart(counts[part])}`}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
