import type { Home, HomePhoto } from '../../api/homeClient.ts';
import { member } from '../../api/member.ts';
import { parseDay } from '../../time/values.ts';

/** A listing of either version as a home. Undefined where it has no id. */
export function readHome(reply: unknown): Home | undefined {
  const id = numberOf(member(reply, 'id'));
  if (id === undefined) return undefined;
  const building = member(reply, 'building');
  const photos = photosOf(reply);
  return {
    id,
    label: textOf(member(reply, 'unit_number')),
    rent: numberOf(member(reply, 'price')) ?? numberOf(member(reply, 'rent')),
    feeStructure: textOf(member(reply, 'fee_structure')) || undefined,
    layout: layoutOf(reply),
    baths: numberOf(member(reply, 'bathrooms')),
    size: numberOf(member(reply, 'square_footage')),
    address: addressOf(
      textOf(member(building, 'name')),
      textOf(member(reply, 'street_address')) || textOf(member(building, 'street_address')),
    ),
    availableFrom: parseDay(textOf(member(reply, 'date_available')).slice(0, 10)),
    photo: photos[0],
    photos: photos.length || undefined,
  };
}

/** The homes of a page of a search, or the similar ones of a listing. What cannot be read is left out. */
export const readHomes = (list: unknown): readonly Home[] =>
  (Array.isArray(list) ? list : []).map(readHome).filter((home) => home !== undefined);

/** A floorplan, and which homes are of its kind. */
export interface Floorplan {
  readonly home: Home;
  /** Whether `home` may have this plan: its size, baths and rent are in the plan's ranges. */
  readonly isLike: (home: Home) => boolean;
}

/** The floorplans of a reply. One without a size or a price is left out: nobody can tell which homes are of its kind. */
export const readFloorplans = (reply: unknown): readonly Floorplan[] => {
  const items = member(reply, 'items');
  return (Array.isArray(items) ? items : []).map(readFloorplan).filter((plan) => plan !== undefined);
};

function readFloorplan(reply: unknown): Floorplan | undefined {
  const id = numberOf(member(reply, 'id'));
  const size = rangeOf(member(reply, 'square_footage'));
  const price = rangeOf(member(reply, 'price'));
  const baths = rangeOf(member(reply, 'bathrooms'));
  if (id === undefined || size === undefined || price === undefined) return undefined;
  const types = member(reply, 'unit_types');
  const names = (Array.isArray(types) ? types : []).map((type) => textOf(member(type, 'name'))).filter(Boolean);
  const isIn = (value: number | undefined, range: Range | undefined): boolean =>
    range === undefined || (value !== undefined && value >= range.min && value <= range.max);
  const photos = photosOf(reply);
  return {
    home: {
      id,
      isFloorplan: true,
      label: names.join(', ') || textOf(member(reply, 'name')),
      rent: price.min,
      baths: baths && baths.min === baths.max ? baths.min : undefined,
      size: size.min === size.max ? size.min : undefined,
      photo: photos[0],
      photos: photos.length || undefined,
    },
    isLike: (home) => isIn(home.size, size) && isIn(home.rent, price) && isIn(home.baths, baths),
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function rangeOf(value: unknown): Range | undefined {
  const [min, max] = [numberOf(member(value, 'min')), numberOf(member(value, 'max'))];
  return min === undefined || max === undefined ? undefined : { min, max };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A number that is 0 or more, also as decimal text. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** `2 Bedroom` as `2br`. Studios and lofts both have no bedroom, so the label decides. */
function layoutOf(reply: unknown): string | undefined {
  const label = textOf(member(reply, 'layout')).toLowerCase();
  if (label === 'studio' || label === 'loft') return label;
  const count = /^\d/.exec(label)?.[0] ?? numberOf(member(reply, 'bedrooms'));
  const beds = count === undefined ? 0 : Number(count);
  return beds >= 4 ? '4+br' : beds >= 1 ? `${beds}br` : undefined;
}

const addressOf = (name: string, street: string): string | undefined =>
  (name && street && !street.startsWith(name) ? `${name}, ${street}` : street || name) || undefined;

function photosOf(reply: unknown): readonly HomePhoto[] {
  const photos = member(reply, 'photos');
  return (Array.isArray(photos) ? photos : []).flatMap((photo) => {
    const [small, large] = [textOf(member(photo, 'small')), textOf(member(photo, 'large'))];
    return small || large ? [{ small: small || large, large: large || small }] : [];
  });
}
