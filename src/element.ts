import { defineTourBooking } from './embed/element.ts';

defineTourBooking();

export { defineTourBooking };
