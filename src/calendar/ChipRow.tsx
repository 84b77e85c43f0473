import type { LocalDateTime } from '../time/values.ts';
import { useRoving } from '../ui/useRoving.ts';

export interface Chip {
  readonly slot: LocalDateTime;
  readonly label: string;
}

interface ChipRowProps {
  /** The name of the row, heard and not seen. */
  readonly label: string;
  /** Each slot once. */
  readonly chips: readonly Chip[];
  /** The times are loading: placeholders are shown while there are no chips. */
  readonly pending?: boolean | undefined;
  readonly onPick: (slot: LocalDateTime) => void;
}

/**
 * A few times to take with one press, one Tab stop for all. The row has the same height with chips, with placeholders and
 * with neither, so that nothing below moves when they come or go.
 */
export function ChipRow({ chips, pending, ...row }: ChipRowProps) {
  return (
    <div className="tour-next-place">
      {chips.length > 0 ? <Chips chips={chips} {...row} /> : pending ? <ChipPlaceholders /> : null}
    </div>
  );
}

function Chips({ label, chips, onPick }: Omit<ChipRowProps, 'pending'>) {
  const roving = useRoving<HTMLFieldSetElement>({ keys: chips.map(({ slot }) => slot) });
  return (
    <fieldset className="tour-next" aria-label={label} {...roving.container}>
      {chips.map((chip) => (
        <button
          key={chip.slot}
          type="button"
          className="tour-chip"
          {...roving.item(chip.slot)}
          onClick={() => onPick(chip.slot)}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Placeholders for the next available times, as high as a {@link ChipRow}. */
export const ChipPlaceholders = () => (
  <div className="tour-next tour-skeleton-chips" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
