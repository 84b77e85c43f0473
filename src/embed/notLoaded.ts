import type { TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from '../options/options.ts';
import type { LoadFailure } from './pageGlobal.ts';

/** What the host of `target` is told where the files did not come. */
export const notLoaded = (
  target: HTMLElement,
  { groupId, id }: TourBookingOptions,
  code: LoadFailure,
): TourEvents['failed'] => ({
  code,
  groupId: Number(groupId),
  elementId: id ?? (target.id || undefined),
});
