import type { Home } from '../api/homeClient.ts';
import { member } from '../api/member.ts';

/** A tour of the property alone. */
export const noHomes: readonly Home[] = [];

/** How many homes one tour has room for. */
export const MOST_HOMES = 3;

/**
 * What the integrator says of the rents of homes. `total`: they include all mandatory fees. `base`: fees come on top. `off`: no amount is
 * shown.
 */
export type Rents = 'total' | 'base' | 'off';

/** `home` with what the integrator says of all rents. What is known of the home itself wins, except over `off`. */
export function withRents(home: Home, rents: Rents | undefined): Home {
  if (rents === 'off')
    return {
      ...home,
      rent: undefined,
      total: undefined,
      fees: undefined,
      areFeesExtra: undefined,
      feeStructure: undefined,
    };
  if (rents === undefined || home.total !== undefined || home.areFeesExtra) return home;
  return rents === 'total' ? { ...home, total: home.rent } : { ...home, areFeesExtra: true };
}

/** The amount that a home is shown with: its total, or else its rent. */
export const shownAmount = ({ total, rent }: Home): number | undefined => total ?? rent;

/**
 * The homes of a tour as one line for the notes, which staff can read and a program can parse: `Homes: 4B (listing 4711), B2
 * (floorplan 12)`. Empty without homes. The booking request has no field for them (docs/project/api-gaps.md).
 */
const homesLine = (homes: readonly Home[]): string =>
  homes.length === 0
    ? ''
    : `Homes: ${homes.map((home) => `${inLine(home.label) || home.id} (${keyOf(home)})`).join(', ')}`;

/** `label` without brackets and commas, which have a meaning in the line. */
const inLine = (label: string): string => label.replace(/[(),\s]+/g, ' ').trim();

/** A home as the notes of a booking name it, and as a tab keeps it. */
export type NotedHome = Pick<Home, 'id' | 'label'> & { readonly isFloorplan: boolean };

/** `homes` as a tab keeps them: id, label and kind of each, and nothing else. */
export const keptHomes = (homes: readonly Home[] = noHomes): readonly NotedHome[] | undefined =>
  homes.length === 0
    ? undefined
    : homes.map(({ id, label, isFloorplan }) => ({ id, label, isFloorplan: isFloorplan === true }));

/** Homes that a tab kept. Any script of the page may have written them, so each is checked, and a wrong one is left out. */
export const readKeptHomes = (kept: unknown): readonly NotedHome[] | undefined =>
  keptHomes((Array.isArray(kept) ? kept : []).filter(isKept).slice(0, MOST_HOMES));

const isKept = (home: unknown): home is Home =>
  typeof member(home, 'id') === 'number' && typeof member(home, 'label') === 'string';

/** Which homes a page names: to choose from, and the one that the visitor came for. `searches`: whether the service is searched for others. */
interface HomesOfPage {
  readonly offered: readonly Home[];
  readonly searches: boolean;
  readonly openedFor: Home | undefined;
}

/**
 * A home that a tab kept, as the page names it. If the widget asks the service about homes, it asks about a home that the page does not
 * name, too. Undefined: the page has no such home.
 */
export function homeOnPage(kept: Home, { offered, searches, openedFor }: HomesOfPage): Home | undefined {
  const named = openedFor ? [...offered, openedFor] : offered;
  const own = named.find((home) => isSameHome(home, kept));
  if (own || !(searches || named.some(({ label }) => label === ''))) return own;
  // The service has no call for one floorplan.
  return kept.isFloorplan ? kept : { id: kept.id, label: '' };
}

/** Reads the homes back from the notes of a booking. Gives an empty list if their first line is not about homes. */
export function homesInNotes(notes: string): readonly NotedHome[] {
  const [, list = ''] = /^Homes: (.*)/.exec(notes) ?? [];
  const homes = list.split(', ').map((text) => {
    const [, label, kind, id] = /^([^(),]+) \((listing|floorplan) (\d+)\)$/.exec(text) ?? [];
    return label && id ? { id: Number(id), label, isFloorplan: kind === 'floorplan' } : undefined;
  });
  const known = homes.filter((home) => home !== undefined);
  return known.length === homes.length ? known : [];
}

/** The line about `homes`, then `notes`. */
export const notesWith = (homes: readonly Home[], notes: string): string =>
  [homesLine(homes), notes].filter((line) => line.trim() !== '').join('\n');

/** What tells a home from all others: `listing 4711`, `floorplan 12`. */
export const keyOf = ({ id, isFloorplan }: Home): string => `${isFloorplan ? 'floorplan' : 'listing'} ${id}`;

/** Whether both have the same id and are of the same kind. */
export const isSameHome = (one: Home, other: Home): boolean => keyOf(one) === keyOf(other);

/** `homes` with `added` in the first place, where a visitor came for it. On a full tour it takes the place of the first one. */
export function openedFor(homes: readonly Home[], added: Home): readonly Home[] {
  const known = homes.find((home) => isSameHome(home, added));
  const others = homes.filter((home) => home !== known);
  return [known ?? added, ...others.slice(1 - MOST_HOMES)];
}
