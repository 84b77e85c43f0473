import { pathToFileURL } from 'node:url';
import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser } from '../../test/browser.ts';
import { startMock } from '../../test/servers.ts';
import { makeBed, median, START, times } from './lab.ts';
import { serveBench } from './site.ts';

const RUNS = 3;

/** How often a component rendered until the first free time showed. */
export interface RenderCount {
  readonly component: string;
  readonly renders: number;
}

/** The parts of React's internal record of a component that are read here. The development build shows them to developer tools. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Acts as the developer tools: counts the components that rendered for each commit. */
function watchRenders(): void {
  /** React's flag for "its function was called". Unchanged parts keep an old flag, so only changed parts are walked. */
  const PERFORMED_WORK = 1;
  const renders: Record<string, number> = {};
  const nameOf = (type: unknown): string => {
    if (typeof type === 'function') return type.name;
    if (typeof type !== 'object' || type === null) return '';
    return 'type' in type ? nameOf(type.type) : 'render' in type ? nameOf(type.render) : '';
  };
  const walk = (fiber: Fiber, before: Fiber | null): void => {
    const name = nameOf(fiber.type);
    if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) renders[name] = (renders[name] ?? 0) + 1;
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) walk(child, child.alternate);
  };
  Object.assign(globalThis, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => walk(root.current, root.current.alternate),
    },
  });
}

/** Waits two frames, in which React renders the last reply. */
const FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/**
 * Lets the replies through one by one: the configuration, the times of a day, then the rest. React renders less often when
 * replies arrive together, and that would depend on how busy the machine is.
 */
async function answerOneByOne(page: Page, held: Route[], isDone: () => boolean): Promise<void> {
  let before = 0;
  while (!isDone()) {
    await page.evaluate(FRAMES);
    const isComplete = held.length === before;
    before = held.length;
    if (!isComplete || held.length === 0) continue;
    const [next] = held.sort((one, other) => other.request().url().localeCompare(one.request().url()));
    held.splice(0, 1);
    before = held.length;
    await next?.continue();
    await (await next?.request().response())?.finished();
  }
}

async function once(browser: Browser, url: string, api: string | undefined): Promise<Readonly<Record<string, number>>> {
  const { page, close } = await makeBed(browser, {});
  await page.addInitScript(watchRenders);
  // The counts are copied in the frame that shows the time. Later renders do not count.
  await page.addInitScript('globalThis.counted = shownAt().then(() => ({ ...renders }))');
  const held: Route[] = [];
  if (api !== undefined) await page.route(`${api}/**`, (route) => void held.push(route));
  await page.goto(url);
  let isDone = false;
  const counts = page.evaluate<Record<string, number>>('counted').finally(() => {
    isDone = true;
  });
  if (api !== undefined) await answerOneByOne(page, held, () => isDone);
  const result = await counts;
  await close();
  return result;
}

/**
 * Renders of each component on the page at `url` from load to the first free time: the median of a few loads. The replies of
 * `api` are let through one by one. Without `api`, no reply is held back.
 */
async function countRenders(browser: Browser, url: string, api?: string): Promise<readonly RenderCount[]> {
  const runs = await times(RUNS, () => once(browser, url, api));
  const components = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return components
    .map((component) => ({ component, renders: median(runs.map((run) => run[component] ?? 0)) }))
    .sort((one, other) => other.renders - one.renders || one.component.localeCompare(other.component));
}

/** Counts for each of the two builds. */
export interface Renders {
  readonly react: readonly RenderCount[];
  readonly scriptTag: readonly RenderCount[];
}

/** Counts the renders with a browser, a mock and a site of its own. */
export async function measureRenders(): Promise<Renders> {
  const [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
  const site = await serveBench(mock.url);
  try {
    return {
      react: await countRenders(browser, `${site.url}/renders.html`, mock.url),
      scriptTag: await countRenders(browser, `${site.url}/counted.html`),
    };
  } finally {
    await Promise.all([browser.close(), mock.close(), site.close()]);
  }
}

/** The tables of `npm run bench`. */
export const rendersTable = ({ react, scriptTag }: Renders): string =>
  `${table('React component, replies one by one', react)}\n\n${table('script tag', scriptTag)}`;

function table(build: string, counts: readonly RenderCount[]): string {
  const width = Math.max(...counts.map(({ component }) => component.length));
  const sum = counts.reduce((total, { renders }) => total + renders, 0);
  const lines = counts.map(({ component, renders }) => `${component.padEnd(width)}  ${String(renders).padStart(5)}`);
  const all = `${'all'.padEnd(width)}  ${String(sum).padStart(5)}`;
  return [`Renders until the first free time, ${build}`, ...lines, all].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(rendersTable(await measureRenders()));
