import { defineTourBooking } from './embed/defineTourBooking.ts';

export type {
  TourBookingElement,
  TourBookingElementProps,
  TourBookingGlobal,
  TourElementEvents,
} from './embed/elementTypes.ts';
export type { Handle, PageFunctions } from './embed/pageGlobal.ts';
export type { OwnControlKey, OwnControlProps, OwnControls } from './form/ownControls.ts';
export type { TourBookingOptions } from './options/componentOptions.ts';
export type { AttributeValue, KebabCase, TourBookingAttributes } from './options/optionNames.ts';
export type { SwitchText } from './options/options.ts';
export type { ConfirmationProps, SummaryProps, TourComponents } from './options/tourComponents.ts';
export type * from './types.ts';

defineTourBooking();

export { defineTourBooking };
