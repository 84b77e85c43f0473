/** A day in full, `Saturday, December 5`: a line may end after a comma, not inside the date. */
export const unbrokenDay = (day: string): string =>
  day.replace(/([,،]?)\s/g, (space, comma: string) => (comma === '' ? '\u00a0' : space));
