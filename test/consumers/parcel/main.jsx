import { createRoot } from 'react-dom/client';
import { ApiError, TourBooking } from 'tour-booking';
import * as client from 'tour-booking/client';
import { createTourBooking } from 'tour-booking/core';
import 'tour-booking/element';
import { es } from 'tour-booking/locales/es';
import 'tour-booking/styles.css';

// Every door for pages resolves, and they share one copy.
document.documentElement.dataset.doors = [typeof createTourBooking, es.language, client.ApiError === ApiError].join();
createRoot(document.getElementById('root')).render(
  <TourBooking groupId={101} api={process.env.API} timeZone="America/New_York" />,
);
