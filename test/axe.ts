import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { array, object, parse, string } from 'valibot';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Skips what no test asks for: lists of passes, frames and media. They are half of the work of axe. */
const LEAN = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false };
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
const RULES = {
  too: {},
  only: { runOnly: OF_COLORS },
  not: { rules: Object.fromEntries(OF_COLORS.map((rule) => [rule, { enabled: false }])) },
};

const result = object({
  violations: array(object({ id: string(), nodes: array(object({ html: string(), failureSummary: string() })) })),
});

/**
 * Runs axe on the whole page, shadow roots included. Gives a line per broken rule and place. "too" runs all rules but the
 * experimental ones, "only" those about colors, "not" all others.
 */
export async function axeViolations(page: Page, colors: keyof typeof RULES = 'too'): Promise<readonly string[]> {
  // Evaluated, not added as a script element: a page under a strict policy would refuse that one.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify({ ...LEAN, ...RULES[colors] })})`);
  return parse(result, found).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`),
  );
}
