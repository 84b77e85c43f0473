import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TimesGrowth } from './TimesGrowth.ts';

let resized: () => void = () => {};
const disconnect = vi.fn();
const motion = { playState: 'finished', cancel: vi.fn() };
const animate = vi.fn(() => motion);

beforeEach(() => {
  for (const each of [disconnect, motion.cancel, animate]) each.mockClear();
  motion.playState = 'finished';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(notify: () => void) {
        resized = notify;
      }
    },
  );
});

/** A card whose size the test sets. */
function show(welcomesMotion = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: welcomesMotion }));
  const card = document.createElement('section');
  card.className = 'tour-shell';
  const times = card.appendChild(document.createElement('div'));
  Object.assign(card, { animate });
  const { unmount } = render(<TimesGrowth within={{ current: times }} />);
  const size = (width: number, height: number): void => {
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width, height }));
    resized();
  };
  return { size, unmount };
}

it('the card grows and shrinks in 160 ms', () => {
  const { size, unmount } = show();
  size(360, 740);
  expect(animate).not.toHaveBeenCalled();
  size(360, 900);
  expect(animate).toHaveBeenLastCalledWith({ height: ['740px', '900px'] }, expect.objectContaining({ duration: 160 }));
  // A step of that motion, and its end.
  motion.playState = 'running';
  size(360, 800);
  motion.playState = 'finished';
  size(360, 900);
  expect(animate).toHaveBeenCalledTimes(1);
  size(360, 740);
  expect(animate).toHaveBeenLastCalledWith({ height: ['900px', '740px'] }, expect.anything());
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(motion.cancel).toHaveBeenCalledOnce();
});

it('a card of another width has its new height at once', () => {
  const { size } = show();
  size(360, 740);
  size(760, 620);
  expect(animate).not.toHaveBeenCalled();
});

it('so has one where the visitor wants no motion', () => {
  const { size } = show(false);
  size(360, 740);
  size(360, 900);
  expect(animate).not.toHaveBeenCalled();
});
