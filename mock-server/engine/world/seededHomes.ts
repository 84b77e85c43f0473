/** What a photo shows. */
export type Scene = 'living room' | 'bedroom' | 'kitchen' | 'loft' | 'study' | 'bathroom' | 'floor plan';

/** A home for rent whose values are set in this file, not drawn at random. */
export interface SeededHome {
  readonly community: number;
  readonly unit: string;
  /** A word of `LAYOUTS`. */
  readonly layout: string;
  /** Whether it is of the second unit type of its layout: B2, not B1. */
  readonly secondType: boolean;
  /** Dollars a month. */
  readonly rent: number;
  readonly bathrooms: number;
  /** Square feet. */
  readonly size: number;
  /** Days from the start of the clock. Below 0: free now. */
  readonly freeIn: number;
  /** Pictures, in their order. */
  readonly scenes: readonly Scene[];
}

type Row = readonly [
  unit: string,
  layout: string,
  line: 1 | 2,
  rent: number,
  bathrooms: number,
  size: number,
  freeIn: number,
  ...scenes: readonly Scene[],
];

const ROWS: Readonly<Record<number, readonly Row[]>> = {
  201: [
    ['4B', '2br', 2, 3480, 1, 880, 45, 'living room', 'kitchen', 'bedroom', 'bathroom', 'study', 'floor plan'],
    ['2F', '2br', 2, 3720, 2, 940, -12, 'bedroom', 'living room', 'kitchen', 'bathroom', 'floor plan'],
    ['5A', '1br', 1, 2740, 1, 610, -5, 'kitchen', 'living room', 'bedroom', 'bathroom'],
    ['G1', 'loft', 1, 4100, 1, 1020, 62, 'loft', 'kitchen', 'bathroom', 'floor plan'],
    ['3C', 'studio', 1, 2150, 1, 430, -20, 'study', 'bathroom', 'floor plan'],
    ['3E', '1br', 2, 2880, 1, 655, 19, 'living room', 'bedroom', 'kitchen', 'floor plan'],
    ['5D', '2br', 2, 3590, 1, 905, 45, 'bedroom', 'living room', 'bathroom', 'floor plan'],
  ],
  202: [
    ['2A', '1br', 1, 2690, 1, 640, -8, 'living room', 'kitchen', 'bedroom', 'floor plan'],
    ['5C', '2br', 1, 3540, 2, 960, 33, 'kitchen', 'living room', 'bedroom', 'bathroom', 'floor plan'],
    ['4D', 'studio', 2, 2090, 1, 455, -15, 'study', 'kitchen', 'bathroom'],
    ['G2', 'loft', 1, 3890, 1.5, 990, 21, 'loft', 'living room', 'bathroom', 'floor plan'],
    ['3B', '3br', 1, 4650, 2, 1240, 45, 'living room', 'bedroom', 'kitchen', 'study', 'bathroom', 'floor plan'],
    ['5E', '1br', 2, 2820, 1, 690, -3, 'bedroom', 'living room', 'kitchen', 'floor plan'],
    ['4F', '2br', 2, 3390, 1, 870, 60, 'bedroom', 'kitchen', 'bathroom', 'floor plan'],
  ],
};

/** Seven homes of each community, alike in every world: a studio, a loft, some free now, some later. */
export const HOMES: readonly SeededHome[] = Object.entries(ROWS).flatMap(([community, rows]) =>
  rows.map(([unit, layout, line, rent, bathrooms, size, freeIn, ...scenes]) => ({
    ...{ community: Number(community), unit, layout, secondType: line === 2, rent, bathrooms, size, freeIn, scenes },
  })),
);
