import type { TimeLink } from '../../core/handedLink.ts';
import { loadAssistants } from '../../i18n/assistantsFiles.ts';
import { type Around, NOTHING_AROUND } from '../../screens/around.ts';
import { FeatureWords } from '../../screens/FeatureWords.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { type Assistant, createAssistant } from './assistant.ts';
import { followAssistantLink } from './assistantLink.ts';
import type { AssistedBooking } from './assistedBooking.ts';

/** That of each booking, also after its widget was taken out and put back. */
const assistants = new WeakMap<AssistedBooking, Assistant>();

function assistantOf(booking: AssistedBooking): Assistant {
  const assistant = assistants.get(booking) ?? createAssistant();
  assistants.set(booking, assistant);
  return assistant;
}

/** Follows a link to a time until the returned function is called. */
export const followTimeLink = (booking: AssistedBooking, link: TimeLink): (() => void) =>
  followAssistantLink(booking, link, () => assistantOf(booking).setFilled(true));

/** Gives assistants the tools of `booking` until the returned function is called. */
export function showAssistant(booking: AssistedBooking, onAround: (around: Around) => void): () => void {
  const assistant = assistantOf(booking);
  onAround({
    above: (
      <Boundary
        fallback={null}
        onFailed={(error) =>
          booking.getSettings().warn(`tour-booking: the tools of assistants failed: ${String(error)}`)
        }
      >
        <FeatureWords name="assistants" load={loadAssistants}>
          <AssistantPart booking={booking} assistant={assistant} />
        </FeatureWords>
      </Boundary>
    ),
    visits: 0,
  });
  return () => onAround(NOTHING_AROUND);
}
