export { ApiError } from './api/failure.ts';
export { noAnswers } from './booking/answers.ts';
export { offeredChanges } from './core/offeredChanges.ts';
export { planForm } from './form/plan.ts';
export { english } from './i18n/english.ts';
export type * from './types.ts';
export type { TourBookingOptions } from './widget/options.ts';
export { TourBooking } from './widget/TourBooking.tsx';
export {
  type DialogTriggerProps,
  TourBookingDialog,
  type TourBookingDialogProps,
} from './widget/TourBookingDialog.tsx';
export { type TourBookingModel, useTourBooking } from './widget/useTourBooking.ts';
