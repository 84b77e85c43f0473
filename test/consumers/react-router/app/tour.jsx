import 'tour-booking/styles.css';
import { dehydrate, HydrationBoundary, QueryClient, useQueryClient } from '@tanstack/react-query';
import { TourBooking } from 'tour-booking';
import { prefetchTourBooking } from 'tour-booking/core';

export async function loader() {
  const options = { groupId: 101, api: process.env.LEASING_API, timeZone: 'America/New_York' };
  const queryClient = new QueryClient();
  await prefetchTourBooking(queryClient, options);
  return { options, state: dehydrate(queryClient) };
}

export default function Tour({ loaderData }) {
  return (
    <main>
      <h1>Alder House</h1>
      <HydrationBoundary state={loaderData.state}>
        <BookTour {...loaderData.options} />
      </HydrationBoundary>
    </main>
  );
}

const BookTour = (options) => <TourBooking {...options} queryClient={useQueryClient()} />;
