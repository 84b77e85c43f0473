import { defineElement, type ElementDefaults } from './element.ts';
import { mount } from './mount.ts';

/** Defines `<tour-booking>`. Once per page: a second call changes nothing. */
export const defineTourBooking = (defaults: ElementDefaults = {}): void => defineElement(mount, defaults);
