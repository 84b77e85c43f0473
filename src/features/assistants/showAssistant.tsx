import { type Around, NOTHING_AROUND } from '../../screenParts/around.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import type { AssistedBooking } from './assistedBooking.ts';

/** What else assistants need. */
export { followAssistantLink } from './assistantLink.ts';
export { FilledNotice } from './FilledNotice.tsx';

/** Gives assistants the tools of `booking` until the returned function is called. */
export function showAssistant(booking: AssistedBooking, onAround: (around: Around) => void): () => void {
  onAround({
    above: (
      <Boundary
        fallback={null}
        onFailed={(error) =>
          booking.getSettings().warn(`tour-booking: the tools of assistants failed: ${String(error)}`)
        }
      >
        <AssistantPart booking={booking} />
      </Boundary>
    ),
    visits: 0,
  });
  return () => onAround(NOTHING_AROUND);
}
