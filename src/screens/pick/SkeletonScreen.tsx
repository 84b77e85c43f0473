import { memo } from 'react';
import { ChipPlaceholders } from '../../calendar/ChipRow.tsx';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SlowNote } from '../messages/SlowNote.tsx';

const CELLS = [...Array(35).keys()];
const TIMES = [...Array(9).keys()];

interface SkeletonScreenProps {
  /** Shown where it takes too long. */
  readonly contact?: Contact | undefined;
}

/** The place of the calendar before the configuration is there, in its final size. */
export const SkeletonScreen = memo(function SkeletonScreen({ contact }: SkeletonScreenProps) {
  const widget = useMessages(widgetMessages);
  return (
    <div className="tour-skeleton" aria-busy="true">
      <VisuallyHidden>{widget.loading}</VisuallyHidden>
      <ChipPlaceholders />
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
      {contact ? <SlowNote contact={contact} /> : null}
    </div>
  );
});
