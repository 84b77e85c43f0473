import type { Home } from '../src/api/homeClient.ts';
import { day } from './model.ts';

interface Rest extends Partial<Home> {
  /** A picture of the demo site. */
  readonly picture?: 'living-room' | 'bedroom' | 'kitchen';
}

/** A home with a picture that the gallery serves. */
export function home(id: number, label: string, { picture, ...rest }: Rest): Home {
  const address = picture && new URL(`homes/${picture}.svg`, document.baseURI).href;
  return {
    id,
    label,
    address: 'Alder House, 123 First St',
    ...(address !== undefined && { photo: { small: address, large: address }, photos: 9 }),
    ...rest,
  };
}

const free = { availableFrom: day('2026-11-15') };
export const b4 = home(4711, '4B', {
  ...{ layout: '2br', rent: 3480, baths: 1, size: 880, availableFrom: day('2027-01-15'), picture: 'living-room' },
});
export const f2 = home(4712, '2F', { layout: '2br', rent: 3720, baths: 2, size: 940, picture: 'bedroom', ...free });
export const b2 = home(701, 'B2', { isFloorplan: true, rent: 3480, baths: 1 });
/** The same homes with all that must be paid, as an integrator gives it. */
export const b4InFull: Home = {
  ...b4,
  total: 3640,
  fees: [
    { name: 'trash', amount: 25, when: 'monthly' },
    { name: 'pest control', amount: 10.5, when: 'monthly' },
    { name: 'amenities', amount: 124.5, when: 'monthly' },
    { name: 'Application fee', amount: 50, when: 'once' },
    { name: 'Move-in fee', amount: 300, when: 'once' },
  ],
};
export const f2InFull: Home = { ...f2, total: 3880, fees: [{ name: 'trash', amount: 160, when: 'monthly' }] };
/** A studio, a loft and others to choose from. */
export const others: readonly Home[] = [
  home(4713, '5A', { layout: '1br', rent: 2740, baths: 1, size: 610, picture: 'kitchen', ...free }),
  home(4714, 'G1', { layout: 'loft', rent: 4100, baths: 1, size: 1020, availableFrom: day('2027-02-01') }),
  home(4715, '3C', { layout: 'studio', rent: 2150, baths: 1, size: 430, ...free }),
];
