const ANY_GROUP = 'tour-booking tour ';
/** How the storage key of a tour of a group begins. It ends with the service, because a page may use several. */
const prefixOf = (groupId: number): string => `${ANY_GROUP}${groupId} `;

/** The key for a tour of `groupId` at `service`. */
export const tourKey = (groupId: number, service: string): string => prefixOf(groupId) + service;

/** Whether this tab or this device keeps a tour of `groupId`, or of any group if that is undefined. False if storage is blocked. */
export function isTourKept(groupId: number | undefined): boolean {
  const prefix = groupId === undefined ? ANY_GROUP : prefixOf(groupId);
  try {
    return [sessionStorage, localStorage].some((storage) => Object.keys(storage).some((key) => key.startsWith(prefix)));
  } catch {
    return false;
  }
}
