import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { array, object, parse, string } from 'valibot';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Half of what axe does is to say where it passed, and to look for frames and media, which it is not asked about. */
const LEAN = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false };
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const RULES = {
  too: {},
  only: { runOnly: OF_COLOURS },
  not: { rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])) },
};

const result = object({
  violations: array(object({ id: string(), nodes: array(object({ html: string(), failureSummary: string() })) })),
});

/**
 * What axe finds on the whole page, shadow roots included, with all of its rules but the experimental ones, with those that
 * are about `colours` alone, or with all others: a line per rule and place.
 */
export async function axeViolations(page: Page, colours: keyof typeof RULES = 'too'): Promise<readonly string[]> {
  // Evaluated, not added as a script element: a page under a strict policy would refuse that one.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify({ ...LEAN, ...RULES[colours] })})`);
  return parse(result, found).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`),
  );
}
