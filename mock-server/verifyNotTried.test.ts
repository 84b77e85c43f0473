import { afterEach, expect, it } from 'vitest';
import { stopAll } from '../test/startServer.ts';
import { verifyMock, type Wrong } from '../test/verifyMock.ts';

afterEach(stopAll);

const NO_SECRET = 'needs a secret key in LEASING_SECRET_KEY';
const NO_KEY = 'needs a key in LEASING_PUBLIC_KEY or LEASING_SECRET_KEY';
/** Runs with their service and settings. `whys` are the reasons that a run gives for all that it did not try. */
const untried: readonly (Pick<Wrong, 'is'> & Partial<Wrong> & { settings?: object; whys: readonly string[] })[] = [
  {
    is: 'right, asked without keys and flags',
    settings: { publicKey: undefined, secretKey: undefined, community: undefined, emailList: undefined },
    whys: [
      NO_KEY,
      NO_SECRET,
      'needs --community, the number of a community',
      'needs a secret key in LEASING_SECRET_KEY, and --email-list, the number of an email list',
    ],
  },
  { is: 'right, asked with a public key', settings: { secretKey: undefined }, whys: [NO_SECRET] },
  {
    is: 'right, asked without an email list',
    settings: { emailList: undefined },
    whys: ['needs --email-list, the number of an email list'],
  },
  {
    is: 'a service without listings and agents',
    call: /^GET .*(listings|agents)\/?(all|\?|$)/,
    text: (text) => text.replace(/"items":\[.*\]/, '"items":[]'),
    whys: [
      'needs a listing with photos: “version 2 search” gave none',
      'needs a listing: “version 1 search” gave none',
      'needs an agent: “agents” gave none',
    ],
  },
  {
    is: 'a service with few listings',
    call: /^GET .*sync/,
    text: (text) => text.replace(/"next_id":\d+/, '"next_id":null'),
    whys: ['needs more than 50 listings: “bulk sync” gave one page'],
  },
  {
    is: 'a service that books nothing',
    call: /^POST .*group\/\d+\/book$/,
    status: 500,
    text: () => '{}',
    whys: ['needs a tour: “a booking” booked none, see what differs there'],
  },
  {
    is: 'a service that creates no prospect',
    call: /^POST .*v2\/clients$/,
    status: 500,
    text: () => '{}',
    whys: ['needs a prospect: “a prospect” created none, see what differs there'],
  },
  {
    is: 'a group without free times',
    settings: { groups: [105] },
    whys: [
      'needs a day with two free times: from 2026-12-03 to 2026-12-16 there is none, so open some or give another group',
    ],
  },
];

it.each(untried)(
  'verify says what is needed for all that it did not try: $is',
  async ({ settings, whys, call, ...wrong }) => {
    const { findings } = await verifyMock(call && { ...wrong, call, found: /^/, breaks: false }, settings);
    const said = findings.flatMap(({ outcome, why = '' }) => (outcome === 'not tried' ? why : []));
    expect([...new Set(said)].sort()).toEqual([...whys].sort());
  },
);
