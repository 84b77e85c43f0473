import { type Around, NOTHING_AROUND } from '../../screens/around.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { followAssistantLink, takeAssistantLink } from './assistantLink.ts';
import type { AssistedBooking } from './assistedBooking.ts';

/** Gives assistants the tools of `booking`, and follows the link on the page, until the returned function is called. */
export function showAssistant(booking: AssistedBooking, onAround: (around: Around) => void): () => void {
  const isLinked = takeAssistantLink(booking);
  onAround({
    above: (
      <Boundary
        fallback={null}
        onFailed={(error) =>
          booking.getSettings().warn(`tour-booking: the tools of assistants failed: ${String(error)}`)
        }
      >
        <AssistantPart booking={booking} isLinked={isLinked} />
      </Boundary>
    ),
    visits: 0,
  });
  const stop = followAssistantLink(booking);
  return () => {
    stop();
    onAround(NOTHING_AROUND);
  };
}
