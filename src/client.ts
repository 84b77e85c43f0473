export type { AppointmentClient, Cancellation, RescheduledTour, RescheduleOutcome } from './api/appointments.ts';
export type { Availability, OfficeHours } from './api/availability.ts';
export type { BookedTour, BookingOutcome } from './api/booking.ts';
export { createLeasingClient, type LeasingClient, type LeasingClientOptions } from './api/client.ts';
export type { Configuration, Source } from './api/configuration.ts';
export type { BookingRequestWire } from './api/contract/schemas/appointments.ts';
export type { ListingWire } from './api/contract/schemas/listings-v2.ts';
export type { SyncListingWire } from './api/contract/schemas/sync.ts';
export { ApiError, type ApiFailure } from './api/failure.ts';
export type { LeadClient, LeadOutcome } from './api/leads.ts';
export type { ListingClient, ListingFilters, PublicListingFilters } from './api/listings.ts';
export type { FieldError } from './api/readErrors.ts';
export type { SecretClient, SyncFilters } from './api/secret.ts';
export type { CallOptions, ConfigurationAnswer } from './api/tourQuestions.ts';
export type { TourClient } from './api/tours.ts';
export {
  type Day,
  type LocalDateTime,
  type OffsetDateTime,
  parseDay,
  parseLocalDateTime,
  type TimeOfDay,
} from './time/values.ts';
