/** A name before the address, where the integrator wrote one: `Alder House, 123 First St`. Without one, the whole and nothing. */
export function placeOf(location: string): readonly [place: string, address: string] {
  const [, name, address] = /^([^\d,][^,]*),\s*(.+)$/s.exec(location) ?? [];
  return name === undefined || address === undefined ? [location, ''] : [name, address];
}
