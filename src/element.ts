import { defineTourBooking } from './embed/defineTourBooking.ts';

defineTourBooking();

export { defineTourBooking };
