import { useChunk } from '../../loading/chunk.ts';
import type { TourKindChoiceProps } from '../../screenParts/coreComponentsContext.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';

/** The kinds of tour. Loaded where the integrator offers several. */
export const kindsChunk = createScreenChunk(
  'TourKindChoice',
  (): Promise<typeof import('./TourKindChoice.tsx')> => import('./TourKindChoice.tsx'),
);

/** The kinds of tour, once their chunk has loaded. Nothing until then: the element around it keeps their place. */
export function TourKindPlace(props: TourKindChoiceProps) {
  const chunk = useChunk(kindsChunk);
  if (chunk.status !== 'ready' || props.kinds.chosen === undefined) return null;
  const { TourKindChoice } = chunk.module;
  return <TourKindChoice {...props} />;
}
