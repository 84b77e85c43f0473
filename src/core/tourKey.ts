/** How the storage key of a tour of a group begins. It ends with the service, because a page may use several. */
const prefixOf = (groupId: number): string => `tour-booking tour ${groupId} `;

/** The key for a tour of `groupId` at `service`. */
export const tourKey = (groupId: number, service: string): string => prefixOf(groupId) + service;

/** Whether this tab or this device keeps a tour of `groupId`. Where storage is blocked, neither does. */
export function isTourKept(groupId: number): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(prefixOf(groupId))),
    );
  } catch {
    return false;
  }
}
