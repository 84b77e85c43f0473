import { createAdaptorServer } from '@hono/node-server';
import { createTourEdge, forwardedAddress } from '../../src/edge.ts';
import { listenAsChild } from './listenAsChild.ts';
import { GROUPS, ZONE } from './visits.ts';

/** An edge like the one of the command, but with limits that no load reaches. The argument is the address of the service. */
const [, , service = ''] = process.argv;
const MANY = 1_000_000_000;

const edge = createTourEdge({
  service,
  secretKey: 'sk_demo',
  groups: Object.fromEntries(GROUPS.map((group) => [group, { timeZone: ZONE }])),
  attempts: 'memory',
  limits: { visitor: MANY, visitorChanges: MANY, group: MANY, groupChanges: MANY },
  clientAddress: forwardedAddress(1),
});
listenAsChild(createAdaptorServer({ fetch: (request, context) => edge.fetch(request, context) }));
