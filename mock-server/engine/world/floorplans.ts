import type { Floorplan } from '../../../src/api/contract/schemas/reference.ts';
import { createRandom, hash } from '../random.ts';
import { photoSizes } from './inventedNames.ts';

export const COMMUNITIES: readonly number[] = [201, 202];

/** A kind of unit in a community. Each home in the community's buildings has one. */
export interface UnitType {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly community: number;
  /** The place of its layout in `LAYOUTS`. */
  readonly layout: number;
}

const FIRST_UNIT_TYPE = 601;
const FIRST_FLOORPLAN = 701;

/** Two unit types of each layout and community: S1, S2, A1, A2, … */
export function createUnitTypes(): readonly UnitType[] {
  const kinds = [
    { letter: 'L', layout: 0 },
    { letter: 'S', layout: 1 },
    { letter: 'A', layout: 2 },
    { letter: 'B', layout: 3 },
    { letter: 'C', layout: 4 },
    { letter: 'D', layout: 5 },
  ];
  return COMMUNITIES.flatMap((community) =>
    kinds.flatMap(({ letter, layout }) => [1, 2].map((number) => ({ community, layout, name: `${letter}${number}` }))),
  ).map((type, at) => ({
    ...type,
    id: FIRST_UNIT_TYPE + at,
    description: `Homes of the ${type.name} line`,
  }));
}

/**
 * Creates the floorplans of a community: one for each unit type, and two without any known values. The ranges of those two are
 * null, as in the document's samples.
 */
export function createFloorplans(seed: number, community: number, types: readonly UnitType[]): Floorplan[] {
  const at = COMMUNITIES.indexOf(community);
  const first = FIRST_FLOORPLAN + at * 100;
  const planned = types
    .filter((type) => type.community === community)
    // The first plan of a layout is for both its unit types.
    .map((type, place, all) =>
      floorplan(seed, first + place, place % 2 === 0 ? [type, all[place + 1] ?? type] : [type]),
    );
  const unknown = ['Garden Level', 'Penthouse'].map((name, place) => ({
    id: first + planned.length + place,
    name,
    marketing_description: '',
    unit_types: [],
    photos: [],
    total_rooms: { min: null, max: null },
    bathrooms: { min: null, max: null },
    square_footage: { min: null, max: null },
    price: { min: null, max: null },
  }));
  return [...planned, ...unknown];
}

/** Creates a floorplan for one unit type, or for two of the same layout. */
function floorplan(seed: number, id: number, types: readonly [UnitType, ...UnitType[]]): Floorplan {
  const [type] = types;
  const random = createRandom(hash(seed, 'floorplan', id));
  const rooms = Math.max(1, type.layout);
  const size = 380 + rooms * 190 + random.below(60);
  const price = 1400 + rooms * 620 + random.below(20) * 25;
  const baths = Math.max(1, Math.floor(rooms / 2));
  return {
    id,
    name: `Plan ${type.name}`,
    marketing_description: `A well-lit home of about ${size} square feet.`,
    unit_types: types.map(({ id, name, description }) => ({ id, name, description })),
    photos: Array.from({ length: 1 + random.below(3) }, (_, at) => ({
      id: id * 10 + at,
      ...photoSizes('floorplans', id * 10 + at),
      media_type: 'Floor plan',
      sort_order: at,
      description: random.next() < 0.5 ? null : `Plan ${type.name} ${at === 0 ? 'seen from above' : `in detail ${at}`}`,
    })),
    total_rooms: { min: rooms, max: rooms + 1 },
    bathrooms: { min: baths, max: baths + 0.5 },
    square_footage: { min: size, max: size + 80 },
    price: { min: `${price}.00`, max: `${price + 450}.00` },
  };
}
