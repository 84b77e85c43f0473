import type { Home } from '../../api/homes.ts';
import { homesChunk, useChunk } from '../../chunks.ts';
import type { HomesPlaceProps } from './HomesPlace.tsx';

export interface HomeStopsProps {
  readonly homes: readonly Home[];
  /** Above the form and on the screens of a change, or on the ticket. */
  readonly look: 'bar' | 'ticket';
  readonly settings: Pick<HomesPlaceProps['settings'], 'scope' | 'homes' | 'warn'>;
}

/** The small list of the homes of a tour, once its chunk has loaded. Nothing without homes. */
export const HomeStopsPlace = (props: HomeStopsProps) => (props.homes.length > 0 ? <Loaded {...props} /> : null);

function Loaded(props: HomeStopsProps) {
  const chunk = useChunk(homesChunk);
  if (chunk.status !== 'ready') return null;
  const { HomeStops } = chunk.module;
  return <HomeStops {...props} />;
}
