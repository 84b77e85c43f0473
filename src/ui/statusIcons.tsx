import { icon } from './icons.tsx';

export const CheckIcon = icon(<path d="M5 13l5 5 9-12" />);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6M12 16.5v.01" />
  </>,
);
export const CrossIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
