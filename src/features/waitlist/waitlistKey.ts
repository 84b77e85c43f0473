import { isToken } from '../../api/appointmentClient.ts';
import { member } from '../../api/member.ts';
import type { BookingSettings } from '../../core/bookingSettings.ts';
import { type StoragePlaces, storageFor } from '../../core/rememberedTour.ts';

export type KeptSettings = Pick<BookingSettings, 'scope' | 'storedAs' | 'remember'>;

/** Where the tab keeps what it knows of the waitlist, for the service and group of `settings`. Undefined where these are not known. */
function placeOf({ scope, storedAs, remember }: KeptSettings, places: StoragePlaces) {
  // The entry ends with the tab, also where the device keeps the tour.
  const storage = storageFor(remember === 'off' ? remember : 'tab', places);
  return scope && { storage, key: `tour-booking waitlist ${scope.groupId} ${storedAs}` };
}

/** What is kept, as it was stored. Any script of the page may have written it. */
export function readKept(settings: KeptSettings, places: StoragePlaces): unknown {
  const place = placeOf(settings, places);
  try {
    return place && JSON.parse(place.storage.read(place.key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Keeps `kept` in place of what was there. */
export function writeKept(settings: KeptSettings, places: StoragePlaces, kept: object | undefined): void {
  const place = placeOf(settings, places);
  place?.storage.write(place.key, kept ? JSON.stringify(kept) : null);
}

/** The token of the visitor's entry. Undefined where none is kept. */
export function readEntryToken(settings: KeptSettings, places: StoragePlaces): string | undefined {
  const token = member(readKept(settings, places), 'token');
  return isToken(token) ? token : undefined;
}
