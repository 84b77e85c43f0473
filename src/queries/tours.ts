import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BookingRequestWire } from '../api/contract/schemas/appointments.ts';
import type { TourClient } from '../api/tours.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';

/** Where a question is put: the client, what tells its answers from another client's, and the group. */
export interface Desk {
  readonly client: TourClient;
  /** Names the service, part of every key: two widgets of two services never share an answer. */
  readonly service: string;
  readonly groupId: number;
}

/** Answers about free times older than this are asked for again when they are looked at. */
export const AVAILABILITY_FRESH_MS = 60_000;

/**
 * The transport retries and knows Retry-After, so react-query must not; and it must not pause a call while the browser
 * believes it is offline, or it would send it later, when nobody expects it.
 */
const once = { retry: false, networkMode: 'always' } as const;
const key = ({ service, groupId }: Desk, ...rest: readonly string[]) =>
  ['tour-booking', service, groupId, ...rest] as const;

/** The group's configuration. It holds for as long as a widget of the group stands in the page. */
export const configurationQuery = (desk: Desk) =>
  queryOptions({
    ...once,
    queryKey: key(desk, 'configuration'),
    queryFn: ({ signal }) => desk.client.getWidgetConfiguration(desk.groupId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** Today's office hours. */
export const officeHoursQuery = (desk: Desk) =>
  queryOptions({
    ...once,
    queryKey: key(desk, 'office-hours'),
    queryFn: ({ signal }) => desk.client.getOfficeHours(desk.groupId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** The free slots of `day`, asked for with `time` (any time of that day will do: a 400 lists the day too). */
export const availabilityQuery = (desk: Desk, time: LocalDateTime) =>
  queryOptions({
    ...once,
    queryKey: availabilityKey(desk, dayOf(time)),
    queryFn: ({ signal }) => desk.client.getAvailability(desk.groupId, time, { signal }),
    staleTime: AVAILABILITY_FRESH_MS,
    refetchOnWindowFocus: false,
  });

/** The key of one day's free slots. */
export const availabilityKey = (desk: Desk, day: Day) => key(desk, 'availability', day);

/** The one mutation. Never retried, never paused. */
export const bookingMutation = (desk: Desk) =>
  mutationOptions({
    ...once,
    mutationKey: key(desk, 'book'),
    mutationFn: (request: BookingRequestWire) => desk.client.bookTour(desk.groupId, request),
  });
