import { createAdaptorServer } from '@hono/node-server';
import { createClient } from 'redis';
import { createTourEdge, forwardedAddress, redisStores, redisWaitlist } from '../../src/edge.ts';
import { listenAsChild } from './listenAsChild.ts';
import { GROUPS, MANY_GROUPS, ZONE } from './visits.ts';

/**
 * An edge like the one of the command, but with limits that no load reaches. The arguments are the address of the service, and that of a Redis if it
 * has one. With a Redis it has a waitlist as well, whose jobs do nothing.
 */
const [, , service = '', redis] = process.argv;
const MANY = 1_000_000_000;

async function shared(url: string) {
  const client = createClient({ url, disableOfflineQueue: true });
  await client.connect();
  const nothing = async (): Promise<void> => undefined;
  const jobs = { start: nothing, sweep: nothing, look: nothing, lookNow: nothing, tell: nothing, close: nothing };
  return {
    ...redisStores(client),
    manageSecrets: ['m'.repeat(32)],
    origins: ['https://www.example.com'],
    waitlist: { notify: nothing, store: redisWaitlist(client), jobs: () => jobs },
  };
}

const edge = createTourEdge({
  service,
  secretKey: 'sk_demo',
  groups: Object.fromEntries([...GROUPS, ...MANY_GROUPS].map((group) => [group, { timeZone: ZONE }])),
  attempts: 'memory',
  limits: { visitor: MANY, visitorChanges: MANY, group: MANY, groupChanges: MANY },
  clientAddress: forwardedAddress(1),
  ...(redis !== undefined && (await shared(redis))),
});
listenAsChild(createAdaptorServer({ fetch: (request, context) => edge.fetch(request, context) }));
