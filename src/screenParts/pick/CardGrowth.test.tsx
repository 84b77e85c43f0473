import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardGrowth } from './CardGrowth.ts';

const motion = { playState: 'finished', cancel: vi.fn() };
const animate = vi.fn(() => motion);

beforeEach(() => {
  motion.playState = 'finished';
  for (const each of [motion.cancel, animate]) each.mockClear();
});

/** A card whose size the test sets. */
function show(welcomesMotion = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: welcomesMotion }));
  const card = document.createElement('section');
  card.className = 'tour-shell';
  const times = card.appendChild(document.createElement('div'));
  Object.assign(card, { animate });
  const measured = vi.spyOn(card, 'getBoundingClientRect');
  const within = { current: times };
  const box = (width: number, height: number) => DOMRect.fromRect({ width, height });
  measured.mockReturnValue(box(360, 740));
  const { rerender, unmount } = render(<CardGrowth within={within} />);
  const size = (width: number, height: number): void => {
    measured.mockReturnValue(box(width, height));
    rerender(<CardGrowth within={within} />);
  };
  return { size, unmount, measured, box };
}

it('the card grows and shrinks in 160 ms', () => {
  const { size, unmount } = show();
  expect(animate).not.toHaveBeenCalled();
  size(360, 900);
  expect(animate).toHaveBeenLastCalledWith({ height: ['740px', '900px'] }, expect.objectContaining({ duration: 160 }));
  size(360, 900);
  expect(animate).toHaveBeenCalledTimes(1);
  size(360, 740);
  expect(animate).toHaveBeenLastCalledWith({ height: ['900px', '740px'] }, expect.anything());
  motion.cancel.mockClear();
  unmount();
  expect(motion.cancel).toHaveBeenCalledOnce();
});

it('a card in motion goes on from the height that it shows', () => {
  const { size, measured, box } = show();
  size(360, 900);
  motion.playState = 'running';
  measured.mockReturnValueOnce(box(360, 800));
  size(360, 620);
  expect(animate).toHaveBeenLastCalledWith({ height: ['800px', '620px'] }, expect.anything());
});

it('a card of another width has its new height at once', () => {
  const { size } = show();
  size(760, 620);
  expect(animate).not.toHaveBeenCalled();
});

it('a card has its new height at once where the visitor wants no motion', () => {
  const { size } = show(false);
  size(360, 900);
  expect(animate).not.toHaveBeenCalled();
});
