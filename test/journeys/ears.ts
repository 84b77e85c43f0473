import type { Page } from 'playwright-core';
import { eventNames } from '../../src/core/events.ts';

/** An event as the page hears it: its name without `tour-booking:`, and its payload. */
type Heard = readonly [name: string, detail: Readonly<Record<string, unknown>>];

/** Listens to the widget's events on every page that `page` opens from now on. */
export async function listenOn(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of names)
      document.addEventListener(`tour-booking:${name}`, (event) =>
        heard.push([name, event instanceof CustomEvent ? event.detail : null]),
      );
  }, eventNames);
}

/** The events of the page in view so far. */
export const heardOn = (page: Page): Promise<readonly Heard[]> => page.evaluate<readonly Heard[]>('heard');
/** The entries of the global list `name`, without undefined values. */
export const listOn = (page: Page, name = 'dataLayer'): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate<readonly Readonly<Record<string, unknown>>[]>(
    `JSON.parse(JSON.stringify(window[${JSON.stringify(name)}] ?? []))`,
  );
