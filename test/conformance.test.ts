import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { criteria } from '../scripts/conformance/criteria.ts';
import { isIn, isThere } from '../scripts/conformance/evidence.ts';
import { conformancePage, currentReport, openAcr, reported } from '../scripts/conformance/report.ts';

// To write both files: `npx vitest run --project repository test/conformance.test.ts -u`.
it('docs/conformance.md and docs/conformance.yaml are written from the list of criteria', async () => {
  await expect(conformancePage(currentReport())).toMatchFileSnapshot('../docs/conformance.md');
  await expect(openAcr(currentReport())).toMatchFileSnapshot('../docs/conformance.yaml');
});

it('every test that the report names is there', () => {
  const named = criteria.flatMap(({ number, tests }) => tests.map((evidence) => ({ number, evidence })));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ evidence }) => !isThere(evidence))).toEqual([]);
});

it('lists the criteria of WCAG 2.2, once each and in order', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(numbers).size).toBe(55);
  expect(numbers).not.toContain('4.1.1');
  const sorted = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  for (const level of ['A', 'AA']) {
    const own = criteria.filter((each) => each.level === level).map(({ number }) => number);
    expect(own).toEqual(sorted(own));
  }
});

it('a criterion is supported by tests or not at all, and each has a remark', () => {
  for (const { number, result, tests, remark } of criteria) {
    expect(remark, number).not.toBe('');
    if (result === 'supports' || result === 'partially-supports') expect(tests.length, number).toBeGreaterThan(0);
    if (result === 'not-evaluated') expect(tests, number).toEqual([]);
  }
});

describe('a criterion whose test is gone', () => {
  const [first] = criteria.filter(({ result, tests }) => result === 'supports' && tests.length > 1);
  if (first === undefined) throw new Error('no criterion is supported');
  const [gone] = first.tests;
  const without = reported(first, (evidence) => evidence !== gone);

  it('is not evaluated, in both files', () => {
    const line = (page: string): string => page.split('\n').find((each) => each.startsWith(`| ${first.number} `)) ?? '';
    expect(line(conformancePage([first]))).toContain('| Supports |');
    expect(line(conformancePage([without]))).toContain('| Not Evaluated | A test is gone: ');
    const [{ num, components }] = parse(openAcr([without])).chapters[
      `success_criteria_level_${first.level.toLowerCase()}`
    ].criteria;
    expect(num).toBe(first.number);
    expect(components[0].adherence.level).toBe('not-evaluated');
  });

  it('is as it was while all of its tests are there', () => {
    expect(reported(first, () => true)).toBe(first);
  });
});

describe('a test is there', () => {
  const named = { file: 'a.test.ts', title: 'books (%s)' };
  it.each([
    ["it('books (%s)', () => {});", true],
    ["it.each([1])(\n  'books (%s)',\n  () => {},\n);", true],
    ["it('books (%s) twice', () => {});", false],
    ["const title = 'books (%s)';", false],
    ["it.skip('books (%s)', () => {});", false],
    ["it.todo('books (%s)', 1);", false],
    ['', false],
  ])('in %j: %s', (code, expected) => {
    expect(isIn(code, named)).toBe(expected);
  });

  it.each([
    ['tree: compareTree(name, await on.tree()),', 'tree', true],
    ["'text spacing': await spacing(on.page),", 'spacing', true],
    ["import { spacing } from './layout.ts';", 'spacing', false],
  ])('as a check, in %j of %s: %s', (code, check, expected) => {
    expect(isIn(code, { file: 'a.test.ts', check })).toBe(expected);
  });
});
