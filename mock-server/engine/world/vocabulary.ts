// The words of the listings: `word` is the value in a filter, `label` is what a listing shows. A listing of the world has the place
// in the list. The filter words are from the document and docs/project/api-gaps.md.

export interface Layout {
  /** As in `layout_options`. For commercial space, its use. */
  readonly word: string;
  readonly label: string;
  /** The integer code of version 1. Undefined for commercial space. */
  readonly code?: number;
  readonly bedrooms: number;
}

/** Layouts of homes, then uses of commercial space. A listing has one of these. */
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
/** The place in `LAYOUTS` where the uses of commercial space begin. */
export const FIRST_COMMERCIAL_USE = 6;

/** Status codes of the sync. Searches show only the first. */
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

/** The first one means no incentive. */
export const INCENTIVES = [
  { word: undefined, label: null },
  { word: 'owner-paid', label: 'Owner paid' },
  { word: 'months-free', label: 'One month free' },
] as const;

/** Without an ownership, a building is shown with null in a listing, and with the text None in the list of buildings. */
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

/** Kinds of pets as bits, so that one number holds all kinds of a listing. */
export const PETS = [
  { word: 'cats', bit: 1, label: 'Cats' },
  { word: 'small-dogs', bit: 2, label: 'Small dogs' },
  { word: 'large-dogs', bit: 4, label: 'Large dogs' },
] as const;

export const PARKING = [
  { word: 'off-street', bit: 1, amenity: 'Off-street parking' },
  { word: 'garage', bit: 2, amenity: 'Garage' },
] as const;

/** Laundry in the unit: none, machines, or a connection for machines. */
export const UNIT_LAUNDRY = [undefined, 'Washer and dryer in unit', 'Washer and dryer connection'] as const;
export const LAUNDRY_IN_UNIT = 1;
