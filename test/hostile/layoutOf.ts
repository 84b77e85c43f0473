import type { Locator } from 'playwright-core';
import type { Visitor } from '../journeys/visitor.ts';

/** How the first screen lies: sizes in CSS pixels of the window, of what is pressed and read. */
export interface Layout {
  readonly timeHeight: number;
  readonly timeFont: number;
  readonly dayHeight: number;
  readonly dayFont: number;
  readonly headingFont: number;
  /** Rows of the month, and the most days of one. */
  readonly weeks: number;
  readonly longestWeek: number;
  /** Each day of a week stands to the right of the one before. */
  readonly inOrder: boolean;
  /** The times stand to the right of the month, not below it. */
  readonly beside: boolean;
  /** The longer side of the smallest drawing. */
  readonly smallestIcon: number;
  /** The controls that are too small to see, or lie outside the widget. */
  readonly lost: readonly string[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly font: number;
  readonly name: string;
}

const boxesOf = (found: Locator): Promise<readonly Box[]> =>
  found.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, width, height } = one.getBoundingClientRect();
      const font = parseFloat(getComputedStyle(one).fontSize);
      return { left, right, top, width, height, font, name: one.getAttribute('aria-label') ?? one.textContent ?? '' };
    }),
  );

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10;

/** The layout of the widget while days and times show side by side. */
export async function layoutOf({ widget, freeTimes, heading }: Visitor): Promise<Layout> {
  await freeTimes().first().waitFor();
  const month = widget.getByRole('grid');
  const [times, days, headings, controls, [frame], [grid]] = await Promise.all([
    boxesOf(freeTimes()),
    boxesOf(month.getByRole('button')),
    boxesOf(heading('Book a tour')),
    boxesOf(widget.getByRole('button')),
    boxesOf(widget),
    boxesOf(month),
  ]);
  if (frame === undefined || grid === undefined) throw new Error('the widget is not laid out');
  const drawings = await boxesOf(widget.locator('svg:visible > :first-child'));
  const tops = [...new Set(days.map(({ top }) => Math.round(top)))];
  const rows = tops.map((wanted) => days.filter(({ top }) => Math.round(top) === wanted));
  const isOutside = (box: Box): boolean => box.left < frame.left - 1 || box.right > frame.right + 1;
  return {
    timeHeight: rounded(times[0]?.height),
    timeFont: rounded(times[0]?.font),
    dayHeight: rounded(days[0]?.height),
    dayFont: rounded(days[0]?.font),
    headingFont: rounded(headings[0]?.font),
    weeks: rows.length,
    longestWeek: Math.max(...rows.map((row) => row.length)),
    inOrder: rows.every((row) => row.every(({ left }, at) => at === 0 || left > (row[at - 1]?.left ?? 0))),
    beside: times.every(({ left }) => left >= grid.right) && grid.width > frame.width / 3,
    smallestIcon: rounded(Math.min(...drawings.map(({ width, height }) => Math.max(width, height)))),
    lost: controls.filter((box) => box.width < 20 || box.height < 20 || isOutside(box)).map(({ name }) => name),
  };
}
