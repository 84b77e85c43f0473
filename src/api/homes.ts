import { type Day, parseDay } from '../time/values.ts';
import { getPublicListing } from './contract/endpoints/listings-v1.ts';
import { getListing, searchResidentialRentals } from './contract/endpoints/listings-v2.ts';
import { listFloorplans } from './contract/endpoints/reference.ts';
import { member } from './member.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The calls for homes. `createLeasingClient` has them, and an integrator's own client may have them. */
export interface HomeClient {
  /** One listing of version 2 by its id (document, "GET /api/v2/listings/<listing_id>/"). */
  getListing(id: number, options?: CallOptions): Promise<unknown>;
  /** One page of the homes for rent (document, "Listings search, version 2"). `property`: the id of a community. */
  searchResidentialRentals(
    filters?: { readonly property?: number; readonly page?: number },
    options?: CallOptions,
  ): Promise<unknown>;
  /** One listing of version 1 by its id, with similar ones if `similarUnits` is true (document, "GET /api/v1/public/listings/<id>/"). */
  getPublicListing(id: number, options?: CallOptions & { readonly similarUnits?: boolean }): Promise<unknown>;
  /** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  listFloorplans(communityId: number, query?: object, options?: CallOptions): Promise<unknown>;
}

/** Asks for homes. Each call gives the reply as it came, and throws as every call does. */
export interface AskHomes {
  /** One available home (document, "GET /api/v2/listings/<listing_id>/"). */
  readonly home: (id: number, options?: CallOptions) => Promise<unknown>;
  /** One page of the homes for rent, of a community where one is named (document, "Listings search, version 2"). */
  readonly homes: (search: HomeSearch, options?: CallOptions) => Promise<unknown>;
  /** Homes like one that may be gone (document, "GET /api/v1/public/listings/<id>/", `similar_units`). */
  readonly similar: (id: number, options?: CallOptions) => Promise<unknown>;
  /** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  readonly floorplans: (community: number, options?: CallOptions) => Promise<unknown>;
}

/** What a search for homes asks. */
export interface HomeSearch {
  readonly community: number | undefined;
  /** From 1 on. */
  readonly page: number;
}

const queryOf = ({ community, page }: HomeSearch) => ({
  page,
  ...(community !== undefined && { property: community }),
});

/** The calls over `transport`, which has a key or reaches a proxy that adds one. */
export const homeCalls = (transport: Transport): AskHomes => ({
  home: async (id, options) => (await transport(getListing, { ...options, params: { listing_id: id } })).json,
  homes: async (search, options) =>
    (await transport(searchResidentialRentals, { ...options, params: {}, query: queryOf(search) })).json,
  similar: async (id, options) =>
    (await transport(getPublicListing, { ...options, params: { listing_id: id }, query: { similar_units: true } }))
      .json,
  floorplans: async (community, options) =>
    (await transport(listFloorplans, { ...options, params: { community_id: community } })).json,
});

/** The calls of `client`. Undefined if it has none for single homes. Any other call that it lacks gives undefined. */
export const homeCallsOf = (client: Partial<HomeClient>): AskHomes | undefined =>
  client.getListing && {
    home: async (id, options) => client.getListing?.(id, options),
    homes: async (search, options) => client.searchResidentialRentals?.(queryOf(search), options),
    similar: async (id, options) => client.getPublicListing?.(id, { ...options, similarUnits: true }),
    floorplans: async (community, options) => client.listFloorplans?.(community, {}, options),
  };

/** A home that can be seen on a tour, or a floorplan that stands for several. */
export interface Home {
  /** The number of the listing, or of the floorplan. */
  readonly id: number;
  readonly isFloorplan?: boolean | undefined;
  /** The number of the unit, or a name: `4B`. Empty where only the id is known. */
  readonly label: string;
  /** The rent of a month. For a floorplan, the lowest. */
  readonly rent?: number | undefined;
  /** The layout, as in `layout_options` of the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly layout?: string | undefined;
  readonly baths?: number | undefined;
  /** The size in square feet. */
  readonly size?: number | undefined;
  readonly address?: string | undefined;
  readonly availableFrom?: Day | undefined;
  readonly photo?: HomePhoto | undefined;
  /** How many photos there are. */
  readonly photos?: number | undefined;
  /** The address of a page about the home. */
  readonly url?: string | undefined;
}

/** The addresses of one photo in two sizes, not checked yet. */
export interface HomePhoto {
  readonly small: string;
  readonly large: string;
}

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
