export { ApiError } from './api/failure.ts';
export { noAnswers } from './booking/answers.ts';
export { offeredChanges } from './core/offeredChanges.ts';
export type { OwnControlKey, OwnControlProps, OwnControls } from './form/ownControls.ts';
export { planForm } from './form/plan.ts';
export { english } from './i18n/english.ts';
export type * from './types.ts';
export type { TourBookingOptions } from './widget/options.ts';
export { TourBooking } from './widget/TourBooking.tsx';
export {
  type DialogTriggerEvent,
  type DialogTriggerProps,
  TourBookingDialog,
  type TourBookingDialogProps,
} from './widget/TourBookingDialog.tsx';
export type { ConfirmationProps, SummaryProps, TourComponents } from './widget/tourComponents.ts';
export { type TourBookingModel, useTourBooking } from './widget/useTourBooking.ts';
