import type { BookingSettings } from '../../core/bookingSettings.ts';
import type { Environment, TextStorage } from '../../core/environment.ts';

/** Where the tab keeps the visitor's entry on the waiting list. A page that remembers nothing keeps it until it is left. */
export const waitingStorage = (
  { remember }: Pick<BookingSettings, 'remember'>,
  { tabStorage, pageMemory }: Pick<Environment, 'tabStorage' | 'pageMemory'>,
): TextStorage => (remember === 'off' ? pageMemory : tabStorage);

/** The key of the entry for the service and group of `settings`. Undefined where these are not known. */
export const waitingKey = ({ scope, storedAs }: Pick<BookingSettings, 'scope' | 'storedAs'>): string | undefined =>
  scope && `tour-booking waiting ${scope.groupId} ${storedAs}`;

/** Forgets the visitor's entry. At the edge it stays. */
export function forgetWaiting(
  settings: Pick<BookingSettings, 'scope' | 'storedAs' | 'remember'>,
  environment: Pick<Environment, 'tabStorage' | 'pageMemory'>,
): void {
  const key = waitingKey(settings);
  if (key !== undefined) waitingStorage(settings, environment).write(key, null);
}
