import { memo } from 'react';
import { ChipPlaceholders } from '../../calendar/ChipRow.tsx';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SlowNote } from '../SlowNote.tsx';

/** The name of the month, and five weeks of days. A narrow widget shows as many of them as there is room for. */
const DAYS = [...Array(36).keys()];
/** The day in words, the switch, and two rows of times. */
const TIMES = [...Array(8).keys()];

interface SkeletonScreenProps {
  /** Shown if loading takes long. */
  readonly contact?: Contact | undefined;
}

/** Stands in for days and times, in their final size, until the configuration or a chunk has loaded. */
export const SkeletonScreen = memo(function SkeletonScreen({ contact }: SkeletonScreenProps) {
  const widget = useMessages(widgetMessages);
  return (
    <div className="tour-skeleton" aria-busy="true">
      <VisuallyHidden>{widget.loading}</VisuallyHidden>
      <div className="tour-next-place">
        <ChipPlaceholders />
      </div>
      <div className="tour-columns" aria-hidden="true">
        <div className="tour-skeleton-days">
          {DAYS.map((place) => (
            <span key={place} />
          ))}
        </div>
        <div className="tour-skeleton-times">
          {TIMES.map((place) => (
            <span key={place} />
          ))}
        </div>
      </div>
      {contact ? <SlowNote contact={contact} /> : null}
    </div>
  );
});
