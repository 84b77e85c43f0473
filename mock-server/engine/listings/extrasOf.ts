import type { Listing } from '../../../src/api/contract/schemas/listings-v2.ts';
import { createRandom, hash } from '../random.ts';

/** What a listing shows beside its offer: nothing searches or sorts by it. */
interface ListingExtras {
  /** Whole dollars; null where nobody has said. */
  readonly renterFee: number | null;
  readonly occupancyStatus: string | null;
  readonly keyInOffice: boolean | null;
  /** Days from the base day of the world's dates. */
  readonly firstShowing: number | null;
  readonly accessInfo: string;
  /** How many videos there are, 0 to 2. */
  readonly videos: number;
  readonly hasVirtualTour: boolean;
  readonly mlsPolicies: Listing['mls_policies'];
}

const FEES = [null, null, 0, 250, 400];
const OCCUPANCIES = [null, 'Vacant', 'Vacant', 'Occupied'];
const KEYS = [null, true, false];
const ACCESS = ['', 'Key in the lockbox', 'Call the tenant a day ahead', 'Doorman has the key'];
const COBROKES = ['', 'Standard', 'By agreement'];

/** The extras of the listing `id`, the same each time. A stream of their own: more of them change nothing else. */
export function extrasOf(seed: number, id: number): ListingExtras {
  const random = createRandom(hash(seed, 'extras', id));
  const isRare = () => random.next() < 0.1;
  return {
    renterFee: random.pick(FEES) ?? null,
    occupancyStatus: random.pick(OCCUPANCIES) ?? null,
    keyInOffice: random.pick(KEYS) ?? null,
    firstShowing: random.next() < 0.6 ? null : random.below(30) - 10,
    accessInfo: random.pick(ACCESS) ?? '',
    videos: random.below(3),
    hasVirtualTour: random.next() < 0.5,
    mlsPolicies: {
      vow_opt_out: isRare(),
      idx_opt_out: isRare(),
      allow_comments: !isRare(),
      allow_automated_valuations: !isRare(),
      cobroke_agreement: random.pick(COBROKES) ?? '',
    },
  };
}
