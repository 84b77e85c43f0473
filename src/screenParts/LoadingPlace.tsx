import type { Contact } from '../options/viewSettings.ts';
import { SkeletonScreen } from './pick/SkeletonScreen.tsx';
import { useSlow } from './SlowNote.tsx';

/** Stands in for a screen whose chunk is loading. Shows the contact where that takes long. */
export function LoadingPlace({ contact }: { readonly contact: Contact }) {
  const isSlow = useSlow(true);
  return <SkeletonScreen contact={isSlow ? contact : undefined} />;
}
