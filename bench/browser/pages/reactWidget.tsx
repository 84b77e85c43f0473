import { createRoot } from 'react-dom/client';
import { TourBooking } from '../../../src/index.ts';

/** The React component on a page of its own, as a site shows it. */
const { api = '' } = document.documentElement.dataset;
const place = document.querySelector('#root');
if (place)
  createRoot(place).render(<TourBooking groupId={101} api={api} timeZone="America/New_York" location="123 First St" />);
