import { useChunk } from '../../loading/chunk.ts';
import type { HomeStopsProps } from './HomeStops.tsx';
import { homesChunk } from './HomesPlace.tsx';

/** The small list of the homes of a tour, once its chunk has loaded. Nothing without homes. */
export const HomeStopsPlace = (props: HomeStopsProps) => (props.homes.length > 0 ? <Loaded {...props} /> : null);

function Loaded(props: HomeStopsProps) {
  const chunk = useChunk(homesChunk);
  if (chunk.status !== 'ready') return null;
  const { HomeStops } = chunk.module;
  return <HomeStops {...props} />;
}
