import { icon } from './icons.tsx';

export const DirectionsIcon = icon(
  <>
    <path d="M10 2l8 8-8 8-8-8z" />
    <path d="M7.5 12V9.5h5m-1.5-1.5L12.5 9.5 11 11" />
  </>,
);
export const DownIcon = icon(<path d="M4.5 7.5L10 13l5.5-5.5" />);
export const ShareIcon = icon(<path d="M10 12.5v-9M7 6.5l3-3 3 3M5.5 9H4v8h12V9h-1.5" />);
