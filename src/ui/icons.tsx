import type { ReactNode } from 'react';

/** An icon is decoration: the text beside it, or the label of its button, says what it means. */
export const icon = (shape: ReactNode, className = 'tour-icon') =>
  function Icon() {
    return (
      <svg
        className={className}
        // Without a size it would fill its place until the style sheet is there.
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };

/** Points the other way in right-to-left text. */
const turning = (path: string) => icon(<path d={path} />, 'tour-icon tour-icon-flip');

export const PinIcon = icon(
  <>
    <path d="M12 22c-4.5-4-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-2.5 7-7 11z" />
    <circle cx="12" cy="11" r="2.5" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18z" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="16" rx="3" />
    <path d="M4 11h16M8 3v4M16 3v4" />
  </>,
);
export const PreviousIcon = turning('M15 5l-7 7 7 7');
export const NextIcon = turning('M9 5l7 7-7 7');
