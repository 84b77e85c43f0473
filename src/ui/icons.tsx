import type { ReactNode } from 'react';

/**
 * An icon is decoration: the text beside it, or the label of its button, says what it means. Its shape is drawn on a grid of 20 by 20,
 * and it shows at 20 px, so that its lines lie where they were drawn.
 */
export const icon = (shape: ReactNode, className = 'tour-icon') =>
  function Icon() {
    return (
      <svg
        className={className}
        // Without a size it would fill its place until the style sheet is there.
        width="20"
        height="20"
        viewBox="0 0 20 20"
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
    <path d="M10 18c-4-3.5-5.5-6-5.5-9a5.5 5.5 0 0 1 11 0c0 3-1.5 5.5-5.5 9z" />
    <circle cx="10" cy="9" r="2" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 6v4l3 2" />
  </>,
);
export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M2.5 10h15M10 2.5c4 4.5 4 10.5 0 15c-4-4.5-4-10.5 0-15z" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="3" y="4" width="14" height="13" rx="2.5" />
    <path d="M3 8.5h14M7 2.5v3M13 2.5v3" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M4 3h3.5L9 7 7 8.5a9 9 0 0 0 4.5 4.5L13 11l4 1.5V16a1.25 1.25 0 0 1-1.25 1.25C9 17.25 2.750 11 2.750 4.25A1.25 1.25 0 0 1 4 3z" />,
);
export const MailIcon = icon(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="2.5" />
    <path d="M3.5 6.5L10 11l6.5-4.5" />
  </>,
);
export const PreviousIcon = turning('M12.5 4.5L7 10l5.5 5.5');
export const NextIcon = turning('M7.5 4.5L13 10l-5.5 5.5');
