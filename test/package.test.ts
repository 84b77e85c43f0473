import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, it } from 'vitest';
import { filesFrom } from '../bench/measureSizes.ts';
import manifest from '../package.json' with { type: 'json' };
import { runProgram, typeCheck } from './typeCheck.ts';

const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

it('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

it('every door has types that resolve', () => {
  const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
  const styles = Object.keys(manifest.exports).filter((name) => /\.(css|json)$/.test(name));
  const checked = runProgram(attw, [
    '--pack',
    '.',
    '--profile',
    'esm-only',
    '--no-color',
    '--exclude-entrypoints',
    ...styles,
  ]);
  expect(checked.ok, checked.printed).toBe(true);
  expect(checked.printed).toContain('"tour-booking/mock"');
});

const usage = `
import { TourBooking, type TourBookingOptions } from 'tour-booking';
import 'tour-booking/element';
const options: TourBookingOptions = { groupId: 101, api: 'https://leasing.example.com' };
export const page = <TourBooking {...options} />;
`;

it.each(['bundler', 'nodenext'] as const)('a project with moduleResolution %s sees the types', (resolution) => {
  expect(typeCheck({ 'main.tsx': usage }, { moduleResolution: resolution })).toEqual({ ok: true, printed: '' });
  // Types that did not resolve would be any, and any takes everything.
  const wrong = usage.replace('groupId: 101', 'groupId: {}');
  expect(typeCheck({ 'main.tsx': wrong }, { moduleResolution: resolution }).printed).toContain('TS2322');
});

it('the script tag build holds Preact, and nothing that only a bundler or a page of its own would know', () => {
  const embed = readFileSync(join(root, 'dist/embed/main.js'), 'utf8');
  expect(embed).toContain('/api/v2/');
  expect(embed).not.toMatch(/process\.env|react\.transitional\.element|modulepreload/);
});

it('the npm build names its libraries instead of holding them', () => {
  const files = filesFrom('npm', 'index.js', { later: true });
  const code = files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
  for (const library of ['react', '@tanstack/react-query', 'react-hook-form', 'date-fns'])
    expect(code).toMatch(new RegExp(`from "${library}(/[^"]*)?"`));
  expect(code).not.toMatch(/node_modules/);
});

it('the style sheet for pages without a shadow root is there', () => {
  expect(readFileSync(join(root, 'dist/npm/styles.css'), 'utf8')).toContain('--tour-accent');
});

it.each(['bundler', 'nodenext'] as const)(
  'with moduleResolution %s words that lack a choice do not compile',
  (moduleResolution) => {
    const words = (choice: string): string => `
import { english, type Messages } from 'tour-booking';
const { form } = english;
const { cats, ...pets } = form.choices.pets;
export const messages: Messages = { ...english, form: { ...form, choices: { ...form.choices, pets: { ${choice}...pets } } } };
`;
    expect(typeCheck({ 'main.tsx': words('cats, ') }, { moduleResolution })).toEqual({ ok: true, printed: '' });
    expect(typeCheck({ 'main.tsx': words('') }, { moduleResolution }).printed).toContain("'cats' is missing");
  },
);
