import { expect, it } from 'vitest';
import type { Visit } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

/** A visitor who is asked whether to cancel, with the nearest other times on the screen. */
async function asked(width: number, height = 900): Promise<Visit> {
  const visitor = await on.arrive('script tag', {}, { viewport: { width, height } });
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.button('Cancel tour').click();
  await visitor.heading('Cancel your tour?').waitFor();
  await visitor.widget.getByRole('group', { name: 'Would another time work?' }).getByRole('button').first().waitFor();
  return visitor;
}

const sheet = ({ widget }: Visit) => widget.getByRole('dialog', { name: 'Your tour' });
const cancelIn = ({ widget }: Visit) => widget.locator('.tour-cancel').getByRole('button', { name: 'Cancel tour' });

it.each([1280, 640])('asks at the top of the card, over all of its width, at %i px', async (width) => {
  const visitor = await asked(width);
  expect(await sheet(visitor).count()).toBe(0);
  const card = await visitor.widget.boundingBox();
  const column = () =>
    visitor.widget.locator('.tour-cancel').evaluate((screen) => {
      const boxes = [...screen.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
      const [first] = boxes;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return { top: first?.top ?? Number.NaN, left, width: right - left };
    });
  for (const heading of ['Cancel your tour?', 'Your tour is canceled']) {
    await visitor.heading(heading).waitFor();
    const { top, left, width: wide } = await column();
    expect(top - (card?.y ?? 0)).toBeLessThan(30);
    if (heading !== 'Cancel your tour?') {
      // What is done stands in the middle.
      expect(left - (card?.x ?? 0) + wide / 2).toBeCloseTo((card?.width ?? 0) / 2, 0);
      continue;
    }
    // Within the border and the inset.
    expect(wide).toBe((card?.width ?? 0) - 50);
    // At the inset of every screen, inside the border of the card.
    expect(left - (card?.x ?? 0)).toBe(25);
    await visitor.button('Cancel tour').click();
  }
  await visitor.close();
});

it.each([800, 390])('a row without a scroll bar fades at its edges, at %i px', async (width) => {
  const visitor = await asked(width);
  const rows = await visitor.widget
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((row) => getComputedStyle(row).overflowX === 'auto' && getComputedStyle(row).scrollbarWidth === 'none')
        .map((row) => [row.className, getComputedStyle(row).maskImage.includes('gradient')]),
    );
  expect(rows).toContainEqual(['tour-next', true]);
  expect(rows.filter(([, fades]) => !fades)).toEqual([]);
  await visitor.close();
});

it.each([1280, 480, 390, 320])('shows each of the nearest times whole, at %i px', async (width) => {
  const visitor = await asked(width);
  const chips = visitor.widget.locator('.tour-cancel .tour-chip');
  const cut = await chips.evaluateAll((all) =>
    all.flatMap((chip) => {
      const [box, panel] = [chip, chip.closest('.tour-cancel-instead')].map((each) => each?.getBoundingClientRect());
      return box && panel && box.left >= panel.left && box.right <= panel.right ? [] : [chip.textContent];
    }),
  );
  expect(await chips.count()).toBeGreaterThan(0);
  expect(cut).toEqual([]);
  await visitor.close();
});

it.each([480, 390, 320])(
  'asks in a sheet at the bottom of a phone of %i px, and Escape keeps the tour',
  async (width) => {
    const visitor = await asked(width, 780);
    const { page } = visitor;
    await sheet(visitor).waitFor();
    await expect.poll(visitor.focused).toBe('Cancel your tour?');
    const panel = await visitor.widget.locator('.tour-sheet > .tour-cancel').boundingBox();
    expect(panel).toMatchObject({ x: 0, width });
    expect(Math.abs((panel?.y ?? 0) + (panel?.height ?? 0) - 780)).toBeLessThanOrEqual(1);
    // The ticket stays in sight above it.
    expect(panel?.y).toBeGreaterThan(200);
    expect(await visitor.widget.locator('.tour-booked .tour-ticket').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
    await visitor.button('Cancel tour').click();
    await sheet(visitor).waitFor();
    await cancelIn(visitor).click();
    await expect.poll(visitor.focused).toBe('Your tour is canceled');
    await visitor.button('Book another tour').click();
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  },
);
