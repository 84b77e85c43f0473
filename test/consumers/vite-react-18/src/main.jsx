import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBookingDialog } from 'tour-booking';
import { createLeasingClient } from 'tour-booking/client';

const client = createLeasingClient({ baseUrl: import.meta.env.VITE_API, publicKey: 'pk_demo' });

function Agents() {
  const { data } = useQuery(['neighborhoods'], () => client.listNeighborhoods());
  return <p>{data ? `${data.length} neighborhoods` : '…'}</p>;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Agents />
      <TourBookingDialog
        groupId={101}
        client={client}
        timeZone="America/New_York"
        isolate
        trigger={(props) => (
          <button type="button" {...props}>
            Tour this home
          </button>
        )}
      />
    </QueryClientProvider>
  </StrictMode>,
);
