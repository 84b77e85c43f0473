const CHIPS = [0, 1, 2];

/** The place of the next available times before they are known, in their size. */
export const ChipsPlace = () => (
  <div className="tour-skeleton-chips" aria-hidden="true">
    {CHIPS.map((chip) => (
      <span key={chip} />
    ))}
  </div>
);
