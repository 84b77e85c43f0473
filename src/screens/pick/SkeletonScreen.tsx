import { memo } from 'react';
import { ChipPlaceholders } from '../../calendar/ChipRow.tsx';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SlowNote } from '../messages/SlowNote.tsx';

/** The month's name, and five weeks; where it is narrow as many of the days as there is room for. */
const DAYS = [...Array(36).keys()];
/** The day in words, the switch, and two rows of times. */
const TIMES = [...Array(8).keys()];

interface SkeletonScreenProps {
  /** Shown if loading takes long. */
  readonly contact?: Contact | undefined;
}

/** The place of the calendar before the configuration is there, in its final size. */
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
