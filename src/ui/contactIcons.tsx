import { icon } from './icons.tsx';

export const PhoneIcon = icon(
  <path d="M4 3h3.5L9 7 7 8.5a9 9 0 0 0 4.5 4.5L13 11l4 1.5V16a1.25 1.25 0 0 1-1.25 1.25C9 17.25 2.750 11 2.750 4.25A1.25 1.25 0 0 1 4 3z" />,
);
export const MailIcon = icon(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="2.5" />
    <path d="M3.5 6.5L10 11l6.5-4.5" />
  </>,
);
