// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { snippetsOf } from '../public/configure/snippets.ts';
import { codeBlock } from './codeBlocks.ts';

/** How the optimizers of WordPress sites rewrite a script tag, each with the rule by which it leaves a tag alone. */

interface Optimizer {
  /** The words of the rule, as docs/sites/wordpress.md has them. */
  readonly marks: readonly string[];
  readonly leaves: (tag: string) => boolean;
  readonly rewrites: (tag: string) => string;
}

const later = (tag: string, type: string): string => tag.replace('<script', `<script type="${type}"`);
const OPTIMIZERS: Readonly<Record<string, Optimizer>> = {
  // developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts
  'Cloudflare, Rocket Loader': {
    marks: ['data-cfasync="false"'],
    leaves: (tag) => /^<script [^>]*data-cfasync=(["'])false\1[^>]*\ssrc=/.test(tag),
    rewrites: (tag) => later(tag, '0123456789abcdef-text/javascript'),
  },
  // docs.wp-rocket.me/article/1655, "Exclusions by attribute"
  'WP Rocket, Delay JavaScript execution': {
    marks: ['nowprocket'],
    leaves: (tag) => /nowprocket/i.test(tag),
    rewrites: (tag) => later(tag.replace(' src=', ' data-rocket-src='), 'text/rocketlazyloadscript'),
  },
  // wp-media/wp-rocket: inc/Engine/Optimization/Minify/JS/AbstractJSOptimization.php
  'WP Rocket, Minify JavaScript': {
    marks: ['data-no-minify="1"'],
    leaves: (tag) => /data-(no-)?minify=/.test(tag),
    rewrites: (tag) => tag.replace(/src="[^"]*"/, 'src="/wp-content/cache/min/1/tour-booking.js"'),
  },
  // litespeedtech/lscache_wp: src/optimize.cls.php
  'LiteSpeed Cache, combining': {
    marks: ['data-no-optimize="1"'],
    leaves: (tag) => /data-no-optimize="[^"]/.test(tag),
    rewrites: () => '',
  },
  'LiteSpeed Cache, deferring': {
    marks: ['data-no-defer="1"'],
    leaves: (tag) => tag.includes('data-no-defer'),
    rewrites: (tag) => later(tag.replace(' src=', ' data-src='), 'litespeed/javascript'),
  },
  // futtta/autoptimize: classes/autoptimizeScripts.php and autoptimizeCriticalCSSCore.php
  Autoptimize: {
    marks: ['data-noptimize="1"'],
    leaves: (tag) => tag.includes('data-noptimize="1"'),
    rewrites: () => '',
  },
};

const choice = new Map([['group-id', '101']]);
const snippets = snippetsOf({ choice, folder: 'https://cdn.example.com/tour-booking/0.1.0' });
const printed = (name: string): string => snippets.find((snippet) => snippet.name === name)?.code ?? '';
const page = 'docs/sites/wordpress.md';

describe.each(Object.entries(OPTIMIZERS))('%s', (_, { marks, leaves, rewrites }) => {
  const optimized = (code: string): string =>
    code.replace(/<script [^>]*><\/script>/, (tag) => (leaves(tag) ? tag : rewrites(tag)));

  it('rewrites the plain snippet', () => {
    expect(optimized(printed('HTML'))).not.toBe(printed('HTML'));
  });

  it.each([
    ['the configurator', printed('WordPress')],
    [page, codeBlock(page, ({ code }) => code.includes('tour-booking.js'))],
  ])('leaves the snippet for WordPress alone, as in %s', (_, code) => {
    expect(optimized(code)).toBe(code);
  });

  it(`has its words in the table of ${page}`, () => {
    const rows = readFileSync(resolve(page), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    for (const mark of marks) expect(rows.filter((row) => row.includes(`\`${mark}\``))).toHaveLength(1);
  });
});

it('the marks mean nothing to a browser', () => {
  const tag = new DOMParser().parseFromString(printed('WordPress'), 'text/html').querySelector('script');
  expect(tag?.src).toBe('https://cdn.example.com/tour-booking/0.1.0/tour-booking.js');
  expect(tag?.getAttributeNames().filter((name) => !/^data-|^nowprocket$/.test(name))).toEqual(['async', 'src']);
});
