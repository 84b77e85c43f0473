import type { Home } from '../../api/homes.ts';
import { homesChunk, useChunk } from '../../chunks.ts';
import type { PickCommands } from '../../core/commands.ts';
import type { Settings } from '../../options/settings.ts';
import type { Day } from '../../time/values.ts';
import { Boundary } from '../../ui/Boundary.tsx';

export interface HomesPlaceProps {
  readonly homes: readonly Home[];
  readonly today: Day;
  readonly settings: Pick<Settings, 'scope' | 'homes' | 'community' | 'warn'>;
  readonly commands: Pick<PickCommands, 'chooseHomes'>;
}

/** The homes on the tour, once their chunk has loaded. Their place is empty until then, and if they fail: booking works without them. */
export function HomesPlace(props: HomesPlaceProps) {
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
