// PrefetchedTour.tsx
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { BookTour } from './BookTour';
import { Providers } from './Providers';

export function PrefetchedTour({ state }: { readonly state: DehydratedState }) {
  return (
    <Providers>
      <HydrationBoundary state={state}>
        <BookTour />
      </HydrationBoundary>
    </Providers>
  );
}
