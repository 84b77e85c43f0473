import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openapiText } from '../scripts/contract/openapiDocument.ts';

const root = resolve(import.meta.dirname, '..');

it('openapi.json is what `npm run openapi` writes', () => {
  expect(readFileSync(resolve(root, 'openapi.json'), 'utf8'), 'Run `npm run openapi`.').toBe(openapiText());
});

it('openapi.json passes the linter without errors', async () => {
  const linter = resolve(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: root, env, maxBuffer: 1 << 26 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, 'lint', 'openapi.json', '--format=json'],
    options,
  );
  const { totals } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  expect(totals).toMatchObject({ errors: 0 });
});
