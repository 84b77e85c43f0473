/**
 * The words of the listings: what a filter calls a value, what a listing shows for it, and the number that stands in
 * the listing table. The number is the place in the list. Filter words as in the document and docs/api-gaps.md.
 */

export interface Layout {
  /** As in `layout_options`; commercial space has its use instead. */
  readonly word: string;
  readonly label: string;
  /** The integer code of version 1; undefined for commercial space, which has none. */
  readonly code?: number;
  readonly bedrooms: number;
}

/** Layouts of homes, then uses of commercial space: a listing has one or the other. */
export const LAYOUTS: readonly Layout[] = [
  { word: 'loft', label: 'Loft', code: 80, bedrooms: 0 },
  { word: 'studio', label: 'Studio', code: 10, bedrooms: 0 },
  { word: '1br', label: '1 Bedroom', code: 20, bedrooms: 1 },
  { word: '2br', label: '2 Bedroom', code: 30, bedrooms: 2 },
  { word: '3br', label: '3 Bedroom', code: 40, bedrooms: 3 },
  { word: '4+br', label: '4+ Bedroom', code: 50, bedrooms: 4 },
  { word: 'office', label: 'Office', bedrooms: 0 },
  { word: 'retail', label: 'Retail', bedrooms: 0 },
  { word: 'industrial', label: 'Industrial', bedrooms: 0 },
  { word: 'storage', label: 'Storage', bedrooms: 0 },
];
/** Where the uses of commercial space begin in `LAYOUTS`. */
export const FIRST_COMMERCIAL_USE = 6;

/** Status codes of the sync; searches show only the first. */
export const STATUSES = [
  { code: 100, label: 'Available' },
  { code: 200, label: 'Application Pending' },
  { code: 300, label: 'Off Market' },
  { code: 400, label: 'Rented' },
  { code: 410, label: 'Sold' },
] as const;
export const AVAILABLE = 0;

export const LISTING_TYPES = [
  { word: 'rentals', label: 'For Rent' },
  { word: 'sales', label: 'For Sale' },
] as const;

export const PROPERTY_TYPES = [
  { word: 'residential', label: 'Residential' },
  { word: 'commercial', label: 'Commercial' },
] as const;

export const SOURCES = [
  { word: 'my-company', label: 'My Company' },
  { word: 'realtime', label: 'Realtime' },
  { word: 'rls', label: 'RLS' },
] as const;

/** The first is "none". */
export const INCENTIVES = [
  { word: undefined, label: null },
  { word: 'owner-paid', label: 'Owner paid' },
  { word: 'months-free', label: 'One month free' },
] as const;

/** A building without an owner's form shows null in a listing and the text None among the company's buildings. */
export const OWNERSHIPS = [
  { word: 'condo', label: 'Condo' },
  { word: 'coop', label: 'Co-op' },
  { word: 'condop', label: 'Condop' },
  { word: 'singlefamily', label: 'Single Family' },
  { word: 'multifamily', label: 'Apartment' },
] as const;

export const DOORMEN = [
  { word: 'no-doorman', amenity: undefined },
  { word: 'part-time', amenity: 'Part-time doorman' },
  { word: 'full-time', amenity: 'Full-time doorman' },
] as const;

/** Kinds of pets as bits, so that a listing's kinds are one number. */
export const PETS = [
  { word: 'cats', bit: 1, label: 'Cats' },
  { word: 'small-dogs', bit: 2, label: 'Small dogs' },
  { word: 'large-dogs', bit: 4, label: 'Large dogs' },
] as const;

export const PARKING = [
  { word: 'off-street', bit: 1, amenity: 'Off-street parking' },
  { word: 'garage', bit: 2, amenity: 'Garage' },
] as const;

/** Laundry in the unit: none, machines, or a connection for them. */
export const UNIT_LAUNDRY = [undefined, 'Washer and dryer in unit', 'Washer and dryer connection'] as const;
export const LAUNDRY_IN_UNIT = 1;

/** In a column of the listing table: no second agent, no unit type. */
export const NONE = 255;
