import type { Flow } from '../booking/flow.ts';
import { flowFrom, readRecord, recordOf, type TourRecord } from '../booking/tourRecord.ts';
import { addMinutes } from '../time/minutes.ts';
import { wallClock } from '../time/zone.ts';
import type { Environment } from './environment.ts';
import type { BookingSettings } from './settings.ts';
import { tourKey } from './tourKey.ts';

/** Keeps the visitor's tour for the tab, or for the device, so that a reload forgets neither a booking nor a doubt. */
export interface RememberedTour {
  /** Where the visitor goes on instead of at `start`; undefined: nothing is kept. */
  readonly read: (start: Flow) => Flow | undefined;
  /** Keeps what there is to keep of `flow`. */
  readonly keep: (flow: Flow) => void;
}

/** The tour of the service and group of `settings`. Without `remember` nothing is kept or read. */
export function rememberedTour(settings: () => BookingSettings, environment: Environment): RememberedTour {
  /** The tour that is certainly booked. It stays while the visitor tries to book another one. */
  let certain: TourRecord | undefined;

  const scopeNow = () => {
    const { remember, scope } = settings();
    return remember !== 'off' && scope ? { group: scope.groupId, service: scope.service } : undefined;
  };
  const storageNow = () => environment[settings().remember === 'device' ? 'deviceStorage' : 'tabStorage'];
  const keyOf = ({ group, service }: Pick<TourRecord, 'group' | 'service'>): string => tourKey(group, service);

  const isOver = ({ start }: TourRecord): boolean => {
    const { zone, duration } = settings();
    return addMinutes(start, duration) <= wallClock(environment.now(), zone);
  };

  return {
    read(start) {
      const scope = scopeNow();
      const record = scope && readRecord(storageNow().read(keyOf(scope)) ?? '', scope);
      if (scope === undefined || record === undefined) return undefined;
      if (isOver(record)) {
        storageNow().write(keyOf(scope), null);
        return undefined;
      }
      // A page about a certain tour shows that one, at the time it was moved to since.
      const { managed } = settings();
      if (managed && managed.id !== record.id) return undefined;
      if (record.at === 'booked') certain = record;
      return flowFrom(record, start.answers);
    },
    keep(flow) {
      const scope = scopeNow();
      if (scope === undefined) return;
      const record = recordOf(flow, scope);
      if (record?.at === 'booked') certain = record;
      else if (flow.at === 'cancelled') certain = undefined;
      const kept = record === undefined || record.at === 'details' ? (certain ?? record) : record;
      storageNow().write(keyOf(scope), kept === undefined ? null : JSON.stringify(kept));
    },
  };
}
