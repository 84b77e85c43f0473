import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until every new screen and dialog takes presses. Needed before presses of `page.mouse` and `page.touchscreen`, which wait for nothing. */
export const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[data-settling]').count()).toBe(0);
