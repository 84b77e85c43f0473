// tour.tsx
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { prefetchTourBooking } from 'tour-booking/core';
import { BookTour } from './BookTour';
import { tourOptions } from './tourOptions';

export async function loader() {
  const queryClient = new QueryClient();
  await prefetchTourBooking(queryClient, tourOptions);
  return { state: dehydrate(queryClient) };
}

interface TourProps {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
}

export default function Tour({ loaderData }: TourProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <BookTour />
    </HydrationBoundary>
  );
}
