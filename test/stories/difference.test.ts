import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';
import { palettePng } from './palettePng.ts';

type Color = readonly [red: number, green: number, blue: number];
const PAPER: Color = [255, 255, 255];
const INK: Color = [20, 30, 40];

/** A picture of 100 by 100 px: paper, and a block of ink with an edge that fades. */
function drawn({ paper = PAPER, at = 20, size = 100 }: { paper?: Color; at?: number; size?: number } = {}): PNG {
  const picture = new PNG({ width: size, height: 100 });
  for (let pixel = 0; pixel < size * 100; pixel += 1) {
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    const depth = Math.min(x - at, at + 20 - x, y - 20, 40 - y);
    const share = Math.max(0, Math.min(1, depth / 3));
    paper.forEach((value, channel) => {
      picture.data[pixel * 4 + channel] = Math.round(value + ((INK[channel] ?? 0) - value) * share);
    });
    picture.data[pixel * 4 + 3] = 255;
  }
  return picture;
}
const committed = PNG.sync.read(palettePng(drawn(), 'as it was'));

describe('two pictures', () => {
  it('are the same where one is rounded to a dozen colors', () =>
    expect(differenceOf(committed, drawn())).toBeUndefined());

  it('differ when something moves, and when they have different sizes', () => {
    expect(differenceOf(committed, drawn({ at: 30 }))?.what).toMatch(/^\d+ pixels differ$/);
    expect(differenceOf(committed, drawn({ size: 101 }))?.what).toBe('was 100 × 100 px, is 101 × 100');
  });

  it('differ by a tint of an area that no single pixel shows', () => {
    expect(differenceOf(committed, drawn({ paper: [247, 255, 255] }))?.what).toBe(
      'rgb(255,255,255) is rgb(247,255,255)',
    );
    expect(differenceOf(committed, drawn({ paper: [253, 255, 255] }))).toBeUndefined();
  });
});

it('a committed picture holds its note', () =>
  expect(palettePng(drawn(), 'as it was').includes('as it was')).toBe(true));
