import { TIME_BUDGETS } from '../budgets.ts';
import type { Hosts } from './hosts.ts';
import {
  type Conditions,
  formAt,
  inTurns,
  median,
  PHONE,
  ROOM,
  SLOW_LINE,
  SLOW_PROCESSOR,
  shownAt,
  spread,
  type Viewport,
} from './lab.ts';
import type { Line } from './network.ts';
import type { Row } from './row.ts';
import { openThreeHosts, PAGES, type PageName, pathOf } from './threeHosts.ts';

const RUNS = 9;
const GOOD_LINE: Line = { kilobits: 10_000, roundTrip: 40 };

/** The circumstances of a visit. */
export interface Scene {
  readonly line: Line;
  readonly protocol?: 'h2' | 'http/1.1';
  readonly viewport: Viewport;
  readonly processor: number;
  /** Whether the browser has been there before, and has the files in its cache. */
  readonly again?: boolean;
}

export const nameOf = ({ line, protocol = 'h2', viewport, processor, again = false }: Scene): string =>
  `${viewport.width} px, ${line.roundTrip} ms, ${line.kilobits / 1000} Mbit/s, ${processor === 1 ? 'processor as it is' : `processor ${processor} times slower`}${protocol === 'h2' ? '' : ', HTTP/1.1'}${again ? ', files in the cache' : ''}`;

const ALL = Object.keys(PAGES).filter((name): name is PageName => name in PAGES && name !== 'other');
const FEW: readonly PageName[] = ['bare', 'printed', 'own-host', 'edge'];
const phone: Scene = { line: SLOW_LINE, viewport: PHONE, processor: SLOW_PROCESSOR };

const SCENES: readonly (readonly [Scene, readonly PageName[]])[] = [
  [phone, ALL],
  [{ ...phone, processor: 1 }, ALL],
  [{ ...phone, viewport: ROOM }, ALL],
  [{ ...phone, viewport: ROOM, processor: 1 }, ALL],
  [{ ...phone, line: GOOD_LINE }, FEW],
  [{ ...phone, again: true }, FEW],
  [{ ...phone, protocol: 'http/1.1' }, FEW],
];

/** The milliseconds until the page at `path` shows its first free time. */
export const timeToShow = (hosts: Hosts, path: string, conditions: Conditions): Promise<number> =>
  hosts.visit(path, conditions, async (bed, open) => {
    await open();
    return shownAt(bed.page);
  });

/** The most that `page` may take, as a multiple of `of`. There are no budgets for other lines, warm caches and HTTP/1.1. */
function budgetOf(
  page: PageName,
  { line, again, protocol, processor }: Scene,
): readonly [number, of: PageName] | undefined {
  if (page === 'edge') return [1, 'printed'];
  if (line !== SLOW_LINE || again || protocol) return undefined;
  const own: Partial<Readonly<Record<PageName, number>>> = {
    printed: processor === 1 ? TIME_BUDGETS.firstFreeTime : TIME_BUDGETS.firstFreeTimeSlow,
    'own-host': TIME_BUDGETS.ownHost,
    script: TIME_BUDGETS.scriptAlone,
    'edge-html': TIME_BUDGETS.serverHtml,
  };
  const budget = own[page];
  return budget === undefined ? undefined : [budget, 'bare'];
}

/** The first free time on real connections, against the bare page, which makes the same calls by hand. */
export async function firstFreeTimeRows(service: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [scene, pages] of SCENES) {
    const hosts = await openThreeHosts({ service, ...scene });
    const connections = new Map<PageName, number>();
    const taken = await inTurns(pages, RUNS, async (page) => {
      const at = await timeToShow(hosts, pathOf(page), scene);
      connections.set(page, hosts.connections());
      return at;
    });
    if (scene === phone) rows.push(await pressRow(hosts));
    await hosts.close();
    const of = (page: PageName): number => median(taken.get(page) ?? []);
    const bare = `bare page: ${spread(taken.get('bare') ?? [])}, ${RUNS} runs in turns`;
    for (const page of pages.slice(1)) {
      const [budget, other] = budgetOf(page, scene) ?? [undefined, 'bare' as const];
      const ratio = of(page) / of(other);
      rows.push({
        what: `first free time, ${PAGES[page]}, against ${PAGES[other]}: ${nameOf(scene)}`,
        measured: `${ratio.toFixed(2)} x`,
        budget: budget === undefined ? 'no budget' : `${budget} x`,
        met: budget === undefined || ratio <= budget,
        notes: [
          `${(of(page) / of('bare')).toFixed(2)} x the bare page; this page: ${spread(taken.get(page) ?? [])}; ${connections.get(page)} connections`,
          ...(page === 'printed' ? [bare] : []),
        ],
      });
    }
  }
  return rows;
}

/** How long a visitor on a slow phone waits for the form after pressing the first free time at once. */
async function pressRow(hosts: Hosts): Promise<Row> {
  const taken = await inTurns(['edge', 'edge-html'], RUNS, (page) =>
    hosts.visit(pathOf(page), phone, async (bed, open) => {
      await open();
      return (await formAt(bed.page)).form;
    }),
  );
  const [html, without] = [taken.get('edge-html') ?? [], taken.get('edge') ?? []];
  const ratio = median(html) / median(without);
  return {
    what: 'the form after a press on the first free time at once, with the widget in the HTML, against without',
    measured: `${ratio.toFixed(2)} x`,
    budget: '1 x',
    met: ratio <= 1,
    notes: [`in the HTML: ${spread(html)}; without: ${spread(without)}; no press was lost`],
  };
}
