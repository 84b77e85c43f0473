import { Suspense } from 'react';
import { TourBooking } from 'tour-booking';

export const App = ({ api }) => (
  <main>
    <h1>Alder House</h1>
    <Suspense fallback="…">
      <TourBooking groupId={101} api={api} timeZone="America/New_York" />
    </Suspense>
  </main>
);
