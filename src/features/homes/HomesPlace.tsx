import { useChunk } from '../../loading/chunk.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import type { HomesProps } from './useHomes.ts';

/** The homes on a tour. Loaded where the integrator names homes. */
export const homesChunk = createScreenChunk(
  'homesChunk',
  (): Promise<typeof import('./homesChunk.ts')> => import('./homesChunk.ts'),
);

/** The homes on the tour, once their chunk has loaded. Their place is empty until then, and if they fail: booking works without them. */
export function HomesPlace(props: HomesProps) {
  const chunk = useChunk(homesChunk);
  if (chunk.status !== 'ready') return null;
  const { HomesPanel } = chunk.module;
  const { warn } = props.settings;
  return (
    <Boundary fallback={null} onFailed={(error) => warn(`tour-booking: the homes failed: ${String(error)}`)}>
      <HomesPanel {...props} />
    </Boundary>
  );
}
