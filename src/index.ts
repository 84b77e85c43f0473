export { ApiError } from './api/failure.ts';
export { noAnswers } from './booking/answers.ts';
export { offeredChanges } from './core/offeredChanges.ts';
export type { OwnControlKey, OwnControlProps, OwnControls } from './form/ownControls.ts';
export { english } from './i18n/english.ts';
export type { TourBookingOptions } from './options/componentOptions.ts';
export type { ConfirmationProps, SummaryProps, TourComponents } from './options/tourComponents.ts';
export type { TourBookingModel } from './screenParts/tourBookingModel.ts';
export type * from './types.ts';
export { TourBooking, type TourBookingProps } from './widget/TourBooking.tsx';
export {
  type DialogTriggerEvent,
  type DialogTriggerProps,
  TourBookingDialog,
  type TourBookingDialogOptions,
  type TourBookingDialogProps,
} from './widget/TourBookingDialog.tsx';
export type { TourBookingHandle } from './widget/tourBookingHandle.ts';
export { useTourBooking } from './widget/useTourBooking.ts';
