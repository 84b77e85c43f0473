import type { Page } from 'playwright-core';
import { START } from './hosts.ts';
import { type Visitor, visitorOn } from './visitor.ts';

/** A second tab of the visitor's browser, on the page of the first one. */
export async function secondTab({
  page,
}: {
  readonly page: Pick<Page, 'context' | 'url'>;
}): Promise<Visitor & { readonly page: Page }> {
  const tab = await page.context().newPage();
  await tab.clock.setFixedTime(START.utc);
  await tab.goto(page.url());
  return { ...visitorOn(tab), page: tab };
}

/** The visitor comes to the tab of `page`. A test cannot hide a tab, so it sends the event that a browser sends then. */
export const comeTo = ({ page }: { readonly page: Page }): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
