import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { prefetchTourBooking } from 'tour-booking/core';
import { BookTour } from './BookTour';
import { group } from './group';
import { Providers } from './Providers';

export default function Page() {
  return (
    <Suspense fallback={null}>
      <Prefetched />
    </Suspense>
  );
}

async function Prefetched() {
  await connection();
  const queryClient = new QueryClient();
  await prefetchTourBooking(queryClient, { ...group, api: process.env.LEASING_API });
  return (
    <main>
      <h1>Alder House</h1>
      <Providers>
        <HydrationBoundary state={dehydrate(queryClient)}>
          <BookTour />
        </HydrationBoundary>
      </Providers>
    </main>
  );
}
