import type { Page } from 'playwright-core';

/** Puts a finger on the page at `x`, `y`, moves it by `down` pixels and lifts it. The page scrolls up by about as much. */
export async function swipe(page: Page, x: number, y: number, down: number): Promise<void> {
  const STEPS = 10;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= STEPS; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: y + (down * step) / STEPS }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
