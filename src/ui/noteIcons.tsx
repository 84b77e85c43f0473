import { icon } from './icons.tsx';

/** The icons of the integrator's lines for a booked tour. */
export const DoorIcon = icon(<path d="M5.5 17V4a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14.5 4v13M3 17h14M11.5 10v.5" />);
export const CardIcon = icon(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="2.5" />
    <circle cx="7" cy="8.5" r="1.5" />
    <path d="M4.5 13c.5-1.5 4.5-1.5 5 0M12.5 8.5h2.5M12.5 12h2.5" />
  </>,
);
export const NoteIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.5V14M10 6.5v.01" />
  </>,
);
