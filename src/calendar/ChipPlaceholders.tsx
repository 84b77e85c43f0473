/** The next available times before they are known: as high as {@link ChipRow} with its label. */
export const ChipPlaceholders = () => (
  <div className="tour-skeleton-chips" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
