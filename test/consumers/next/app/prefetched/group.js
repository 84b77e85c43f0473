/** What the server and the browser say alike. Each adds the address by which it reaches the service. */
export const group = { groupId: 101, timeZone: 'America/New_York', service: 'leasing' };
