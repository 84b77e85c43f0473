import { icon } from './icons.tsx';

export const DirectionsIcon = icon(
  <>
    <path d="M12 2.5l9.5 9.5-9.5 9.5L2.5 12z" />
    <path d="M9 14.5v-2.5h6m-2-2l2 2-2 2" />
  </>,
);
export const DownIcon = icon(<path d="M5 9l7 7 7-7" />);
export const ShareIcon = icon(<path d="M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1" />);
