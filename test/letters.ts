import type { Locator } from 'playwright-core';

/** What larger letters may break in the widget of a page or of a story. */

/**
 * The days and times that are there, whether the days stand beside the times, and those whose words do not fit into their button. Below the
 * days, a time may take two lines.
 */
export const columns = (widget: Locator) =>
  widget.evaluate((root) => {
    const days = [...root.querySelectorAll('[role="grid"] button, .tour-strip button')];
    const slots = [...root.querySelectorAll('.tour-slot')];
    const times = root.querySelector('.tour-times')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = days.map((day) => day.getBoundingClientRect());
    const isBeside =
      boxes.every(({ right }) => right <= times.left) ||
      boxes.every(({ left }) => left >= times.right && times.right > 0);
    const tight: string[] = [];
    for (const button of [...days, ...slots]) {
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = document.createRange();
        words.selectNode(texts.currentNode);
        if (texts.currentNode.parentElement?.closest('.tour-hidden')) continue;
        const lines = [...words.getClientRects()];
        // A line of Arabic has a rectangle for each direction in it.
        const isBroken = lines.some(({ top, bottom }) =>
          lines.some((other) => other.top >= bottom || other.bottom <= top),
        );
        if ((isBeside && isBroken) || lines.some(({ left, right }) => left < box.left || right > box.right))
          tight.push(`${texts.currentNode.textContent}`);
      }
    }
    return { days: days.length, slots: slots.length, sideBySide: isBeside, tight };
  });

/** Whether "Month" stands in one line with the name of the month, after it and inside the widget. True where there is none. */
export const monthInLine = (widget: Locator): Promise<boolean> =>
  widget.evaluate((root) => {
    const edge = root.getBoundingClientRect();
    const [name, button] = [...root.querySelectorAll('.tour-strip-head > *')]
      .map((each) => each.getBoundingClientRect())
      .sort((one, other) => one.left - other.left);
    if (name === undefined || button === undefined) return true;
    const apart = Math.abs((name.top + name.bottom - button.top - button.bottom) / 2);
    return apart < 2 && button.left >= name.right && button.right <= edge.right && name.left >= edge.left;
  });

/** Letters in a field, as a part of those around it, are never smaller. */
export const SMALLEST = 0.8;

/** How an address of 24 letters stands in a field that takes text: its letters as a part of those around the field, and whether one is cut. */
export const addressIn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const typed = input.value;
    input.value = 'maria.gonzalez@gmail.com';
    const isCut = input.scrollWidth > input.clientWidth;
    input.value = typed;
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    return { isCut, letters: sizeOf(input) / sizeOf(input.closest('.tour') ?? input) };
  });
