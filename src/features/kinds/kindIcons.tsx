import { icon } from '../../ui/icons.tsx';

/** The icons of the kinds of tour. */
export const WalkIcon = icon(
  <>
    <circle cx="11" cy="3.75" r="1.5" />
    <path d="M7.5 17.5l2.25-5.5-2.25-2L8.25 6.25l3.5 1.25 2.5 2.5M8.25 6.25L5.75 8v2.75M10.75 12l2.25 2.25.75 3.25" />
  </>,
);
export const KeyIcon = icon(
  <>
    <circle cx="6.75" cy="13" r="3.75" />
    <path d="M9.5 10.25L16.25 3.5M13.25 6.5l2.5 2.5M11.25 8.5l1.25 1.25" />
  </>,
);
export const VideoIcon = icon(
  <>
    <rect x="2" y="5" width="11" height="10" rx="2.5" />
    <path d="M13 9.25l5-3v7.5l-5-3" />
  </>,
);
