import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts();

it('moves a page that scrolls smoothly at once to the heading of the next screen', async () => {
  const visitor = await on.arrive('script tag', {}, { viewport: { width: 360, height: 300 } });
  const { page } = visitor;
  const time = visitor.freeTimes().last();
  await time.waitFor();
  await time.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const places = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scroll-behavior: smooth }');
    document.adoptedStyleSheets.push(sheet);
    // The browser reports earlier scrolling with the next frame.
    const seen: number[] = [];
    const told = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return told.then(() => {
      addEventListener('scroll', () => void seen.push(scrollY));
      return { seen, start: scrollY };
    });
  });
  expect(await places.evaluate(({ start }) => start)).toBeGreaterThan(100);
  const ended = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  await time.focus();
  await page.keyboard.press('Enter');
  await expect.poll(visitor.focused).toContain('details');
  await ended;
  // The page stopped at no place on the way.
  expect(await places.evaluate(({ seen }) => [...new Set(seen)])).toHaveLength(1);
  await visitor.close();
});
