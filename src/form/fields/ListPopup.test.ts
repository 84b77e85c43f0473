import { expect, it } from 'vitest';
import { placeBeside } from './ListPopup.tsx';

it.each([
  ['below where there is room', [300, 346], [0, 900], { side: 'below', height: 280 }],
  ['below, lower, where there is more room than above', [100, 146], [0, 346], { side: 'below', height: 192 }],
  ['above where there is more room', [400, 446], [0, 560], { side: 'above', height: 280 }],
  ['above, lower', [200, 246], [50, 300], { side: 'above', height: 142 }],
] as const)('a list stands %s', (_, [top, bottom], [first, last], place) => {
  expect(placeBeside({ top, bottom }, { top: first, bottom: last })).toEqual(place);
});

it.each([
  ['above where the window ends', [700, 746], [0, 800], { side: 'above', height: 280 }],
  [
    'below the edge of the window where it shows too little of the widget',
    [100, 146],
    [50, 200],
    { side: 'below', height: 280 },
  ],
] as const)('a list stands %s', (_, [top, bottom], [first, last], place) => {
  expect(placeBeside({ top, bottom }, { top: 0, bottom: 2_000 }, { top: first, bottom: last })).toEqual(place);
});

it('stands below where there is nothing to measure', () => {
  expect(placeBeside(undefined, { top: 0, bottom: 900 })).toEqual({ side: 'below', height: 280 });
});

it('has room for three rows in a frame that has no height yet', () => {
  expect(placeBeside({ top: 100, bottom: 146 }, { top: 100, bottom: 100 })).toMatchObject({ height: 132 });
});
