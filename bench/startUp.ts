import { memoryOf, serveMock } from './processes.ts';
import type { Verdict } from './verdict.ts';

const START_UP_MS = 3000;

/** Starts the mock with 100,000 listings as a process, and searches them once before its memory is read. */
export async function startUp(): Promise<readonly Verdict[]> {
  const server = await serveMock(['--listings', '100000']);
  const search = '/api/v1/public/listings/?key=pk_demo&layout=20&sort=rent';
  const found: { readonly total_items: number } = await (await fetch(server.url + search)).json();
  const memory = memoryOf(server);
  await server.end();
  const held = memory ? `${memory.now.toFixed(0)} MB (at most ${memory.most.toFixed(0)} MB)` : 'memory not known here';
  return [
    {
      what: `start-up of the process with 100,000 listings, under ${START_UP_MS} ms`,
      seen: `${server.startUp.toFixed(0)} ms, ${held} after a search with ${found.total_items} matches`,
      holds: server.startUp < START_UP_MS && found.total_items > 0,
    },
  ];
}
