import * as bullmq from 'bullmq';
import { createClient } from 'redis';
import { createBullJobs } from '../src/edge/waitlist/bullJobs.ts';

// An instance that begins jobs and never ends them: `node --import tsx test/waitlistWorker.ts redis://… <scope>`. It prints the name of each.

const client = createClient({ url: process.argv[2] ?? '' });
client.on('error', () => undefined);
const jobs = createBullJobs(bullmq, bullmq.createNodeRedisClient(client), {}, process.argv[3] ?? '', { now: Date.now });
const begin = (name: string) => (): Promise<void> => {
  console.log(name);
  return new Promise(() => undefined);
};
await jobs.start({ sweep: begin('sweep'), look: begin('look'), tell: begin('tell'), givenUp: () => undefined }, []);
