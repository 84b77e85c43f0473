import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { ko } from '../../src/locales/ko.ts';
import { vi } from '../../src/locales/vi.ts';
import { zh } from '../../src/locales/zh.ts';
import { longerMessages } from '../longerMessages.ts';

/** A React site whose widget has all its words from the site; the address says which, and gives the other props. */
const { words = '', ...options } = Object.fromEntries(new URLSearchParams(location.search));
const messages = { es, ar, zh, vi, ko }[words] ?? longerMessages;
const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <TourBooking
      groupId={options.group ?? '101'}
      api={options.api ?? ''}
      timeZone="America/New_York"
      location="Alder House, 123 First St"
      contactPhone="+1 (555) 777-5555"
      contactEmail="hello@example.com"
      leads
      messages={messages}
    />,
  );
