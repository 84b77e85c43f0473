import { earlyReplies } from './early.ts';
import { defineTourBooking } from './element.ts';
import { mount } from './mount.ts';

interface PageWindow {
  TourBooking?: object;
}

const page = window as PageWindow;
page.TourBooking = Object.assign(page.TourBooking ?? {}, { mount });
defineTourBooking({ preloaded: earlyReplies() });
