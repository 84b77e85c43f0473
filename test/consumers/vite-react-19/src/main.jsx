import './style.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';

const api = import.meta.env.VITE_API;
const options = { api, timeZone: 'America/New_York' };

/** What the application asks by its own react-query. */
function Greeting() {
  const { data } = useQuery({ queryKey: ['greeting'], queryFn: async () => 'The host has its own queries.' });
  return <p>{data ?? '…'}</p>;
}

const Later = lazy(() => import('./Later.jsx'));

function App() {
  const [more, setMore] = useState(false);
  return (
    <>
      <h1>Alder House</h1>
      <Greeting />
      <section id="first">
        <Suspense fallback="…">
          <TourBooking groupId={101} {...options} />
        </Suspense>
      </section>
      <button type="button" onClick={() => startTransition(() => setMore(true))}>
        Another home
      </button>
      <section id="second">{more && <Suspense fallback="A moment…">{<Later {...options} />}</Suspense>}</section>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
