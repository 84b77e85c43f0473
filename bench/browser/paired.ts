import { parseArgs } from 'node:util';
import { launchBrowser } from '../../test/browser.ts';
import { visitorOn } from '../../test/journeys/visitor.ts';
import { startMock } from '../../test/servers.ts';
import { waitForQuiet } from '../quietMachine.ts';
import { nameOf, type Scene, timeToShow } from './firstFreeTime.ts';
import { formAt, inTurns, median, PHONE, ROOM, START, spread, ticketAfter } from './lab.ts';
import { scriptTimeOf } from './scriptTime.ts';
import { elementWith, embedFiles, pageAround, serveBench } from './site.ts';
import { openThreeHosts, PAGES, type PageName, pathOf } from './threeHosts.ts';

/**
 * Compares the script tag in dist/embed with another build of it, on three hosts and in one run:
 *
 *     npx tsx bench/browser/paired.ts --with ../other/dist/embed --runs 20
 *
 * `--width 360`, `--cpu 4`, `--rtt 150` and `--kbit 1600` set the visit, `--pages bare,printed,script` what is visited; `--with` may then be left out.
 */
const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    pages: { type: 'string', default: 'bare,other,printed' },
    ...{ runs: { type: 'string', default: '20' }, width: { type: 'string', default: '360' } },
    ...{ cpu: { type: 'string', default: '4' }, rtt: { type: 'string', default: '150' } },
    ...{ kbit: { type: 'string', default: '1600' } },
  },
});
const numbers = [values.runs, values.width, values.cpu, values.rtt, values.kbit].map(Number);
const [runs = 0, width = 0, processor = 0, roundTrip = 0, kilobits = 0] = numbers;
const isPage = (name: string): name is PageName => name in PAGES;
const pages = values.pages.split(',').filter(isPage);
if (!numbers.every((number) => number > 0) || (values.with === undefined && pages.includes('other'))) {
  console.error('Give the folder of the other build: npx tsx bench/browser/paired.ts --with DIR [--runs 20]');
  process.exit(2);
}
const viewport = width < 600 ? { ...PHONE, width } : { ...ROOM, width };
const scene: Scene = { line: { roundTrip, kilobits }, viewport, processor };

/** Measures `names` in turns. Each is compared with the first. */
async function compare<Name extends string>(
  what: string,
  names: readonly Name[],
  measure: (name: Name) => Promise<number>,
): Promise<void> {
  const taken = await inTurns(names, runs, measure);
  console.log(`\n${what}: ${nameOf(scene)}, ${runs} runs in turns`);
  const first = median(taken.get(names[0] as Name) ?? []);
  for (const [name, all] of taken)
    console.log(`  ${name.padEnd(12)} ${(median(all) / first).toFixed(2)} x  ${spread(all)}`);
}

console.log(await waitForQuiet());
const mock = await startMock(['--now', START.property]);
const hosts = await openThreeHosts({ service: mock.url, line: scene.line, other: values.with });
try {
  await compare('First free time', pages, (page) => timeToShow(hosts, pathOf(page), scene));
  if (values.with !== undefined) {
    const builds = ['other', 'printed'] as const;
    const visitor = (until: 'form' | 'ticket') => (page: PageName) =>
      hosts.visit(pathOf(page), scene, async (bed, open) => {
        await mock.control('POST', 'reset');
        await open();
        const { pressed, form } = await formAt(bed.page);
        if (until === 'form') return form - pressed;
        await visitorOn(bed.page).fillDetails();
        return ticketAfter(bed.page);
      });
    await compare('From a press on the first free time to the form', builds, visitor('form'));
    await compare('From a press on "Book" to the ticket', builds, visitor('ticket'));
    const other = pageAround(elementWith(`api="${mock.url}"`), '<script async src="/other/tour-booking.js"></script>');
    const site = await serveBench(mock.url, new Map([['/other.html', other], ...embedFiles('/other', values.with)]));
    const browser = await launchBrowser();
    const own = { 'React alone': 'react', 'other build': 'other', 'this build': 'widget' } as const;
    const names = ['React alone', 'other build', 'this build'] as const;
    await compare('Script time', names, (name) => scriptTimeOf(browser, `${site.url}/${own[name]}.html`, viewport));
    await Promise.all([browser.close(), site.close()]);
  }
} finally {
  await Promise.all([hosts.close(), mock.close()]);
}
