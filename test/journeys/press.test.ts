import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { BUILDS, mockHosts } from './mockHosts.ts';

const on = mockHosts();

it.each(BUILDS)(
  '%s: a press that the browser gives to the list counts if it ends on the time, and not if it ends beside it',
  async (door) => {
    const visitor = await on.arrive(door);
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    // Takes the element itself, because a locator finds no inert one.
    const time = await visitor.freeTimes().first().elementHandle();
    const { x = 0, y = 0, width = 0, height = 0 } = (await time?.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);

    // The browser finds the list under the pointer, as it does in the instant in which a time appears.
    const press = async (toX: number, toY: number): Promise<void> => {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await time?.evaluate((button) => (button as HTMLElement).setAttribute('inert', ''));
      await page.mouse.move(toX, toY);
      await page.mouse.up();
      await time?.evaluate((button) => (button as HTMLElement).removeAttribute('inert'));
    };
    const clicks = await page.evaluateHandle(() => {
      const found: string[] = [];
      addEventListener('click', (event) => found.push((event.composedPath()[0] as Element).className), true);
      return found;
    });

    await press(x + width / 2, y + height + 2);
    await press(x + width / 2, y + height / 2);
    await visitor.heading('Your details').waitFor();
    const [first, second, ...more] = await clicks.jsonValue();
    expect([first, second, more]).toEqual(['tour-slots-times', 'tour-slots-times', []]);
    await visitor.close();
  },
);

it.each(BUILDS)(
  '%s: a press counts when the content of the button is replaced before it ends, as translators and new words do',
  async (door) => {
    const visitor = await on.arrive(door, { mode: 'button' });
    const { page } = visitor;
    const press = async (button: Locator): Promise<void> => {
      await button.hover();
      await page.mouse.down();
      await button.evaluate((element) => {
        for (const part of [...element.children]) part.replaceWith(part.cloneNode(true));
      });
      await page.mouse.up();
    };
    await press(page.getByRole('button', { name: /^Book a tour/ }));
    await visitor.freeTimes().first().waitFor();
    await press(visitor.freeTimes().first());
    await visitor.heading('Your details').waitFor();
    await visitor.close();
  },
);
