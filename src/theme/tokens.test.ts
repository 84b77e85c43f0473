import { describe, expect, it } from 'vitest';
import homes from '../features/homes/homes.css?inline';
import base from './base.css?inline';
import calendar from './calendar.css?inline';
import core from './core.css?inline';
import dialog from './dialog.css?inline';
import form from './form.css?inline';
import launcher from './launcher.css?inline';
import notice from './notice.css?inline';
import tokens from './tokens.css?inline';
import ui from './ui.css?inline';
import widget from './widget.css?inline';

const sheets = Object.entries({ base, calendar, core, dialog, form, homes, launcher, notice, tokens, ui, widget }).map(
  ([name, css]) => [name, css.replace(/\/\*.*?\*\//gs, '')] as const,
);

/** The declarations of each block that begins with `selector {`, white space aside. */
const blocks = (css: string, selector: string): string[] =>
  css
    .split(`${selector} {`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('}')).replace(/\s+/g, ' ').trim());

describe('tokens', () => {
  it.each([
    ['tokens', tokens, '--t-surface'],
    ['notice', notice, '--t-warn'],
  ])('of %s.css are the same when dark is asked for and when the system is dark', (_, css, name) => {
    const dark = blocks(css, '.tour[data-theme="dark"]');
    expect(dark).toHaveLength(1);
    expect(dark[0]).toContain(name);
    expect(blocks(css, '.tour[data-theme="auto"]')).toEqual(dark);
  });

  it('leaves the public names to the page', () => {
    expect(tokens).toContain('var(--tour-accent');
    for (const [name, css] of sheets) expect(css.match(/--tour-[a-z-]+\s*:/g), name).toBeNull();
  });

  it('are all known where they are used', () => {
    const all = sheets.map(([, css]) => css).join('\n');
    const made = new Set([...all.matchAll(/(--t-[a-z-]+)\s*:/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\(\s*(--t-[a-z-]+)\s*\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !made.has(name))).toEqual([]);
  });
});

describe('the style', () => {
  it.each(sheets)('%s.css fetches nothing', (_, css) => {
    expect(css.length).toBeGreaterThan(10);
    expect(css).not.toMatch(/url\(|@import|@font-face/i);
  });

  it.each(sheets)('%s.css moves nothing for longer than 150 ms, and only where motion is welcome', (_, css) => {
    const calm = css.split('prefers-reduced-motion: no-preference').slice(1).join('');
    const moves = css.match(/\b(?:transition|animation)(?:-[a-z]+)?\s*:/g) ?? [];
    expect(calm.match(/\b(?:transition|animation)(?:-[a-z]+)?\s*:/g) ?? []).toHaveLength(moves.length);
    for (const [, ms] of css.matchAll(/transition[^;]*?(\d+)ms/g)) expect(Number(ms)).toBeLessThanOrEqual(150);
  });

  it('uses motion somewhere, so that the rule above is not empty', () => {
    expect(sheets.some(([, css]) => /transition[^;]*?\d+ms/.test(css))).toBe(true);
  });

  it.each(sheets)('%s.css is written for both directions', (_, css) => {
    expect(css).not.toMatch(
      /(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s;{])(?:left|right)\s*:|text-align:\s*(?:left|right)/,
    );
  });
});

describe('letters of fields', () => {
  it('have at least 16 px, by one rule that is stronger than those of single fields', () => {
    expect(blocks(core, '.tour.tour :is(input, select, textarea)')).toEqual([
      'font-size: max(16px, var(--t-input, 1em));',
    ]);
    // No other rule names a size for a field.
    for (const [name, css] of sheets)
      for (const [selector = ''] of css.matchAll(/[^{}]*\{[^{}]*font-size[^{}]*\}/g))
        if (name !== 'core') expect(selector.split('{')[0]).not.toMatch(/(input|select|textarea)\b/);
  });
});

describe('what a page hands down', () => {
  it('ends at the element in the shadow root, but for the font, its size and whether the widget can be seen and pressed', () => {
    expect(blocks(tokens, ':where(:host > div)')).toEqual([
      'all: initial; -webkit-locale: revert-layer; display: block; font-family: inherit; font-size: inherit; color-scheme: inherit; visibility: inherit; pointer-events: inherit;',
    ]);
  });
});
