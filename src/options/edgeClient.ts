import type { AppointmentClient } from '../api/appointmentClient.ts';
import type { EdgeCalls } from '../api/edgeCalls.ts';
import { ApiError } from '../api/failure.ts';
import type { LeadClient } from '../api/leadClient.ts';
import type { TourClient } from '../api/tourClient.ts';
import type { TransportOptions } from '../api/transport.ts';

/** The calls of an edge. The first call loads their file. Sites without an edge never load it. */
export function lazyEdge(transport: TransportOptions): {
  readonly client: TourClient & AppointmentClient & LeadClient;
  readonly edge: EdgeCalls;
} {
  const load = async () => {
    try {
      return (await import('../api/edgeCalls.ts')).createEdgeTours(transport);
    } catch (cause) {
      throw new ApiError({ kind: 'not-sent' }, { method: 'GET', url: transport.baseUrl }, cause);
    }
  };
  let loaded: ReturnType<typeof load> | undefined;
  const tours = () => {
    loaded ??= load();
    // The next call tries again.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  return {
    client: {
      getWidgetConfiguration: async (...call) => (await tours()).client.getWidgetConfiguration(...call),
      getOfficeHours: async (...call) => (await tours()).client.getOfficeHours(...call),
      getAvailability: async (...call) => (await tours()).client.getAvailability(...call),
      bookTour: async (...call) => (await tours()).client.bookTour(...call),
      createLead: async (...call) => (await tours()).client.createLead(...call),
      rescheduleAppointment: async (...call) => (await tours()).client.rescheduleAppointment(...call),
      cancelAppointment: async (...call) => (await tours()).client.cancelAppointment(...call),
    },
    edge: { findAttempt: async (...call) => (await tours()).edge.findAttempt(...call) },
  };
}
