export type { Attribution, DiscoverySources } from './analytics/attribution.ts';
export type { AgentClient, AgentFacts } from './api/agentClient.ts';
export type {
  AppointmentClient,
  BookedTour,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  RescheduledTour,
  RescheduleOutcome,
} from './api/appointmentClient.ts';
export type { Availability, OfficeHours } from './api/availability.ts';
export type { Configuration, Source } from './api/configuration.ts';
export type { BookTourRequest } from './api/contract/schemas/appointments.ts';
export type { CreateProspectRequest } from './api/contract/schemas/prospects.ts';
export type { Agent, Neighborhood } from './api/contract/schemas/reference.ts';
export type { ApiFailure, FailureKind } from './api/failure.ts';
export type { Home, HomeClient, HomeFee, HomePhoto } from './api/homeClient.ts';
export type { LeadClient, LeadOutcome } from './api/leadClient.ts';
export type { AgentFilters, ListClient, NeighborhoodFilters, Page } from './api/listClient.ts';
export type { FieldError } from './api/readErrors.ts';
export type { BookingCallOptions, ConfigurationAnswer, TourClient, TourQuestions } from './api/tourClient.ts';
export type { CallOptions } from './api/transport.ts';
export type { QueryValue } from './api/url.ts';
export type { Answers, FieldKey, OtherPerson } from './booking/answers.ts';
export type { ManagedTour } from './booking/changeSteps.ts';
export type { Consent, ConsentWords } from './booking/consent.ts';
export type {
  AsksFirst,
  Booked,
  ChangeFlow,
  Flow,
  FoundNotBooked,
  Held,
  NotBooked,
  NotChanged,
  Rejected,
  SlotTaken,
  StillUnsure,
  WhyNotBooked,
} from './booking/flow.ts';
export type { Lead, LeadDetails, LeadNotSent, Suit } from './booking/lead.ts';
export type { Rents } from './booking/tourHomes.ts';
export type { NextStep, OfferedKind, TourKind, TourKinds } from './booking/tourKind.ts';
export type { TourCommands } from './core/bookingCore.ts';
export type { ClosedDays } from './core/bookingPeriod.ts';
export type { BookingSettings, Confirms, HomesSetting, Prefetch } from './core/bookingSettings.ts';
export type { ChangeCommands, PickCommands } from './core/commands.ts';
export type {
  AssistedBy,
  BookingFailure,
  CamelCase,
  CancelFailure,
  EventDetail,
  EventHandlers,
  EventPayloads,
  EveryEvent,
  LeadFailure,
  LoadingFailure,
  RescheduleFailure,
  TakenTour,
  TourEventName,
  TourEvents,
  WhyFailed,
  WithAttribution,
  WithHomes,
  WithInstructions,
} from './core/events.ts';
export type { BookingInDoubt, FoundTour, LookUp, LookUpAnswer } from './core/lookUp.ts';
export type { OfferedChanges } from './core/offeredChanges.ts';
export type { LeadCommands } from './core/parts/leadsPart.ts';
export type {
  AvailabilityView,
  BookingSnapshot,
  ConfigurationState,
  NoTimes,
  OpenLead,
  Screen,
  TimesView,
} from './core/snapshot.ts';
export type { Choice } from './form/choices.ts';
export type { FieldMode, FieldSetting, FieldSettings } from './form/fieldModes.ts';
export type { FormPlan, ListKey, PlannedField } from './form/plan.ts';
export type * from './messageTypes.ts';
export type { AgentOption, AgentSetting } from './options/agentOption.ts';
export type { HomeFeeOption, HomeOption, HomesOption } from './options/homesOption.ts';
export type {
  BookingOptions,
  Leads,
  NamesService,
  Prefill,
  Theme,
} from './options/options.ts';
export type { Corner, Loading, Mode } from './options/placement.ts';
export type { FormSettings, Settings } from './options/settings.ts';
export type { TourKindOption, TourKindOptions } from './options/tourKindsOption.ts';
export type { Contact, Look, ViewSettings } from './options/viewSettings.ts';
export type { WaitlistSetting } from './options/waitlistOption.ts';
export type { QueryScope } from './queries/queryOptions.ts';
export type { TourSnapshot } from './screenParts/tourBookingModel.ts';
export type { DayRange } from './time/dayRange.ts';
export type { Day, LocalDateTime, Month, OffsetDateTime, TimeOfDay } from './time/values.ts';
export type { ClassNames, PartName } from './ui/parts.ts';
