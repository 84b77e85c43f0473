import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { startMock } from '../test/servers.ts';
import { timeToShow } from './browser/firstFreeTime.ts';
import type { Hosts } from './browser/hosts.ts';
import { makeBed, median, SLOW_LINE, SLOW_PROCESSOR, START, spread, times } from './browser/lab.ts';
import {
  type BuiltPeer,
  buildPeer,
  installPeers,
  PEERS,
  type Peer,
  type PeerBytes,
  titleOf,
} from './browser/peerPages.ts';
import { scriptTimeOf } from './browser/scriptTime.ts';
import { callsOf, html, serveBench } from './browser/site.ts';
import { openThreeHosts } from './browser/threeHosts.ts';
import { waitForQuiet } from './quietMachine.ts';
import { measureSizes } from './sizes.ts';

/** `BENCH_RUNS=2 npm run bench -- --peers` checks that the bench works. Fewer than twenty runs say nothing about speed. */
const RUNS = Number(process.env.BENCH_RUNS ?? 20);
/** A page that shows nothing for so long, on a full network, never will. */
const LONGEST_WAIT_MS = 20_000;

/** One row of the table. A time is a multiple of its reference, by the medians of all runs. */
interface Beside {
  readonly title: string;
  readonly asksUs: boolean;
  /** Undefined if the peer cannot be built. */
  readonly bytes: PeerBytes | undefined;
  /** First free time on a slow phone, against the bare page. Undefined for peers that cannot ask our service. */
  readonly firstFreeTime?: number | undefined;
  /** Script time against React alone: until the first free time, or for those peers until anything shows. A text says why there is none. */
  readonly scriptTime: number | string;
  /** The spread of each measurement, one line each. */
  readonly notes?: readonly string[];
}

export interface PeersResult {
  readonly rows: readonly Beside[];
  /** The spread of the two references, the bare page and React alone. */
  readonly references: string;
  readonly quiet: string;
}

/** A page that is measured: ours or a peer's. */
interface Entrant {
  readonly title: string;
  readonly path: string;
  /** The page whose first free time is measured, where it is another one: with the lines that load the widget from a host of its own. */
  readonly printed?: string;
  readonly bytes: PeerBytes;
  readonly asksUs: boolean;
}

/** The first two lines of Vite's message: how many errors there are, and the first of them. */
const reasonOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .join(' ')
    .slice(0, 200);

const pathOf = ({ page }: Peer): string => `/peers/${page}.html`;

/** Why the page at `url` shows nothing to measure. Undefined if it shows something. */
async function whyNotShown(browser: Browser, url: string): Promise<string | undefined> {
  const { page, close } = await makeBed(browser, {});
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('first-free-time').length > 0, undefined, {
      timeout: LONGEST_WAIT_MS,
    });
    return undefined;
  } catch {
    return `shows nothing (${problems[0]?.slice(0, 80) ?? 'and says no error'})`;
  } finally {
    await close();
  }
}

/** Measures the pages in turns, and compares each with the references. */
async function race(
  browser: Browser,
  hosts: Hosts,
  site: string,
  entrants: readonly Entrant[],
): Promise<Omit<PeersResult, 'quiet'>> {
  const slow = { processor: SLOW_PROCESSOR };
  const turns = await times(RUNS, async () => {
    const bare = await timeToShow(hosts, '/bare.html', slow);
    const react = await scriptTimeOf(browser, `${site}/react.html`);
    const each: { readonly shown: number | undefined; readonly script: number }[] = [];
    for (const { path, printed = path, asksUs } of entrants) {
      const url = `${site}${path}`;
      const shown = asksUs ? await timeToShow(hosts, printed, slow) : undefined;
      each.push({ shown, script: await scriptTimeOf(browser, url) });
    }
    return { bare, react, each };
  });
  const bare = turns.map((turn) => turn.bare);
  const react = turns.map((turn) => turn.react);
  const rows = entrants.map(({ title, bytes, asksUs }, at) => {
    const shown = turns.flatMap(({ each }) => each[at]?.shown ?? []);
    const script = turns.flatMap(({ each }) => each[at]?.script ?? []);
    return {
      title,
      bytes,
      asksUs,
      firstFreeTime: asksUs ? median(shown) / median(bare) : undefined,
      scriptTime: median(script) / median(react),
      notes: [...(asksUs ? [`first free time: ${spread(shown)}`] : []), `script time: ${spread(script)}`],
    };
  });
  return { rows, references: `Bare page: ${spread(bare)}. React alone: ${spread(react)}.` };
}

type Built = BuiltPeer & { readonly peer: Peer };

/** Installs and builds the peers, serves them beside ours and measures all in turns. Wants a built dist/ and, the first time, a registry. */
export async function measurePeers(): Promise<PeersResult> {
  const { firstFreeTime, untilBooked } = measureSizes();
  await installPeers();
  const built: Built[] = [];
  const leftOut: Beside[] = [];
  for (const peer of PEERS)
    try {
      built.push({ peer, ...(await buildPeer(peer)) });
    } catch (error) {
      leftOut.push({ title: titleOf(peer), asksUs: peer.asksUs, bytes: undefined, scriptTime: reasonOf(error) });
    }
  const quiet = await waitForQuiet();
  const [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
  const site = await serveBench(mock.url, pagesOf(built, mock.url));
  const more = (service: string) => pagesOf(built, service);
  const hosts = await openThreeHosts({ service: mock.url, line: SLOW_LINE, more });
  try {
    const ours = { first: firstFreeTime, all: untilBooked, css: 0 };
    const pages = { path: '/widget.html', printed: '/printed.html' };
    const entrants: Entrant[] = [{ title: 'ours: script tag', ...pages, bytes: ours, asksUs: true }];
    for (const { peer, bytes } of built) {
      const entrant = { title: titleOf(peer), path: pathOf(peer), bytes, asksUs: peer.asksUs };
      const reason = await whyNotShown(browser, `${site.url}${entrant.path}`);
      if (reason === undefined) entrants.push(entrant);
      else leftOut.push({ ...entrant, scriptTime: reason });
    }
    const { rows, references } = await race(browser, hosts, site.url, entrants);
    return { rows: [...rows, ...leftOut], references, quiet };
  } finally {
    await Promise.all([browser.close(), hosts.close(), mock.close(), site.close()]);
  }
}

/**
 * The pages and files of the peers. For a peer that cannot ask our service, the root has `data-shown`. An empty root has no height, so
 * it counts as shown once anything is in it.
 */
function pagesOf(built: readonly Built[], api: string): ReadonlyMap<string, string | Uint8Array> {
  const pages = new Map<string, string | Uint8Array>();
  for (const { peer, files, head } of built) {
    for (const [path, body] of files) pages.set(path, body);
    const root = `<div id="root"${peer.asksUs ? '' : ' data-shown'}></div>`;
    pages.set(pathOf(peer), html(callsOf(api, START.asked), head, `<h1>Alder House</h1>${root}`));
  }
  return pages;
}

const NONE = '–';
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (value: number): string => `${value.toFixed(2)} x`;

/** The table of `npm run bench -- --peers`. */
export function peersTable({ rows, references, quiet }: PeersResult): string {
  const head = ['', 'scripts first', 'scripts in all', 'styles', 'first free time', 'script time'];
  const cellsOf = ({ title, asksUs, bytes, firstFreeTime, scriptTime }: Beside): readonly string[] => [
    title,
    ...[bytes?.first, bytes?.all, bytes?.css].map((each) => (each === undefined ? NONE : kilobytes(each))),
    firstFreeTime === undefined ? NONE : ratio(firstFreeTime),
    typeof scriptTime === 'string' ? `  ${scriptTime}` : `${ratio(scriptTime)}${asksUs ? ' ' : '*'}`,
  ];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const line = ([title = '', ...others]: readonly string[]): string =>
    `${title.padEnd(width)}${others.map((cell) => cell.padStart(17)).join('')}`.trimEnd();
  return [
    'Beside others',
    line(head),
    ...rows.flatMap((row) => [line(cellsOf(row)), ...(row.notes ?? []).map((note) => `  ${note}`)]),
    'Scripts and styles by brotli, those of ours with its styles inside. First free time on a slow phone, against the bare page.',
    'Script time on a slow processor, against React alone: to the first free time; * to anything at all, since it asks a service of its own.',
    `${RUNS} runs in turns. ${references}`,
    quiet,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(peersTable(await measurePeers()));
