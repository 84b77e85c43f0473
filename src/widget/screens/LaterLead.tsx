import type { OpenLead } from '../../core/snapshot.ts';
import { useLazyModule } from '../lazyModule.ts';
import { leadPart } from '../leadPart.ts';
import { NotLoadedScreen } from '../NotLoadedScreen.tsx';
import { BackToTimes } from './BackToTimes.tsx';
import { LazyStyle } from './LazyStyle.tsx';
import type { LeadScreenProps } from './LeadScreen.tsx';

/** Leaving details, and what comes after; the contact where it cannot be fetched. */
export function LaterLead({ lead, ...props }: Omit<LeadScreenProps, 'lead'> & { readonly lead: OpenLead }) {
  const part = useLazyModule(leadPart);
  if (part.status === 'failed')
    return (
      <NotLoadedScreen contact={props.settings.contact} onRetry={() => void leadPart.load()}>
        <BackToTimes commands={props.commands} />
      </NotLoadedScreen>
    );
  if (part.status === 'loading') return <div className="tour-lead-place" />;
  const { LeadScreen, LeadLeftScreen, leadSheet } = part.module;
  return (
    <LazyStyle sheet={leadSheet}>
      {lead.at === 'left' ? <LeadLeftScreen lead={lead} {...props} /> : <LeadScreen lead={lead} {...props} />}
    </LazyStyle>
  );
}
