import type { Hosts } from './hosts.ts';
import { SLOW_PROCESSOR, shownAt } from './lab.ts';
import type { Row } from './row.ts';

/** The widths of the host page: a desktop and a phone. */
const WIDTHS = [1280, 360];
const QUIET_MS = 1500;

interface Moved {
  sum: number;
  /** The elements that moved, and from where to where, in pixels from the top. */
  readonly what: string[];
}

/** Adds up the layout shifts of the page, as browsers report them (CLS). */
function watchShifts(): void {
  const moved: Moved = { sum: 0, what: [] };
  Object.assign(globalThis, { moved });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'sources' in entry;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      moved.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? `${node.localName} ${node.className}`.trim() : 'something inside';
        moved.what.push(`${name} from ${previousRect.top} to ${currentRect.top} at ${Math.round(entry.startTime)} ms`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const once = (hosts: Hosts, width: number): Promise<Moved> =>
  hosts.visit(
    '/printed.html',
    { processor: SLOW_PROCESSOR, viewport: { width, height: 800 } },
    async ({ page }, open) => {
      await page.addInitScript(watchShifts);
      await open();
      await shownAt(page);
      await page.waitForTimeout(QUIET_MS);
      return page.evaluate<Moved>('moved');
    },
  );

/** The layout shift that the snippet causes while the page loads, at the worse width. */
export async function layoutShiftRow(hosts: Hosts): Promise<Row> {
  const each: Moved[] = [];
  for (const width of WIDTHS) each.push(await once(hosts, width));
  const worst = Math.max(...each.map(({ sum }) => sum));
  return {
    what: 'layout shift at load, snippet as given',
    measured: worst.toFixed(4),
    budget: '0',
    met: worst === 0,
    notes: each.map(({ sum, what }, index) => [`${WIDTHS[index]} px: ${sum.toFixed(4)}`, ...what].join('; ')),
  };
}
