import type { Page } from 'playwright-core';

/** In the page, shadow roots included: names the elements that cover a part of the focused control. Null: the focus is in no widget. */
function coveredFocus(): string | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused?.closest('.tour')) return null;
  const around = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const hit = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    for (let inner = found?.shadowRoot?.elementFromPoint(x, y); inner && inner !== found; ) {
      found = inner;
      inner = found.shadowRoot?.elementFromPoint(x, y);
    }
    return found;
  };
  const holders = new Set<Element>();
  for (let each: Element | null = focused; each; each = around(each)) holders.add(each);
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const covers = new Set<string>();
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  // Looks at the middle, at the middle of each edge, and at the corners, inside their rounding.
  const sides = [across, left + 2, right - 2].map((x) => [x, down] as const);
  const ends = [top + 2, bottom - 2].map((y) => [across, y] as const);
  const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
  for (const [x, y] of [...sides, ...ends, ...corners])
    for (let over = hit(x, y); over && !holders.has(over); over = around(over))
      if (!focused.contains(over) && !['static', 'relative'].includes(getComputedStyle(over).position))
        covers.add(over.className);
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40);
  return covers.size > 0 ? `${focused.localName} “${name}” below ${[...covers].join(' and ')}` : '';
}

/** Names what covers a part of the focused control in a widget of `page`. Empty: nothing. Null: the focus is in no widget. */
export const coverOfFocus = (page: Page): Promise<string | null> => page.evaluate(coveredFocus);

/** More stops than any screen has. */
const MOST = 150;

/**
 * Goes through a widget with `key` until the focus leaves it, or is back at its first stop. Gives the number of stops, and a line for
 * each control that was covered when it had the focus.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  let stops = 0;
  const first = await page.evaluateHandle(() => ({ current: null as Element | null }));
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key);
    const line = await page.evaluate(coveredFocus);
    if (line === null && stops === 0) continue;
    const isDone =
      line === null ||
      (await first.evaluate((held) => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        if (held.current === focused) return true;
        held.current ??= focused;
        return false;
      }));
    if (isDone) break;
    stops += 1;
    if (line) covered.push(`${key}: ${line}`);
  }
  return { stops, covered };
}
