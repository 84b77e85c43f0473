import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { runEdge } from '../../src/command/runEdge.ts';
import type { elementHtml } from '../../src/html/element.ts';
import { freePort } from '../../test/freePort.ts';
import { TIME_BUDGETS } from '../budgets.ts';
import { timeToShow } from './firstFreeTime.ts';
import {
  type FormTimes,
  formAt,
  makeBed,
  median,
  PHONE,
  ROOM,
  SLOW_PROCESSOR,
  START,
  spread,
  times,
  type Viewport,
} from './lab.ts';
import type { Row } from './row.ts';
import { elementWith, pageAround, serveBench } from './site.ts';

const RUNS = 20;
const ZONE = 'America/New_York';

/** The first free time on a slow phone through an edge in front of `service`: by one call, and in the HTML of the page. */
export async function edgeRows(browser: Browser, service: string): Promise<readonly Row[]> {
  const port = await freePort();
  const start = (origins: readonly string[]) =>
    runEdge(
      {
        ...{ service, groups: { 101: { timeZone: ZONE } }, manageSecrets: undefined },
        ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
        ...{ host: '127.0.0.1', port, origins, address: `http://127.0.0.1:${port}` },
      },
      { now: () => Date.parse(START.utc), log: () => undefined },
    );
  // The edge starts twice: the pages hold its address and its HTML, and it has to know the address of the pages.
  const before = await start([]);
  const url = before.url;
  const inHtml = await htmlOf(url);
  await before.close();
  const site = await serveBench(
    service,
    START.asked,
    new Map([
      ['/edge.html', pageAround(elementWith(`edge="${url}"`))],
      ['/edge-html.html', pageAround(inHtml)],
    ]),
  );
  const edge = await start([site.url]);
  try {
    return [
      ...(await rowsAt(browser, site.url, PHONE)),
      ...(await rowsAt(browser, site.url, ROOM)),
      await pressRow(browser, site.url),
    ];
  } finally {
    await Promise.all([edge.close(), site.close()]);
  }
}

/** The element with its times, as `GET /widget` of the edge at `edge` gives it: by the renderer of the package. */
async function htmlOf(edge: string): Promise<string> {
  const reply = await fetch(`${edge}/preview?group=101&days=14&wait=all`);
  const preview: unknown = await reply.json();
  const built = resolve(import.meta.dirname, '../../dist/npm/widgetHtml.js');
  const renderer: { readonly elementHtml: typeof elementHtml } = await import(pathToFileURL(built).href);
  const own = { 'group-id': '101', edge, 'time-zone': ZONE, locale: 'en-US', location: '123 First St' };
  const rest = { styles: 'inline', nonce: undefined, fallback: '', at: Date.parse(START.utc), preview } as const;
  const { html, hasTimes } = await renderer.elementHtml({ attributes: own, ...rest });
  if (!hasTimes) throw new Error('the HTML of the bench has no times');
  return html;
}

async function rowsAt(browser: Browser, site: string, viewport: Viewport): Promise<readonly Row[]> {
  const once = (name: string): Promise<number> => timeToShow(browser, `${site}/${name}.html`, viewport);
  await once('edge');
  const runs = await times(RUNS, async () => ({
    bare: await once('bare'),
    widget: await once('widget'),
    edge: await once('edge'),
    html: await once('edge-html'),
  }));
  const all = (name: 'bare' | 'widget' | 'edge' | 'html'): readonly number[] => runs.map((run) => run[name]);
  const [bare, widget, edge, html] = [all('bare'), all('widget'), all('edge'), all('html')] as const;
  const ofBare = median(html) / median(bare);
  const ofWidget = median(edge) / median(widget);
  return [
    {
      what: `first free time on a slow phone, ${viewport.width} px, the widget in the HTML, against the bare page`,
      measured: `${ofBare.toFixed(2)} x`,
      budget: `${TIME_BUDGETS.serverHtml} x`,
      met: ofBare <= TIME_BUDGETS.serverHtml,
      notes: [`in the HTML: ${spread(html)}; bare page: ${spread(bare)} (${RUNS} runs in turns)`],
    },
    {
      what: `the same, ${viewport.width} px, one call to an edge, against three to the service`,
      measured: `${ofWidget.toFixed(2)} x`,
      budget: '1 x',
      met: ofWidget <= 1,
      notes: [`one call: ${spread(edge)}; three calls: ${spread(widget)}`],
    },
  ];
}

/** How long a visitor on a slow phone waits for the form after pressing the first free time at once. */
async function pressRow(browser: Browser, site: string): Promise<Row> {
  const once = async (name: 'edge' | 'edge-html'): Promise<FormTimes> => {
    const conditions = { slowNetwork: true, processor: SLOW_PROCESSOR, viewport: PHONE };
    const { page, close } = await makeBed(browser, conditions);
    await page.goto(`${site}/${name}.html`);
    const at = await formAt(page);
    await close();
    return at;
  };
  await once('edge');
  const runs = await times(RUNS, async () => ({ html: await once('edge-html'), without: await once('edge') }));
  const [html, without] = [runs.map((run) => run.html), runs.map((run) => run.without)] as const;
  const forms = (all: readonly FormTimes[]): readonly number[] => all.map(({ form }) => form);
  const pressed = (all: readonly FormTimes[]): string => median(all.map((one) => one.pressed)).toFixed(0);
  const ratio = median(forms(html)) / median(forms(without));
  return {
    what: 'the form after a press on the first free time at once, with the widget in the HTML, against without',
    measured: `${ratio.toFixed(2)} x`,
    budget: '1 x',
    met: ratio <= 1,
    notes: [
      `in the HTML: pressed at ${pressed(html)} ms, the form at ${spread(forms(html))}; no press was lost`,
      `without: pressed at ${pressed(without)} ms, the form at ${spread(forms(without))}`,
    ],
  };
}
