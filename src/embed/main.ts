import { createMount } from './createMount.ts';
import { earlyReplies } from './early.ts';
import { defineElement } from './element.ts';
import { StagedTourBooking } from './StagedTourBooking.tsx';

interface PageWindow {
  TourBooking?: object;
}

const page = window as PageWindow;
const mount = createMount(StagedTourBooking);
page.TourBooking = Object.assign(page.TourBooking ?? {}, { mount });
defineElement(mount, { preloaded: earlyReplies.take });
