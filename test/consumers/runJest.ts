import type { Consumer } from './installConsumer.ts';

/** What Jest prints with `--json`. */
interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string }[] }[];
}

/** Runs Jest in `consumer`; gives the status of each test. */
export async function runJest(consumer: Consumer, args: readonly string[]): Promise<readonly string[]> {
  const said = await consumer.run('node_modules/jest/bin/jest.js', ['--json', ...args], { NODE_ENV: 'test' });
  const report: Report = JSON.parse(said);
  return report.testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
}
