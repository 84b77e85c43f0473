// Invented names, telephone numbers and photos of the seeded data. No real person or company has them.

export const CITIES = [
  { name: 'Port Calder', state: 'NY', latitude: 41.1052, longitude: -73.8361, postal: '109' },
  { name: 'Wexbridge', state: 'NJ', latitude: 40.7618, longitude: -74.1207, postal: '071' },
] as const;

/** By city. The service shows the text None for a neighborhood without an area. */
export const NEIGHBORHOODS = [
  [
    { name: 'Lantern Hill', area: 'North Side' },
    { name: 'Cooper Yards', area: 'North Side' },
    { name: 'Millrace', area: 'Riverfront' },
    { name: 'Gull Landing', area: 'Riverfront' },
    { name: 'Orchard Row', area: 'None' },
    { name: 'Saint Bede', area: 'South Side' },
  ],
  [
    { name: 'Old Foundry', area: 'Center' },
    { name: 'Tannery Square', area: 'Center' },
    { name: 'Larkfield', area: 'None' },
    { name: 'Heron Park', area: 'Westside' },
  ],
] as const;

export const STREETS = [
  'Alder Street',
  'Bellweather Avenue',
  'Canal Row',
  'Dunmore Street',
  'Eastgate Road',
  'Ferrier Lane',
  'Glasshouse Street',
  'Harrow Place',
  'Ivory Street',
  'Juniper Avenue',
  'Kettle Lane',
  'Lockkeeper Way',
  'Marlow Street',
  'Northgate Road',
] as const;

export const BUILDING_FIRST = [
  'Alder',
  'Beacon',
  'Calder',
  'Drift',
  'Ember',
  'Fenwick',
  'Granary',
  'Harbor',
  'Ironwood',
  'Juniper',
] as const;
export const BUILDING_LAST = ['House', 'Court', 'Lofts', 'Terrace', 'Point', 'Works', 'Gardens', 'Tower'] as const;

/** The account's own company, then the companies whose listings it shows. */
export const LISTING_COMPANIES = [
  { id: 401, name: 'Calder & Quay Residential', domain: 'calderquay.example.com', logo: true },
  { id: 402, name: 'Northlight Homes', domain: 'northlight.example.com', logo: true },
  { id: 403, name: 'Fernhollow Realty', domain: 'fernhollow.example.com', logo: false },
  { id: 404, name: 'Tesselate Property', domain: 'tesselate.example.com', logo: false },
] as const;

export const MANAGEMENT_COMPANIES = [
  { id: 451, name: 'Calder & Quay Management' },
  { id: 452, name: 'Stonecroft Management' },
  { id: 453, name: 'Millrace Building Services' },
] as const;

export const BUILDING_AMENITIES = [
  'Gym',
  'Roof deck',
  'Bike room',
  'Courtyard',
  'Package room',
  'Storage',
  'Lounge',
  'Playroom',
] as const;

export const UNIT_AMENITIES = [
  'Dishwasher',
  'Hardwood floors',
  'Balcony',
  'Central air',
  'High ceilings',
  'Walk-in closet',
  'Renovated kitchen',
  'City view',
] as const;

/** An invented telephone number. Numbers with 555 belong to nobody. */
export const phoneNumber = (at: number): string => `555${String(2_010_000 + (at % 10_000))}`;

export interface PhotoSizes {
  readonly original: string;
  readonly xlarge: string;
  readonly large: string;
  readonly small: string;
  readonly thumbnail: string;
}

/** The address below which the photos are, until a runtime replaces it by its own. */
export const PHOTOS_AT = 'https://images.example.com/photos/';

/** The addresses of a photo by size. */
export function photoSizes(kind: 'listings' | 'floorplans' | 'agents', id: number): PhotoSizes {
  const url = (size: string) => `${PHOTOS_AT}${kind}/${id}/${size}.svg`;
  return {
    original: url('original'),
    xlarge: url('xlarge'),
    large: url('large'),
    small: url('small'),
    thumbnail: url('thumbnail'),
  };
}
