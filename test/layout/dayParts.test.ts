import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import type { Visit } from '../journeys/hosts.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

/** `count` times from `from` on, `minutes` apart. */
const every = (minutes: number, from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from * 60 + index * minutes;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });

/** Five times in each part of the day. */
const FIFTEEN = [...every(30, 9, 5), ...every(30, 12, 5), ...every(30, 17, 5)];
/** Twenty in each. */
const SIXTY = [...every(15, 7, 20), ...every(15, 12, 20), ...every(15, 17, 20)];
/** More than there is a place for: an afternoon of five-minute slots. */
const CROWDED = [...every(15, 10, 2), ...every(5, 12, 60)];

/** The day in view has one time. The next ones have 15, 60 and 62. */
const service = (first: readonly string[] = ['10:00']) =>
  standIn({
    times: (day) =>
      day === '2026-12-02' ? FIFTEEN : day === '2026-12-03' ? SIXTY : day === '2026-12-04' ? CROWDED : first,
  });

const heightOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? Number.NaN;

/** How the times in view are laid out. */
const layOut = ({ widget }: Pick<Visit, 'widget'>) =>
  widget.locator('.tour-slot').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom, left, height, width } = button.getBoundingClientRect();
      const place = button.closest('.tour-times')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button.querySelector('span') ?? button);
      return {
        isInside: place !== undefined && top >= place.top && bottom <= place.bottom,
        height,
        left,
        lines: words.getClientRects().length,
        spare: width - words.getBoundingClientRect().width,
        letters: Number.parseFloat(getComputedStyle(button).fontSize),
      };
    }),
  );

async function expectFit(visitor: Visit, count: number, width: number): Promise<number> {
  await expect.poll(() => visitor.widget.locator('.tour-slot').count()).toBe(count);
  const boxes = await layOut(visitor);
  const columns = new Set(boxes.map(({ left }) => left)).size;
  expect(boxes.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(columns).toBeGreaterThanOrEqual(3);
  expect(columns).toBeLessThanOrEqual(count > 15 && width !== 320 ? 4 : 3);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ lines }) => lines))).toBe(1);
  expect(Math.min(...boxes.map(({ spare }) => spare))).toBeGreaterThanOrEqual(4);
  expect(Math.min(...boxes.map(({ letters }) => letters))).toBeGreaterThanOrEqual(13);
  return columns;
}

describe.each([320, 360, 600, 660, 768, 1280])('at %i px', (width) => {
  it('every time of a day is in view, and the place of 15 times is as high as that of a single time', async () => {
    const visitor = await arrive('script tag', service(), {}, { font: 'wide', viewport: { width, height: 1000 } });
    await visitor.freeTimes().first().waitFor();
    const before = await heightOf(visitor.widget.locator('xpath=..'));
    await visitor.day('Wednesday, December 2, 2026').click();
    await visitor.heading('Morning').waitFor();
    await expectFit(visitor, 15, width);
    expect(await heightOf(visitor.widget.locator('xpath=..'))).toBe(before);
    await visitor.day('Thursday, December 3, 2026').click();
    for (const part of ['Morning', 'Afternoon', 'Evening']) {
      await visitor.widget.getByRole('tab', { name: `${part} 20 times` }).click();
      const columns = await expectFit(visitor, 20, width);
      // In three columns, the times take seven rows, which are higher.
      if (columns === 4) expect(await heightOf(visitor.widget.locator('xpath=..'))).toBe(before);
    }
    await visitor.close();
  });
});

describe.each([1280, 360])('a day with more times than there is a place for, %i px', (width) => {
  const viewport = { width, height: 1000 };

  it('keeps the height of its place until the visitor presses something, and then shows all its times', async () => {
    const visitor = await arrive('script tag', service(CROWDED), {}, { font: 'wide', viewport });
    await expect.poll(() => visitor.freeTimes().count()).toBe(60);
    const place = visitor.widget.locator('.tour-times');
    const hidden = (): Promise<number> => place.evaluate((times) => times.scrollHeight - times.clientHeight);
    const before = await heightOf(visitor.widget.locator('xpath=..'));
    expect(await hidden()).toBeGreaterThan(100);
    // A pointer that passes by is no press.
    await visitor.day('Thursday, December 3, 2026').hover();
    expect(await heightOf(visitor.widget.locator('xpath=..'))).toBe(before);
    await visitor.widget.getByRole('tab', { name: 'Afternoon 60 times' }).click();
    await expect.poll(hidden).toBe(0);
    await expect.poll(() => heightOf(visitor.widget.locator('xpath=..'))).toBeGreaterThan(before + 100);
    await visitor.widget.getByRole('tab', { name: 'Morning 2 times' }).click();
    await expect.poll(() => heightOf(visitor.widget.locator('xpath=..'))).toBe(before);
    await visitor.close();
  });

  it('animates the growth of the card where motion is welcome', async () => {
    const reducedMotion = 'no-preference';
    const visitor = await arrive('script tag', service(), {}, { font: 'wide', viewport, reducedMotion });
    await visitor.freeTimes().first().waitFor();
    const lengths = visitor.widget.evaluate(
      (card) =>
        new Promise<readonly unknown[]>((seen) => {
          const look = (): void => {
            const [motion] = card.getAnimations();
            if (motion) seen([motion.effect?.getTiming().duration]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await visitor.day('Friday, December 4, 2026').click();
    expect(await lengths).toEqual([160]);
    await visitor.close();
  });
});

describe.each([12, 20])('on a page whose text is %i px', (size) => {
  it('every time of a full day is in view', async () => {
    const visitor = await arrive('script tag', service(), {}, { font: 'wide', viewport: { width: 360, height: 1000 } });
    await visitor.freeTimes().first().waitFor();
    await visitor.page.evaluate((pixels) => {
      document.body.style.fontSize = `${pixels}px`;
    }, size);
    await visitor.day('Wednesday, December 2, 2026').click();
    await visitor.heading('Morning').waitFor();
    for (const width of [320, 360, 600, 768, 1280]) {
      await visitor.page.setViewportSize({ width, height: 1000 });
      const cut = async () => (await layOut(visitor)).filter(({ isInside, lines }) => !isInside || lines > 1);
      await expect.poll(cut, { message: `${width} px` }).toEqual([]);
    }
    await visitor.close();
  });
});

it('ends below its content, though the page reserves more', async () => {
  const style = 'tour-booking { display: block; min-height: 900px }';
  const ground = { head: `<style>${style}</style>`, headers: {} };
  const visitor = await arrive('script tag', service(), {}, { viewport: { width: 1280, height: 1000 }, ground });
  await visitor.freeTimes().first().waitFor();
  expect(await heightOf(visitor.page.locator('tour-booking'))).toBe(900);
  expect(await heightOf(visitor.widget.locator('xpath=..'))).toBeLessThan(640);
  await visitor.close();
});
