import type { Neighborhood as ShownNeighborhood } from '../../../src/api/contract/schemas/reference.ts';
import { CITIES, NEIGHBORHOODS } from './names.ts';

/** A neighborhood and where it lies, in degrees. */
export interface Neighborhood {
  readonly wire: ShownNeighborhood;
  readonly city: (typeof CITIES)[number];
  readonly latitude: number;
  readonly longitude: number;
}

const FIRST_ID = 501;
/** Degrees between two neighborhoods: about a kilometre. */
const STEP = 0.011;

/** The neighborhoods of both cities, ids from 501, on a grid of three a row around the city's center. */
export function createNeighborhoods(): readonly Neighborhood[] {
  const made: Neighborhood[] = [];
  CITIES.forEach((city, cityAt) => {
    (NEIGHBORHOODS[cityAt] ?? []).forEach(({ name, area }, at) => {
      made.push({
        wire: { id: FIRST_ID + made.length, name, city: city.name, state: city.state, area },
        city,
        latitude: city.latitude + (Math.floor(at / 3) - 0.5) * STEP,
        longitude: city.longitude + ((at % 3) - 1) * STEP,
      });
    });
  });
  return made;
}
