import { dayOf } from '../../time/values.ts';
import type { Known, Request } from './statement.ts';

/** Why a probe is not tried, and what to do so that it is. */

const NO_SECRET = 'needs a secret key in LEASING_SECRET_KEY';
const NO_KEY = 'needs a key in LEASING_PUBLIC_KEY or LEASING_SECRET_KEY';
export const NO_COMMUNITY = 'needs --community, the number of a community';
export const NO_LISTING_WITH_PHOTOS = 'needs a listing with photos: “version 2 search” gave none';
export const NO_LISTING = 'needs a listing: “version 1 search” gave none';
export const NO_AGENT = 'needs an agent: “agents” gave none';
export const ONE_PAGE = 'needs more than 50 listings: “bulk sync” gave one page';
export const NO_PROSPECT = 'needs a prospect: “a prospect” created none, see what differs there';

/** For a probe that needs free times: no day that was asked about has two. */
export const noFreeTime = ({ noons }: Known): string => {
  const [first = '', last = ''] = [noons[0], noons.at(-1)].map((noon) => noon && dayOf(noon));
  return `needs a day with two free times: from ${first} to ${last} there is none, so open some or give another group`;
};

/** For a probe that needs the tour of the run. */
export const noTour = (known: Known): string =>
  known.starts[0] === undefined ? noFreeTime(known) : 'needs a tour: “a booking” booked none, see what differs there';

/** For a probe that needs an email list. */
export const noEmailList = ({ hasSecretKey }: Known): string =>
  hasSecretKey
    ? 'needs --email-list, the number of an email list'
    : 'needs a secret key in LEASING_SECRET_KEY, and --email-list, the number of an email list';

type Ask = Request | ((known: Known) => Request | string);
const ask = (request: Ask, known: Known): Request | string =>
  typeof request === 'function' ? request(known) : request;

/** A request that is sent only where there is a key. */
export const withKey =
  (request: Ask) =>
  (known: Known): Request | string =>
    known.hasKey ? ask(request, known) : NO_KEY;

/** A request that is sent only where there is a secret key. */
export const withSecret =
  (request: Ask) =>
  (known: Known): Request | string =>
    known.hasSecretKey ? ask(request, known) : NO_SECRET;
