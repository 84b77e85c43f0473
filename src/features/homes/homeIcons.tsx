import { icon } from '../../ui/icons.tsx';

/** The icons of the homes on a tour. */
export const HouseIcon = icon(<path d="M3 9.5L10 3.500l7 6M5 8.5V16.500h10V8.5M8 16.500v-5h4v5" />);
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />);
export const PhotosIcon = icon(
  <>
    <rect x="3" y="4" width="14" height="12" rx="2" />
    <path d="M3.500 14l4-4 3 3 2-2 4 4M12.500 8v.01" />
  </>,
);
