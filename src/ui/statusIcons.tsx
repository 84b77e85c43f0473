import { icon } from './icons.tsx';

export const CheckIcon = icon(<path d="M4 11l4 4 8-10" />);
export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 6v5M10 14v.01" />
  </>,
);
export const CrossIcon = icon(<path d="M5 5l10 10M15 5L5 15" />);
