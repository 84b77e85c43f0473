import {
  test as base,
  expect as baseExpect,
  type Expect,
  type ExpectMatcherState,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { RecordedRequest } from '../engine/requestLog.ts';
import { type MatchResult, requestMatchers, type WantedRequest } from '../requestMatchers.ts';
import { makeWorld, type TestWorld, type TestWorldOptions } from './testWorld.ts';

/** The options for `use` of the configuration, and for `test.use`. */
export interface MockOptions {
  /** The address of the mock, as the pages call it. Default: `http://127.0.0.1:4010`. */
  readonly mock: string;
  /** The options of the world of each test. Default: nine in the morning of December 1, 2026, and the seeded groups. */
  readonly worldOptions: TestWorldOptions;
}

/** What a test gets in addition to Playwright's own fixtures. */
export interface MockFixtures {
  /** The leasing service of this test. All pages of its context call it. */
  readonly world: TestWorld;
}

/** Playwright's `test`, each with a world of its own on the mock. A failed test has the calls of its world attached. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockOptions & MockFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<MockOptions & MockFixtures>({
  mock: ['http://127.0.0.1:4010', { option: true }],
  worldOptions: [{}, { option: true }],
  world: [
    async ({ mock, worldOptions, context, request }, use, info) => {
      const { world, end } = await makeWorld(request, mock.replace(/\/$/, ''), worldOptions);
      await world.join(context);
      await use(world);
      if (info.status !== info.expectedStatus) {
        const body = JSON.stringify(await world.requests(), null, 2);
        await info.attach('calls of the leasing service', { body, contentType: 'application/json' });
      }
      // Pages that are still open keep sending calls. Without their world, these calls would get errors.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await end();
    },
    { auto: true },
  ],
});

/** The matchers that `expect` has in addition to Playwright's own. */
export type MockMatchers = {
  /**
   * Waits until the world has received such calls: `await expect(world).toHaveReceived('bookTour', { times: 1 })`. With `times` it
   * passes as soon as there are as many. `body` and `query` name members that each call must have.
   */
  readonly toHaveReceived: (
    this: ExpectMatcherState,
    world: TestWorld,
    operation: RecordedRequest['operation'],
    wanted?: WantedRequest,
  ) => Promise<MatchResult>;
};

const LOOK_AGAIN_MS = 100;

/** Playwright's `expect` with matchers for worlds. */
export const expect: Expect<MockMatchers> = baseExpect.extend<MockMatchers>({
  async toHaveReceived(world, operation, wanted) {
    const until = performance.now() + this.timeout;
    for (;;) {
      const result = requestMatchers.toHaveReceived(await world.requests(), operation, wanted);
      if (result.pass !== this.isNot || performance.now() > until) return result;
      await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    }
  },
});
