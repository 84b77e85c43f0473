import type { Flow } from '../booking/flow.ts';
import { type ChosenHomes, flowFrom, readRecord, recordOf, type TourRecord } from '../booking/tourRecord.ts';
import { addMinutes } from '../time/minutes.ts';
import { wallClock } from '../time/zone.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { Environment, TextStorage } from './environment.ts';
import { tourKey } from './tourKey.ts';

/** The places for text of an environment. */
export type StoragePlaces = Pick<Environment, 'tabStorage' | 'deviceStorage' | 'pageMemory'>;

/** Keeps the visitor's tour for the tab, or for the device, so that a reload forgets neither a booking nor a doubt. */
export interface RememberedTour {
  /** The state from which the visitor goes on, instead of from `start`. Undefined where nothing is kept. */
  readonly read: (start: Flow) => Flow | undefined;
  /** Keeps what there is to keep of `flow`, and the homes that are chosen for a booking that is not sent yet. */
  readonly keep: (flow: Flow, chosen?: ChosenHomes) => void;
  /** The record that is kept. On a page about a certain tour, only the record of that tour. */
  readonly kept: () => TourRecord | undefined;
  /** Forgets the tour. With `id`: if it is the one with that number. */
  readonly forget: (id?: number) => void;
  readonly isOver: (record: TourRecord) => boolean;
}

/**
 * The tour of the service and group of `settings`. Without `remember` nothing is stored. The page alone then knows what is being sent or in
 * doubt, and a tour that was booked while nobody showed it: its widget may be taken out and put back. `isShown`: whether a widget shows it.
 */
export function rememberedTour(
  settings: () => BookingSettings,
  environment: Environment,
  isShown: () => boolean = () => true,
): RememberedTour {
  /** A booked tour whose record was replaced by that of another booking. Kept until the outcome of that booking is known. */
  let before: TourRecord | undefined;

  const isOver = ({ start }: TourRecord): boolean => {
    const { zone, duration } = settings();
    return addMinutes(start, duration) <= wallClock(environment.now(), zone);
  };
  /** What is kept now, by this widget or by another one of the site. Undefined where nothing may be kept. */
  const place = () => {
    const { remember, scope, storedAs } = settings();
    if (!scope) return undefined;
    const storage = storageFor(remember, environment);
    const key = tourKey(scope.groupId, storedAs);
    const whose = { group: scope.groupId, service: storedAs };
    const kept = readRecord(storage.read(key) ?? '', whose);
    const isToKeep = ({ at }: TourRecord): boolean =>
      remember !== 'off' || (at === 'booked' ? !isShown() : at !== 'details');
    const write = (record: TourRecord | undefined): void =>
      storage.write(key, record && isToKeep(record) ? JSON.stringify(record) : null);
    if (kept && isOver(kept)) write(undefined);
    return { whose, kept: kept && !isOver(kept) ? kept : undefined, write };
  };

  const kept = (): TourRecord | undefined => {
    const record = place()?.kept;
    const { managed } = settings();
    return managed && managed.id !== record?.id ? undefined : record;
  };

  return {
    kept,
    isOver,
    read(start) {
      // A page about a certain tour shows that one, at the time it was moved to since.
      const record = kept();
      return record && { ...flowFrom(record, start.answers), assisted: start.assisted };
    },
    forget(id) {
      const at = place();
      if (id !== undefined && id !== at?.kept?.id) return;
      before = undefined;
      at?.write(undefined);
    },
    keep(flow, chosen) {
      const at = place();
      if (at === undefined) return;
      const { whose, kept, write } = at;
      const record = recordOf(flow, whose, chosen);
      if (flow.at === 'canceled' || (record && record.at !== 'details')) {
        if (record?.at === 'unsure' && kept?.at === 'booked') before = kept;
        if (record?.at === 'booked') before = undefined;
        write(record);
      } else if (kept?.at !== 'booked') {
        write(before ?? record);
        before = undefined;
      }
    },
  };
}

/** Where the storage is blocked or full, the page knows until it is left. */
export const storageFor = (remember: BookingSettings['remember'], environment: StoragePlaces): TextStorage => {
  const { pageMemory, deviceStorage, tabStorage } = environment;
  if (remember === 'off') return pageMemory;
  const storage = remember === 'device' ? deviceStorage : tabStorage;
  return {
    read: (key) => pageMemory.read(key) ?? storage.read(key),
    write(key, text) {
      storage.write(key, text);
      pageMemory.write(key, storage.read(key) === text ? null : text);
    },
  };
};
