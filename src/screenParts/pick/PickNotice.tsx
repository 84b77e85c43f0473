import type { PickNoticeProps } from '../coreComponentsContext.ts';
import { SlotTakenNotice } from '../SlotTakenNotice.tsx';
import { UnknownOutcomes } from '../UnknownOutcomes.tsx';

/** The notice about an earlier attempt. It names the refused time, or the times that may be booked already. */
export function PickNotice({ notice, unknownOutcomes, times, settings, commands }: PickNoticeProps) {
  return notice ? (
    <SlotTakenNotice
      notice={notice}
      times={times}
      contact={settings.contact}
      onPick={commands.pickSlot}
      onLookUp={settings.canLookUp ? commands.lookUp : undefined}
    />
  ) : (
    <UnknownOutcomes slots={unknownOutcomes} contact={settings.contact} />
  );
}
