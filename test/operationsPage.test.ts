import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEdgeFlags } from '../src/command/edgeFlags.ts';
import { createMetrics } from '../src/edge/metrics.ts';
import { codeBlock } from './codeBlocks.ts';

// The tables of docs/operations.md beside the code.

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations.md');

/** The cells of the table whose first heading is `first`. */
function table(first: string): readonly (readonly string[])[] {
  const [, rows = ''] = page.split(`| ${first} |`);
  const [lines = ''] = rows.split('\n\n');
  return lines
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells);
}

const inCode = (text = ''): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const sources = ['src/edge', 'src/command']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');

it('the page has each counter of an edge, with its labels, and an alert of values that the edge counts', () => {
  const rows = table('counter');
  const counters = [
    ...createMetrics()
      .text()
      .matchAll(/^# TYPE (\w+) counter$/gm),
  ].map(([, name]) => name);
  expect(counters.length).toBeGreaterThan(4);
  expect(rows.map(([name]) => inCode(name)[0]).sort()).toEqual(counters.sort());
  for (const [name = '', labels, alert = ''] of rows) {
    const [counter = ''] = /(?<=tour_edge_)\w+(?=_total)/.exec(name) ?? [];
    const counted = [...sources.matchAll(new RegExp(`count\\('${counter}', \\{ ([^}]+) \\}`, 'g'))].flatMap(
      ([, given = '']) => [...given.matchAll(/(\w+)(?=:|,|$)/g)].map(([label]) => label),
    );
    for (const label of inCode(labels)) expect([counter, counted]).toEqual([counter, expect.arrayContaining([label])]);
    const conditions = [...alert.matchAll(/`(\w+)=~?"([^"]+)"`/g)];
    expect([counter, conditions.length]).not.toEqual([counter, 0]);
    for (const [, label = '', value = ''] of conditions) {
      expect(inCode(labels)).toContain(label);
      // The statuses are those of HTTP. An outcome of a call to a busy service is put together: `busy-queue`.
      if (value !== '5..') expect(sources).toMatch(new RegExp(`['{\\s]${value.replace('busy-', '')}['\\s:,]`));
    }
  }
});

it('the edge of systemd takes its flags, and listens where the proxies of the page look for it', () => {
  const [, args = ''] = /^ExecStart=.*\/tour-booking\.js edge (.+)$/m.exec(page) ?? [];
  const { host, port } = readEdgeFlags(args.split(' '), { LEASING_SECRET_KEY: 'sk_demo' });
  for (const language of ['nginx', 'caddyfile'])
    expect(codeBlock('docs/operations.md', (block) => block.language === language)).toContain(`${host}:${port}`);
});

it('each line of the log that the page explains is one that the edge writes', () => {
  const lines = table('line').map(([line]) => inCode(line)[0] ?? '');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    // Without what is of one case: the request before the comma, the problem in brackets, the status of the receiver.
    const [fixed = ''] = line.replace(/^[A-Z]+ \w+ \d+ \d+ ms(, )?/, '').split(/ \(| \d+\.$/);
    for (const sentence of fixed.split(/(?<=\.) /)) expect(sources).toContain(sentence);
  }
});
