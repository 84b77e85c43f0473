export type { Availability, OfficeHours } from './api/availability.ts';
export type { BookedTour, BookingOutcome } from './api/booking.ts';
export type { Configuration } from './api/configuration.ts';
export type { BookingRequestWire } from './api/contract/schemas/appointments.ts';
export { ApiError, type ApiFailure } from './api/failure.ts';
export type { FieldError } from './api/readErrors.ts';
export type { ConfigurationAnswer } from './api/tourQuestions.ts';
export type { TourClient } from './api/tours.ts';
export { type Answers, type FieldKey, noAnswers } from './booking/answers.ts';
export type { Flow } from './booking/flow.ts';
export type { TourCommands } from './core/createTourBooking.ts';
export type { EventHandlers, TourEventName, TourEvents } from './core/events.ts';
export { type OfferedChanges, offeredChanges } from './core/offeredChanges.ts';
export type { AvailabilityView, ConfigurationState, Screen, TimesView, TourSnapshot } from './core/snapshot.ts';
export type { OwnControlKey, OwnControlProps, OwnControls } from './form/ownControls.ts';
export { type FormPlan, planForm } from './form/plan.ts';
export { english } from './i18n/english.ts';
export type { Messages } from './i18n/messages.ts';
export type { Day, LocalDateTime, Month, OffsetDateTime } from './time/values.ts';
export type { Prefill, TourBookingOptions } from './widget/options.ts';
export type { Settings } from './widget/settings.ts';
export { TourBooking } from './widget/TourBooking.tsx';
export {
  type DialogTriggerProps,
  TourBookingDialog,
  type TourBookingDialogProps,
} from './widget/TourBookingDialog.tsx';
export type { ConfirmationProps, SummaryProps, TourComponents } from './widget/tourComponents.ts';
export { type TourBookingModel, useTourBooking } from './widget/useTourBooking.ts';
