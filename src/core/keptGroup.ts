import type { BookingSettings } from './bookingSettings.ts';
import type { Environment } from './environment.ts';
import { rememberedTour } from './rememberedTour.ts';

/**
 * The group that a returning visitor goes on with, among those of the kinds of tour: the group of a tour that is booked or in doubt,
 * else of a chosen time. The group that the widget opens with comes first. Undefined where nothing is kept.
 */
export function keptGroup(settings: BookingSettings, environment: Environment): number | undefined {
  const { scope, kinds } = settings;
  if (scope === undefined || kinds === undefined) return undefined;
  const groups = new Set([scope.groupId, ...kinds.offered.map(({ groupId }) => groupId)]);
  const kept = [...groups].flatMap(
    (groupId) => rememberedTour(() => ({ ...settings, scope: { ...scope, groupId } }), environment).kept() ?? [],
  );
  return (kept.find(({ at }) => at !== 'details') ?? kept[0])?.group;
}
