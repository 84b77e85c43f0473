import type { AppointmentClient } from './appointments.ts';
import { type BookingOutcome, readBooking } from './booking.ts';
import { bookTour } from './contract/endpoints/appointments.ts';
import type { BookTourRequest } from './contract/schemas/appointments.ts';
import { type LeadClient, leadCalls } from './leads.ts';
import type { ListClient } from './lists.ts';
import { REFUSED } from './refused.ts';
import { type CallOptions, type TourQuestions, tourQuestions } from './tourQuestions.ts';
import type { Transport } from './transport.ts';

/**
 * The four calls a visitor's booking needs, and those that change a booked tour, leave details or list what there is to choose
 * from: a client that lacks one of these offers nothing of the kind. Each throws ApiError when no documented answer came.
 */
export interface TourClient
  extends TourQuestions,
    Partial<AppointmentClient>,
    Partial<LeadClient>,
    Partial<ListClient> {
  /**
   * Books a tour (document, "POST …/book"). Sent once: whether to send it again after a lost reply is the visitor's
   * choice. One that throws may have been booked, unless the failure is `not-sent`, `rate-limited` or a 4xx.
   */
  bookTour(groupId: number, request: BookTourRequest, options?: CallOptions): Promise<BookingOutcome>;
}

/** The calls of a visitor's booking over `transport`. */
export const tourCalls = (transport: Transport): TourClient & LeadClient => ({
  ...tourQuestions(transport),
  ...leadCalls(transport),

  async bookTour(groupId, request, options) {
    return readBooking(
      await transport(bookTour, { ...options, params: { group_id: groupId }, body: request, expected: REFUSED }),
    );
  },
});
