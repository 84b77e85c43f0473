import { createAdaptorServer } from '@hono/node-server';
import { createClient } from 'redis';
import { createEdge } from '../../src/edge/createEdge.ts';
import type { TourEdgeOptions } from '../../src/edge/edgeOptions.ts';
import { redisStores, redisWaitlist } from '../../src/edge.ts';
import { listenAsChild } from './listenAsChild.ts';
import { GROUPS, MANY_GROUPS, ZONE } from './visits.ts';

/**
 * An edge like the one of the command, but with limits that no load reaches. The arguments are the address of the service, and that of a Redis if it
 * has one. With a Redis it has a waitlist as well, whose jobs do nothing.
 */
const [, , service = '', redis] = process.argv;
const MANY = 999_999_999;

async function shared(url: string) {
  const client = createClient({ url, disableOfflineQueue: true });
  await client.connect();
  return {
    ...redisStores(client),
    secrets: ['m'.repeat(32)],
    origins: ['https://www.example.com'],
    waitlist: { notify: nothing, store: redisWaitlist(client) },
  };
}

const nothing = async (): Promise<void> => undefined;
const options: TourEdgeOptions = {
  service,
  secretKey: 'sk_demo',
  groups: Object.fromEntries([...GROUPS, ...MANY_GROUPS].map((group) => [group, { timeZone: ZONE }])),
  attempts: 'memory',
  limits: { visitorRequests: MANY, visitorChanges: MANY, groupQuestions: MANY, groupChanges: MANY },
  trustedHops: 1,
  ...(redis !== undefined && (await shared(redis))),
};
const none = () => undefined;
const jobs = { start: none, sweep: none, look: none, lookNow: none, tell: nothing, close: nothing };
const edge = createEdge(options, { now: Date.now, openJobs: () => jobs });
listenAsChild(createAdaptorServer({ fetch: (request, context) => edge.fetch(request, context) }));
