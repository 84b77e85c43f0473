import { kindsChunk, useChunk } from '../../chunks.ts';
import type { TourKindChoiceProps } from '../coreComponentsContext.ts';

/** The kinds of tour, once their chunk has loaded. Nothing until then: the element around it keeps their place. */
export function TourKindPlace(props: TourKindChoiceProps) {
  const chunk = useChunk(kindsChunk);
  if (chunk.status !== 'ready' || props.kinds.chosen === undefined) return null;
  const { TourKindChoice } = chunk.module;
  return <TourKindChoice {...props} />;
}
