const CHIPS = [0, 1, 2];

/** The next available times before they are known: as high as {@link ChipRow} with its label. */
export const ChipPlaceholders = () => (
  <div className="tour-skeleton-chips" aria-hidden="true">
    {CHIPS.map((chip) => (
      <span key={chip} />
    ))}
  </div>
);
