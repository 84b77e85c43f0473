import { createClient } from 'redis';
import { scopedWaitlist } from '../src/edge/scopedStores.ts';
import { redisWaitlist } from '../src/edge/waitlist/redisWaitlist.ts';
import { createWaitlistJobs } from '../src/edge/waitlist/waitlistJobs.ts';

// An instance that begins jobs and never ends them: `node --import tsx test/waitlistWorker.ts redis://… <scope>`. It prints the name of each.

const client = createClient({ url: process.argv[2] ?? '', disableOfflineQueue: true });
client.on('error', () => undefined);
await client.connect();
const jobs = createWaitlistJobs(scopedWaitlist(redisWaitlist(client, 'tour'), process.argv[3] ?? ''));
const begin = (name: string) => (): Promise<void> => {
  console.log(name);
  return new Promise(() => undefined);
};
jobs.start({ sweep: begin('sweep'), look: begin('look'), tell: begin('tell'), givenUp: () => undefined }, [101]);
