import { useId } from 'react';
import type { LocalDateTime } from '../time/values.ts';
import { useRoving } from '../ui/useRoving.ts';

export interface Chip {
  readonly slot: LocalDateTime;
  readonly label: string;
}

interface ChipRowProps {
  readonly label: string;
  /** Each slot once. */
  readonly chips: readonly Chip[];
  readonly onPick: (slot: LocalDateTime) => void;
}

/** A few times to take with one press, one Tab stop for all. Nothing when there are none. */
export function ChipRow({ label, chips, onPick }: ChipRowProps) {
  const id = useId();
  const roving = useRoving<HTMLFieldSetElement>({ keys: chips.map(({ slot }) => slot) });
  if (chips.length === 0) return null;
  return (
    <div>
      <p className="tour-chips-label" id={id}>
        {label}
      </p>
      <fieldset className="tour-chips" aria-labelledby={id} {...roving.container}>
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
    </div>
  );
}
