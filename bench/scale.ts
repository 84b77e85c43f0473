import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer } from '../mock-server/answer.ts';
import { openDataFile } from '../mock-server/dataFile.ts';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { median } from './browser/lab.ts';
import { bookings } from './http.ts';
import { memoryOf, type Served, serveCommand } from './processes.ts';
import type { Verdict } from './verdict.ts';

/** What the mock costs with many bookings in its data file, and with many worlds. */

const MANY = 50_000;
const MEASURED = 200;
const AT_ONCE = 64;
const WORLDS = 200;
/** How much longer than the first bookings a later one may be in the file. Its ids and names have more digits, and nothing else grows. */
const GROWTH = 1.1;
/** How much memory a world may take, in MB. */
const WORLD_MB = 2;

/** The bytes that a booking adds to the data file, and the milliseconds until it is answered. */
interface Cost {
  readonly bytes: number;
  readonly ms: number;
}

async function growth(): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const path = join(folder, 'state.json');
  const service = createMockService({ now: '2026-12-01T09:00:00' });
  const save = openDataFile(path, service);
  const { next } = bookings();
  const headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };
  const book = async (): Promise<void> => {
    const { target, body = '' } = next();
    const call = {
      method: 'POST',
      path: target,
      query: new URLSearchParams(),
      header: (name: string) => headers[name],
      body: async () => ({ text: body, tooLarge: false }),
    };
    const { status } = await answer(service, call, { save });
    if (status !== 200) throw new Error(`A booking was answered ${status}.`);
  };
  /** Books one tour after the other and measures how the file grows. The median leaves out a booking that writes a whole new state. */
  const costOf = async (): Promise<Cost> => {
    const each: Cost[] = [];
    for (let done = 0; done < MEASURED; done++) {
      const [size, began] = [statSync(path).size, performance.now()];
      await book();
      each.push({ bytes: statSync(path).size - size, ms: performance.now() - began });
    }
    return { bytes: median(each.map(({ bytes }) => bytes)), ms: median(each.map(({ ms }) => ms)) };
  };
  try {
    const first = await costOf();
    for (let made = MEASURED; made < MANY; made += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, book));
    const last = await costOf();
    const told = ({ bytes, ms }: Cost) => `${bytes} bytes, ${ms.toFixed(2)} ms`;
    return {
      what: `what a booking adds to the data file, with none and with ${MANY} appointments`,
      seen: `${told(first)}; ${told(last)}`,
      holds: last.bytes <= first.bytes * GROWTH,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the worlds, books a tour in each at the same time, and counts the tours of each. */
async function manyWorlds(): Promise<Verdict> {
  const server = await serveCommand();
  try {
    await bookedIn(server, '');
    const before = memoryOf(server)?.now ?? Number.NaN;
    const began = performance.now();
    const paths = await Promise.all(Array.from({ length: WORLDS }, () => makeWorld(server)));
    const made = performance.now() - began;
    const counts = await Promise.all(paths.map((path) => bookedIn(server, path)));
    const each = ((memoryOf(server)?.now ?? Number.NaN) - before) / WORLDS;
    const alone = counts.filter((count) => count === 1).length;
    return {
      what: `${WORLDS} worlds of 500 listings at once, a tour booked in each`,
      seen: `made in ${made.toFixed(0)} ms, ${each.toFixed(2)} MB each, ${alone} hold their own tour alone`,
      holds: alone === WORLDS && !(each > WORLD_MB),
    };
  } finally {
    await server.end();
  }
}

async function makeWorld({ url }: Served): Promise<string> {
  const made = await fetch(`${url}/__mock/worlds`, { method: 'POST', body: '{"listings": 500}' });
  const { path }: { readonly path: string } = await made.json();
  return path;
}

/** Searches the listings of the world at `path` and books a tour there, at the same start in every world. Gives its number of tours. */
async function bookedIn({ url }: Served, path: string): Promise<number> {
  await (await fetch(`${url}${path}/api/v1/public/listings/?key=pk_demo&sort=rent`)).arrayBuffer();
  const [{ target, body }] = [bookings().next()];
  const headers = { 'Content-Type': 'application/json' };
  await fetch(url + path + target, { method: 'POST', headers, body: body ?? '' });
  const state: { readonly counts: { readonly appointments: number } } = await (
    await fetch(`${url}${path}/__mock/state`)
  ).json();
  return state.counts.appointments;
}

/** Measures the growth of the data file, and many worlds. Wants a built dist/. */
export async function measureScale(): Promise<readonly Verdict[]> {
  return [await growth(), await manyWorlds()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { holds, what, seen } of await measureScale())
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}  ${seen}`);
