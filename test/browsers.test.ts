import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { youngInScript, youngInStyle } from './browsers/findYoung.ts';

const dist = resolve(import.meta.dirname, '../dist');
/** It runs on a server alone. */
const SERVER = 'npm/edge.js';
const scripts = ['embed', 'npm']
  .flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => file !== SERVER);

describe('the built files run in the promised browsers', () => {
  it.each(scripts)('%s', (file) => {
    expect(youngInScript(readFileSync(join(dist, file), 'utf8'))).toEqual([]);
  });

  it('npm/styles.css', () => {
    expect(youngInStyle(readFileSync(join(dist, 'npm/styles.css'), 'utf8'))).toEqual([]);
  });
});

describe('the check finds', () => {
  it.each([
    ['const a = new URLSearchParams(); export const b = () => a.size;', 'URLSearchParams.size (Safari 17)'],
    ['export const a = () => { let b = new URLSearchParams(); return b.size; };', 'URLSearchParams.size (Safari 17)'],
    [
      'const a = 1; export const b = () => { let a = new URLSearchParams(); return a.size; };',
      'URLSearchParams.size (Safari 17)',
    ],
    ['export const a = new URL("/", b).searchParams.size;', 'URLSearchParams.size (Safari 17)'],
    ['Promise.withResolvers();', 'Promise.withResolvers (Safari 17.4)'],
    ['Object.groupBy(a, b);', 'Object.groupBy (Safari 17.4)'],
    ['a.union(b);', 'union (Safari 17)'],
    ['a["isSubsetOf"](b);', 'isSubsetOf (Safari 17)'],
    ['a.values().map(b);', 'Iterator.map (Safari 18.4)'],
    ['new Map().entries().toArray();', 'Iterator.toArray (Safari 18.4)'],
    ['requestIdleCallback(a);', 'requestIdleCallback (no Safari)'],
    ['window.requestIdleCallback(a);', 'requestIdleCallback (no Safari)'],
    [
      'const a = () => typeof requestIdleCallback; const b = () => requestIdleCallback(c);',
      'requestIdleCallback (no Safari)',
    ],
    ['/[a--b]/v.test(c);', 'regular expression, flag v (Safari 17)'],
    ['/(?i:a)b/.test(c);', 'regular expression, flags inside (no Safari)'],
    ['import a from "./a.json" with { type: "json" };', 'import with attributes (Safari 17.2)'],
    ['using a = b();', 'using (no Safari)'],
  ])('%s', (code, line) => {
    expect(youngInScript(code)).toEqual([line]);
  });

  it.each([
    ['.a { &:hover { color: red } }', 'nested rules: Safari 17.2'],
    ['.a { color: light-dark(red, blue) }', 'light-dark(): Safari 17.5'],
  ])('%s', (css, line) => {
    expect(youngInStyle(css)).toEqual([line]);
  });
});

it.each([
  'const a = "Promise.withResolvers() and b.union(c)"; // d.values().map(e)',
  'export const a = (b) => { if (typeof requestIdleCallback === "function") { const c = requestIdleCallback(b); return () => cancelIdleCallback(c); } };',
  'export const a = (b) => b.getWeekInfo?.();',
  'export const a = (b, c) => { if (b && c.moveBefore) c.moveBefore(b); };',
  'export const a = (b) => (b.moveBefore && b.firstChild ? b.moveBefore(c) : b.append(c));',
  'const a = new Map(); export const b = () => a.size;',
  'export const a = () => { const b = new URLSearchParams(); return String(b); }; export const c = (b) => b.size;',
  'Object.values(a).map(b); [...c.values()].map(d);',
  'import * as v from "valibot"; export const a = v.union([]);',
  'export const a = { scheduler: 1, navigation: 2 }; a.scheduler;',
  'export const a = (navigation, { scheduler }) => { const c = navigation; return () => scheduler(c); };',
  'const a = new URLSearchParams(); export const b = a.toString();',
  '/\\p{L}(?:a)(?<=b)/u.test(c);',
])('the check leaves alone: %s', (code) => {
  expect(youngInScript(code)).toEqual([]);
});

it('the check of a style sheet leaves comments and texts alone', () => {
  expect(youngInStyle('/* a & b */ .a::after { content: "&" }')).toEqual([]);
});
