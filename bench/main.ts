import { besideMocksTable, measureBesideMocks } from './besideMocks.ts';
import { measureRenders, rendersTable } from './browser/renders.ts';
import { browserTable, measureBrowser } from './browser.ts';
import { httpTable, timeHttp } from './http.ts';
import { measureModules, modulesTable } from './measureModules.ts';
import { measurePeers, peersTable } from './peers.ts';
import { raceTable, runRaces } from './race.ts';
import { measureScale } from './scale.ts';
import { searchTable, timeSearches } from './search.ts';
import { sizeRows, sizeTable } from './sizes.ts';

/**
 * `npm run bench`: the budgets, one table a kind. It wants a built dist/. Other people's mocks are installed for it the first time, and with
 * `-- --peers` other people's components.
 */
const parts: readonly (() => string | Promise<string>)[] = [
  () => `Sizes\n${sizeTable(sizeRows())}`,
  async () => `Script tag by module, bytes before compression\n${modulesTable(await measureModules())}`,
  async () => browserTable(await measureBrowser()),
  async () => rendersTable(await measureRenders()),
  async () => searchTable(await timeSearches()),
  async () => httpTable(await timeHttp()),
  // Without a registry the others cannot be had; the rest can.
  () =>
    measureBesideMocks().then(besideMocksTable, (reason: unknown) => `Beside other mocks: left out, ${String(reason)}`),
  async () => {
    const verdicts = [...(await runRaces()), ...(await measureScale())];
    // A race that is lost is a fault, not a budget to come nearer to.
    if (!verdicts.every(({ holds }) => holds)) process.exitCode = 1;
    return raceTable(verdicts);
  },
  ...(process.argv.includes('--peers') ? [async () => peersTable(await measurePeers())] : []),
];

for (const part of parts) console.log(`${await part()}\n`);
