import { useMessages } from '../../i18n/language.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChipsPlace } from '../ChipsPlace.tsx';

const CELLS = Array.from({ length: 35 }, (_, index) => index);
const TIMES = Array.from({ length: 9 }, (_, index) => index);

/** The place of the calendar before the configuration is there, in its final size. */
export function SkeletonScreen() {
  const { widget } = useMessages();
  return (
    <div className="tour-skeleton" aria-busy="true">
      <VisuallyHidden>{widget.loading}</VisuallyHidden>
      <ChipsPlace />
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
