import { icon } from './icons.tsx';

/** The icons of a booked tour: what the visitor can do, and the integrator's lines. */

export const DirectionsIcon = icon(
  <>
    <path d="M10 2l8 8-8 8-8-8z" />
    <path d="M7.5 12V9.5h5m-1.5-1.5L12.5 9.5 11 11" />
  </>,
);
export const DownIcon = icon(<path d="M4.5 7.5L10 13l5.5-5.5" />);
export const ShareIcon = icon(<path d="M10 12.5v-9M7 6.5l3-3 3 3M5.5 9H4v8h12V9h-1.5" />);
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
