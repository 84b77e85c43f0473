import type { BookingSettings } from './bookingSettings.ts';
import type { Environment } from './environment.ts';
import { rememberedTour } from './rememberedTour.ts';

/**
 * The group, of those of the kinds of tour, that a visitor who comes back goes on with: that of a tour which is booked or in doubt, or
 * else of a time that was chosen. The group that the widget opens with comes first. Undefined where nothing is kept.
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
