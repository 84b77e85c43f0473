import { keyOf } from '../../booking/tourHomes.ts';
import { HomePicture } from './HomePicture.tsx';
import type { HomeView } from './useHomes.ts';

/** The photos of several homes in a small place, each over the edge of the one before. */
export const Thumbs = ({ views }: { readonly views: readonly HomeView[] }) => (
  <span className="tour-homes-thumbs">
    {views.map(({ home }) => (
      <HomePicture key={keyOf(home)} home={home} width="56px" />
    ))}
  </span>
);
