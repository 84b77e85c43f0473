import { measureRenders, rendersTable } from './browser/renders.ts';
import { browserTable, measureBrowser } from './browser.ts';
import { edgeTable, measureEdge } from './edge/measureEdge.ts';
import { httpTable, timeHttp } from './http.ts';
import { measureModules, modulesTable } from './measureModules.ts';
import { measurePeers, peersTable } from './peers.ts';
import { raceTable, runRaces } from './race.ts';
import { measureScale } from './scale.ts';
import { searchTable, timeSearches } from './search.ts';
import { sizeRows, sizeTable } from './sizes.ts';

/**
 * `npm run bench`: measures the budgets and prints a table for each kind. It needs a built dist/. With
 * `-- --peers` the first run installs other people's components.
 */
const parts: readonly (() => string | Promise<string>)[] = [
  () => `Sizes\n${sizeTable(sizeRows())}`,
  async () => `Script tag by module, bytes before compression\n${modulesTable(await measureModules())}`,
  async () => browserTable(await measureBrowser()),
  async () => rendersTable(await measureRenders()),
  async () => searchTable(await timeSearches()),
  async () => httpTable(await timeHttp()),
  async () => edgeTable(await measureEdge()),
  async () => {
    const verdicts = [...(await runRaces()), ...(await measureScale())];
    // A lost race is a fault, not a missed budget.
    if (!verdicts.every(({ holds }) => holds)) process.exitCode = 1;
    return raceTable(verdicts);
  },
  ...(process.argv.includes('--peers') ? [async () => peersTable(await measurePeers())] : []),
];

for (const part of parts) console.log(`${await part()}\n`);
