import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { standIn } from './standIn.ts';

const arrive = arrivals('script tag');

/** A service, and a browser with or without Temporal. The loader and the widget read the clock by Temporal where the browser has it. */
function standInFor(temporal: 'Temporal' | 'Intl') {
  const service = standIn();
  return {
    ...service,
    async answerOn(page: Page): Promise<void> {
      if (temporal === 'Intl')
        await page.addInitScript('delete globalThis.Temporal; delete Date.prototype.toTemporalInstant');
      await service.answerOn(page);
    },
  };
}

it.each([
  ['back', '2026-11-01T05:50:00Z', '2026-11-01T01:00:00', 'Temporal'],
  ['back', '2026-11-01T05:50:00Z', '2026-11-01T01:00:00', 'Intl'],
  ['forward', '2027-03-14T06:50:00Z', '2027-03-14T03:00:00', 'Temporal'],
  ['forward', '2027-03-14T06:50:00Z', '2027-03-14T03:00:00', 'Intl'],
] as const)('loader and widget ask for the same time just before the clock goes %s', async (_, now, time, by) => {
  const service = standInFor(by);
  const visitor = await arrive('script tag', service, {}, { now });
  await visitor.freeTimes().first().waitFor();
  const day = time.slice(0, 10);
  const asked = (await service.asked(visitor.page)).map((question) => decodeURIComponent(question));
  expect(asked.filter((question) => question.includes(`time=${day}`))).toEqual([
    `/api/v2/appointments/group/101/times?time=${time}`,
  ]);
  await visitor.close();
});
