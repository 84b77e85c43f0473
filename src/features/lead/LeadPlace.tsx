import type { OpenLead } from '../../core/snapshot.ts';
import { useChunk } from '../../loading/chunk.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { LoadingPlace } from '../../screenParts/LoadingPlace.tsx';
import { NotLoadedScreen } from '../../screenParts/MessageScreen.tsx';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { BackToTimes } from './BackToTimes.tsx';
import type { LeadScreenProps } from './LeadScreen.tsx';

/** Leaving details in place of a booking. Loaded where that is offered. */
export const leadChunk = createScreenChunk(
  'LeadScreen',
  (): Promise<typeof import('./LeadScreen.tsx')> => import('./LeadScreen.tsx'),
);

/** The screens of a lead, once their chunk has loaded. If loading fails, the contact and "Try again". */
export function LeadPlace({ lead, ...props }: Omit<LeadScreenProps, 'lead'> & { readonly lead: OpenLead }) {
  const chunk = useChunk(leadChunk);
  if (chunk.status === 'failed')
    return (
      <NotLoadedScreen contact={props.settings.contact} onRetry={() => void leadChunk.load()}>
        <BackToTimes commands={props.commands} />
      </NotLoadedScreen>
    );
  if (chunk.status === 'loading') return <LoadingPlace contact={props.settings.contact} />;
  const { LeadScreen, LeadLeftScreen, leadSheet } = chunk.module;
  return (
    <ChunkStyle sheet={leadSheet}>
      {lead.at === 'left' ? <LeadLeftScreen lead={lead} {...props} /> : <LeadScreen lead={lead} {...props} />}
    </ChunkStyle>
  );
}
