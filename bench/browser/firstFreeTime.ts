import type { Browser } from 'playwright-core';
import { TIME_BUDGETS } from '../budgets.ts';
import { makeBed, median, PHONE, ROOM, SLOW_PROCESSOR, shownAt, spread, times, type Viewport } from './lab.ts';
import type { Row } from './row.ts';

const RUNS = 20;
const NAMES = { widget: 'without modulepreload', preload: 'snippet as given' } as const;

/** Opens `url` on a slow phone. Gives the milliseconds until the first free time shows. */
export async function timeToShow(browser: Browser, url: string, viewport: Viewport = ROOM): Promise<number> {
  const { page, close } = await makeBed(browser, { slowNetwork: true, processor: SLOW_PROCESSOR, viewport });
  await page.goto(url);
  const at = await shownAt(page);
  await close();
  return at;
}

/** The first free time on a slow phone, against the bare page, which only prints the same replies. */
export async function firstFreeTimeRows(browser: Browser, site: string): Promise<readonly Row[]> {
  return [...(await rowsAt(browser, site, PHONE)), ...(await rowsAt(browser, site, ROOM))];
}

async function rowsAt(browser: Browser, site: string, viewport: Viewport): Promise<readonly Row[]> {
  const once = (name: 'bare' | 'react-site' | keyof typeof NAMES): Promise<number> =>
    timeToShow(browser, `${site}/${name}.html`, viewport);
  await once('bare');
  // The pages take turns, so that a busy moment of the machine hits all of them.
  const runs = await times(RUNS, async () => ({
    bare: await once('bare'),
    widget: await once('widget'),
    preload: await once('preload'),
    react: await once('react-site'),
  }));
  const all = (name: 'bare' | 'react' | keyof typeof NAMES): readonly number[] => runs.map((run) => run[name]);
  const ofBare = (name: 'react' | keyof typeof NAMES): number => median(all(name)) / median(all('bare'));
  const ofReact = `the React component, as Vite builds it: ${spread(all('react'))}; ${ofBare('react').toFixed(2)} x, React included`;
  const best = (name: 'bare' | keyof typeof NAMES): number => Math.min(...all(name));
  return (['widget', 'preload'] as const).map((name) => {
    const ratio = ofBare(name);
    return {
      what: `first free time on a slow phone, ${viewport.width} px, against the bare page, ${NAMES[name]}`,
      measured: `${ratio.toFixed(2)} x`,
      budget: `${TIME_BUDGETS.firstFreeTime} x`,
      met: ratio <= TIME_BUDGETS.firstFreeTime,
      notes: [
        `this page: ${spread(all(name))}; bare page: ${spread(all('bare'))}; best against best ${(best(name) / best('bare')).toFixed(2)} x (${RUNS} runs in turns)`,
        ...(name === 'preload' ? [ofReact] : []),
      ],
    };
  });
}
