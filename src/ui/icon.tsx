import type { ReactNode } from 'react';

/** An icon is decoration: the text beside it, or the label of its button, says what it means. */
export const icon = (shape: ReactNode, className = 'tour-icon') =>
  function Icon() {
    return (
      <svg
        className={className}
        // Without the style sheet it would be as wide as its place.
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
