import { loadAssistants } from '../../i18n/assistantsFiles.ts';
import { type Around, NOTHING_AROUND } from '../../screens/around.ts';
import { FeatureWords } from '../../screens/FeatureWords.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { type Assistant, createAssistant } from './assistant.ts';
import { followAssistantLink, takeAssistantLink } from './assistantLink.ts';
import type { AssistedBooking } from './assistedBooking.ts';

/** That of each booking, also after its widget was taken out and put back. */
const assistants = new WeakMap<AssistedBooking, Assistant>();

/** Gives assistants the tools of `booking`, and follows the link on the page, until the returned function is called. */
export function showAssistant(booking: AssistedBooking, onAround: (around: Around) => void): () => void {
  const assistant = assistants.get(booking) ?? createAssistant();
  assistants.set(booking, assistant);
  const isLinked = takeAssistantLink(booking);
  onAround({
    above: (
      <Boundary
        fallback={null}
        onFailed={(error) =>
          booking.getSettings().warn(`tour-booking: the tools of assistants failed: ${String(error)}`)
        }
      >
        <FeatureWords name="assistants" load={loadAssistants}>
          <AssistantPart booking={booking} assistant={assistant} isLinked={isLinked} />
        </FeatureWords>
      </Boundary>
    ),
    visits: 0,
  });
  const stop = followAssistantLink(booking, () => assistant.setFilled(true));
  return () => {
    stop();
    onAround(NOTHING_AROUND);
  };
}
