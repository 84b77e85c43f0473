import { readId } from '../json.ts';
import { listingDetail } from '../listings/listingDetail.ts';
import type { World } from '../world/world.ts';
import { FIRST_LISTING_ID, listingOf } from '../world/worldListings.ts';
import { drawFloorplan } from './drawFloorplan.ts';
import { drawPortrait } from './drawPortrait.ts';
import { drawRoom, type Palette } from './drawRoom.ts';

/** The width of a photo in pixels, by its size. Photos are 4 by 3, portraits 1 by 1. */
const WIDTHS: Readonly<Record<string, number>> = {
  thumbnail: 120,
  small: 320,
  large: 960,
  xlarge: 1600,
  original: 1920,
};

/** The colors of the homes. Listings take them in turn. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  { wall: '#efe3d2', floor: '#c49a6c', dark: '#2f5d50', main: '#4f8270', light: '#5e917e', accent: '#c8876b' },
  { wall: '#dfe5df', floor: '#cda87c', dark: '#8a4f38', main: '#b5694d', light: '#c98a6f', accent: '#c8876b' },
  { wall: '#f3ece0', floor: '#b8a68c', dark: '#254b40', main: '#2f5d50', light: '#5e917e', accent: '#b5694d' },
  { wall: '#e4e4ea', floor: '#c7a67e', dark: '#4d4360', main: '#7a6b8f', light: '#a79bb8', accent: '#d9a441' },
  { wall: '#eadfd0', floor: '#a98158', dark: '#34495e', main: '#56718a', light: '#7f97ab', accent: '#d8835f' },
  { wall: '#f1e4cf', floor: '#b98d5f', dark: '#7a5a22', main: '#c39a45', light: '#dbb96f', accent: '#5f8a55' },
];

/**
 * Draws the photo at `path` (`listings/100010/small.svg`, below the address of the photos), as an SVG. The same path gives the
 * same photo. Undefined if the world has no such photo.
 */
export function drawPhoto(world: World, path: string): string | undefined {
  const [, kind, text = '', size = ''] = /^(\w+)\/(\d+)\/(\w+)\.svg$/.exec(path) ?? [];
  const id = readId(text);
  const width = Object.hasOwn(WIDTHS, size) ? WIDTHS[size] : undefined;
  if (id === undefined || width === undefined) return undefined;
  if (kind === 'agents') return portrait(world, id, width);
  const drawn =
    kind === 'listings' ? listingPhoto(world, id) : kind === 'floorplans' ? floorplanPhoto(world, id) : undefined;
  return drawn === undefined ? undefined : svg(width, (width * 3) / 4, '0 0 480 360', `${SHADES}${drawn}`);
}

function portrait({ agents }: World, id: number, width: number): string | undefined {
  const agent = agents.find((each) => each.id === id);
  return agent ? svg(width, width, '0 0 80 80', drawPortrait(id)) : undefined;
}

/** The number of a listing and its place among the listing's photos make the id of a photo. */
function listingPhoto(world: World, id: number): string | undefined {
  const listing = listingOf(world.listings, Math.floor(id / 10));
  if (!listing) return undefined;
  const { photos, layout } = listingDetail(world.seed, listing);
  const photo = photos.find((each) => each.id === id);
  if (!photo) return undefined;
  if (photo.scene === 'floor plan') return drawFloorplan(layout.bedrooms);
  return drawRoom(photo.scene, PALETTES[(listing.id - FIRST_LISTING_ID) % PALETTES.length] ?? PALETTES[0]);
}

function floorplanPhoto({ floorplans, unitTypes }: World, id: number): string | undefined {
  const plan = [...floorplans.values()].flat().find(({ photos }) => photos.some((photo) => photo.id === id));
  const type = unitTypes.find((each) => each.id === plan?.unit_types[0]?.id);
  return plan && drawFloorplan(Math.max(0, (type?.layout ?? 0) - 1));
}

/** The sky in a window, and the light across a room. */
const SHADES =
  '<defs><linearGradient id="day" x2="1" y2="1"><stop stop-color="#e0ebec"/><stop offset=".6" stop-color="#b7cdd3"/><stop offset="1" stop-color="#e9d9bd"/></linearGradient>' +
  '<linearGradient id="slant" x2="1" y2="1"><stop stop-color="#ffdf9e" stop-opacity=".4"/><stop offset=".55" stop-color="#ffdf9e" stop-opacity="0"/><stop offset="1" stop-color="#132620" stop-opacity=".18"/></linearGradient></defs>';

const svg = (width: number, height: number, viewBox: string, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${drawn}</svg>`;
