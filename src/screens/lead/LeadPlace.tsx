import { leadChunk, useChunk } from '../../chunks.ts';
import type { OpenLead } from '../../core/snapshot.ts';
import { ChunkStyle } from '../ChunkStyle.tsx';
import { LoadingPlace } from '../messages/LoadingPlace.tsx';
import { NotLoadedScreen } from '../messages/MessageScreen.tsx';
import { BackToTimes } from './BackToTimes.tsx';
import type { LeadScreenProps } from './LeadScreen.tsx';

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
