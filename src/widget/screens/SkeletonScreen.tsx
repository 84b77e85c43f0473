import { useMessages } from '../../i18n/language.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const CELLS = Array.from({ length: 35 }, (_, index) => index);
const TIMES = Array.from({ length: 9 }, (_, index) => index);
const CHIPS = [0, 1, 2];

/** The place of the calendar before the configuration is there, in its final size. */
export function SkeletonScreen() {
  const { widget } = useMessages();
  return (
    <div className="tour-skeleton" aria-busy="true">
      <VisuallyHidden>{widget.loading}</VisuallyHidden>
      <div className="tour-skeleton-chips" aria-hidden="true">
        {CHIPS.map((chip) => (
          <span key={chip} />
        ))}
      </div>
      <div className="tour-skeleton-columns" aria-hidden="true">
        <div className="tour-skeleton-grid">
          {CELLS.map((cell) => (
            <span key={cell} />
          ))}
        </div>
        <div className="tour-skeleton-times">
          {TIMES.map((time) => (
            <span key={time} />
          ))}
        </div>
      </div>
    </div>
  );
}
