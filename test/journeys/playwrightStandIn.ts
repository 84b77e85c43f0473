import type { APIRequestContext, Page } from 'playwright-core';

// What docs/mock.md's suite takes of @playwright/test, which is not installed: its tests are collected here, and
// mockSuite.test.ts runs them with pages and requests of playwright-core.

/** What each test is given by Playwright itself. */
export interface Given {
  readonly page: Page;
  readonly request: APIRequestContext;
}

type Fixture = (given: Given, use: (value: unknown) => Promise<void>) => Promise<void>;
type Fixtures = Readonly<Record<string, Fixture>>;
type Body = (given: Given & Readonly<Record<string, unknown>>) => Promise<void>;

/** A test that was collected. */
interface Collected {
  readonly title: string;
  run(given: Given): Promise<void>;
}

export const collected: Collected[] = [];

function testWith(fixtures: Fixtures) {
  const add = (title: string, body: Body): void => {
    const names = Object.keys(fixtures);
    // Each fixture is set up, and taken down after the rest has run.
    const run = (given: Given, made: Readonly<Record<string, unknown>>, at: number): Promise<void> => {
      const name = names[at];
      const fixture = name === undefined ? undefined : fixtures[name];
      if (name === undefined || fixture === undefined) return body({ ...given, ...made });
      return fixture(given, (value) => run(given, { ...made, [name]: value }, at + 1));
    };
    collected.push({ title, run: (given) => run(given, {}, 0) });
  };
  return Object.assign(add, { extend: (more: Fixtures) => testWith({ ...fixtures, ...more }) });
}

export const test = testWith({});
export { expect } from 'vitest';
