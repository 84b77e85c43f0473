import { expect, it, vi } from 'vitest';
import { createHost } from './host.ts';

it('names the options of an element by their attributes, each sentence once', () => {
  const onWarning = vi.fn();
  const host = createHost({ groupId: 105, onWarning }, { element: document.createElement('div') });
  host.warn('tour-booking: `buttonCorner` is "middle".');
  host.warn('tour-booking: `buttonCorner` is "middle".');
  expect(onWarning.mock.calls).toEqual([['tour-booking: `button-corner` is "middle".']]);
});

it('names the options of a component as they are written', () => {
  const onWarning = vi.fn();
  createHost({ groupId: 105, onWarning }).warn('tour-booking: `buttonCorner` is "middle".');
  expect(onWarning.mock.lastCall).toEqual(['tour-booking: `buttonCorner` is "middle".']);
});
