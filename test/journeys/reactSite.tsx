import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';

/** A React site that installed the package; the address gives the props, so that one build serves every journey. */
const { groupId = '', ...options }: Readonly<Record<string, string>> = Object.fromEntries(
  [...new URLSearchParams(location.search)].map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]),
);

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <TourBooking groupId={groupId} {...options} />
    </StrictMode>,
  );
