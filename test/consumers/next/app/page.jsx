import 'tour-booking/styles.css';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { TourBooking } from 'tour-booking';
import { createLeasingClient } from 'tour-booking/client';

// A component of the server: what it renders of the widget is a client module of the package.
export default function Page() {
  return (
    <Suspense fallback={null}>
      <Tour />
    </Suspense>
  );
}

async function Tour() {
  await connection();
  const api = process.env.LEASING_API;
  const neighborhoods = await createLeasingClient({ baseUrl: api, publicKey: 'pk_demo' }).listNeighborhoods();
  return (
    <main>
      <h1>Alder House</h1>
      <p>{neighborhoods.length} neighborhoods</p>
      <TourBooking groupId={101} api={api} timeZone="America/New_York" />
    </main>
  );
}
