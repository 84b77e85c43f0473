import type { Home } from '../../api/homeClient.ts';
import { shownAmount } from '../../booking/tourHomes.ts';

/** What a visitor looks for. */
export interface HomeFilter {
  /** A layout, `2br`. Empty: any. */
  readonly layout: string;
  /** The highest amount a month, as homes are shown with it. */
  readonly most: number | undefined;
  /** A part of the label or of the address. */
  readonly text: string;
}

export const noFilter: HomeFilter = { layout: '', most: undefined, text: '' };

/** From this number of homes on there is a search by name. */
export const SEARCHED_FROM = 12;

const LAYOUTS = ['studio', '1br', '2br', '3br', '4+br', 'loft'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The sizes of the homes, in order. None if there is only one, since that leaves nothing to choose. */
export function sizesOf(homes: readonly Home[]): readonly Layout[] {
  const sizes = LAYOUTS.filter((layout) => homes.some((home) => home.layout === layout));
  return sizes.length > 1 ? sizes : [];
}

/** The smallest step between two rents to choose from. */
const STEP = 500;
/** The highest number of rents to choose from. */
const MOST_RENTS = 4;

/** The rents to choose from: round amounts, each of which leaves some homes out and some in. */
export function rentsOf(homes: readonly Home[]): readonly number[] {
  const rents = homes.flatMap((home) => shownAmount(home) ?? []);
  const [least, most] = [Math.min(...rents), Math.max(...rents)];
  const first = Math.ceil(least / STEP) * STEP;
  const step = Math.max(1, Math.ceil((most - first) / STEP / MOST_RENTS)) * STEP;
  const steps: number[] = [];
  for (let rent = first; rent < most && steps.length < MOST_RENTS; rent += step) if (rent >= least) steps.push(rent);
  return steps;
}

/** Whether `filter` leaves `home` in. A home of unknown size fits no filter by size, one without an amount none by rent. */
export function fits(home: Home, { layout, most, text }: HomeFilter): boolean {
  const wanted = text.trim().toLowerCase();
  const amount = shownAmount(home);
  return (
    (layout === '' || home.layout === layout) &&
    (most === undefined || (amount !== undefined && amount <= most)) &&
    (wanted === '' || `${home.label} ${home.address ?? ''}`.toLowerCase().includes(wanted))
  );
}
