import type { Attribution } from '../analytics/attribution.ts';
import type { Tell, TourEventName } from './events.ts';
import type { BookingSettings } from './settings.ts';

/** Those whose payload is an outcome. */
const OUTCOMES: ReadonlySet<TourEventName> = new Set(['booked', 'lead', 'changed', 'cancelled', 'failed']);

/** Tells the host of `settings`. `attribution`: where the visitor came from; undefined where the host does not want it. */
export const createTell =
  (settings: () => BookingSettings, attribution: () => Attribution | undefined): Tell =>
  (name, payload) => {
    const { scope, elementId, emit } = settings();
    if (scope === undefined) return;
    const known = OUTCOMES.has(name) ? attribution() : undefined;
    emit(name, { ...payload, groupId: scope.groupId, elementId, ...(known && { attribution: known }) });
  };
