import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, type Point, parsePolygon } from './geometry.ts';

const at = (longitude: number, latitude: number): Point => ({ longitude, latitude });
const ring = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => at(x, y));

/** A ring in the form of a U, open to the north. */
const U = ring([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6], [0, 0]);

describe('a polygon', () => {
  it.each([
    ['in an arm', at(1, 4), true],
    ['between the arms', at(3, 4), false],
    ['in the foot, below the gap', at(3, 1), true],
    ['on an outer edge', at(0, 3), true],
    ['on an inner edge', at(3, 2), true],
    ['on a corner', at(6, 6), true],
    ['level with a corner, outside', at(-1, 2), false],
    ['level with an edge, outside', at(7, 0), false],
    ['level with an edge, in line with it', at(3, 6), false],
    ['far away', at(100, 50), false],
  ])('contains the right points: %s', (_what, point, inside) => {
    expect(contains(U, point)).toBe(inside);
  });

  const coordinate = fc.integer({ min: -50, max: 50 });
  const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 });
  const closed = (list: readonly (readonly [number, number])[]) => [...list, ...list.slice(0, 1)];

  it('is independent of the start and the direction of the ring', () => {
    fc.assert(
      fc.property(points, coordinate, coordinate, fc.nat(8), (list, x, y, shift) => {
        const turned = [...list.slice(shift % list.length), ...list.slice(0, shift % list.length)];
        const inside = contains(ring(...closed(list)), at(x, y));
        expect(contains(ring(...closed(turned)), at(x, y))).toBe(inside);
        expect(contains(ring(...closed([...list].reverse())), at(x, y))).toBe(inside);
      }),
    );
  });

  it('contains every point of its edges', () => {
    fc.assert(
      fc.property(points, fc.nat(8), fc.double({ min: 0, max: 1, noNaN: true }), (list, edge, share) => {
        const all = closed(list);
        const [x1, y1] = all[edge % list.length] ?? [0, 0];
        const [x2, y2] = all[(edge % list.length) + 1] ?? [0, 0];
        expect(contains(ring(...all), at(x1 + share * (x2 - x1), y1 + share * (y2 - y1)))).toBe(true);
      }),
    );
  });

  it('agrees with the sign rule for triangles', () => {
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate),
        fc.tuple(coordinate, coordinate),
        fc.tuple(coordinate, coordinate),
        coordinate,
        coordinate,
        (a, b, c, x, y) => {
          const side = ([px, py]: readonly [number, number], [qx, qy]: readonly [number, number]) =>
            Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
          const signs = [side(a, b), side(b, c), side(c, a)];
          // A flat triangle has no inside. The property above is about its edges.
          fc.pre((b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0]));
          const inside = signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
          expect(contains(ring(a, b, c, a), at(x, y))).toBe(inside);
        },
      ),
    );
  });
});

describe('the text of a polygon', () => {
  it('is the same in both forms', () => {
    const degrees = fc.integer({ min: -80_000, max: 80_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 6 }), (list) => {
        const all = [...list, ...list.slice(0, 1)];
        const ogc = parsePolygon(`POLYGON((${all.map(([x, y]) => `${x} ${y}`).join(', ')}))`);
        expect(ogc).toEqual(ring(...all));
        expect(parsePolygon(all.map(([x, y]) => `${x},${y}`).join(' | '))).toEqual(ogc);
      }),
    );
  });

  it.each([
    'polygon ((0 0,1 0,1 1,0 0))',
    '  POLYGON((0 0, 1 0, 1 1, 0 0))  ',
    '0,0|1,0|1,1|0,0',
    '0.0,0 | 1e0,0 | +1,1 | .0,0',
  ])('%s is a polygon', (text) => {
    expect(parsePolygon(text)).toEqual(ring([0, 0], [1, 0], [1, 1], [0, 0]));
  });

  it.each([
    ['nothing', '', /^Not a polygon/],
    ['words', 'castle', /^Not a polygon/],
    ['another shape', 'LINESTRING(0 0, 1 0, 1 1, 0 0)', /^Not a polygon/],
    ['a hole', 'POLYGON((0 0,9 0,9 9,0 0),(1 1,2 1,2 2,1 1))', /^Not a polygon/],
    ['commas in the text form', 'POLYGON((0,0 1,0 1,1 0,0))', /^Not a polygon/],
    ['a missing number', '0,0 | 1, | 1,1 | 0,0', /^Not a polygon/],
    ['a latitude beyond the pole', '0,0 | 1,0 | 1,91 | 0,0', /^Not a polygon/],
    ['a longitude beyond the date line', '0,0 | 181,0 | 1,1 | 0,0', /^Not a polygon/],
    ['infinity', '0,0 | 1e999,0 | 1,1 | 0,0', /^Not a polygon/],
    ['three points', '0,0 | 1,1 | 0,0', /at least 4 points/],
    ['an open ring', '0,0 | 1,0 | 1,1 | 0,1', /not closed/],
    ['an open ring in the text form', 'POLYGON((0 0, 1 0, 1 1, 0 1))', /not closed/],
  ])('%s is not a polygon', (_what, text, problem) => {
    expect(parsePolygon(text)).toMatch(problem);
  });
});
