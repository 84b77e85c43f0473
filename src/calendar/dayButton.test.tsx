import { beforeEach, expect, it, vi } from 'vitest';
import { december } from '../../test/situations.ts';
import { dayEvents } from './dayButton.ts';

const onPick = vi.fn();
const onHighlight = vi.fn();
const events = dayEvents({ stateOf: (day) => (day === december(9) ? 'full' : 'open'), onPick, onHighlight });

/** A place with a day that is open, a day that is full, and words. */
function place() {
  const element = document.createElement('div');
  element.innerHTML =
    '<button data-key="2026-12-08"><b>8</b></button><button data-key="2026-12-09">9</button><p>words</p>';
  const find = (selector: string): Element => element.querySelector(selector) ?? element;
  return { open: find('button'), inOpen: find('b'), full: find('button + button'), words: find('p') };
}

beforeEach(() => {
  onPick.mockClear();
  onHighlight.mockClear();
});

it('a press anywhere in a day chooses it, unless it cannot be chosen', () => {
  const { inOpen, full, words } = place();
  events.onClick({ target: inOpen });
  events.onClick({ target: full });
  events.onClick({ target: words });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-08');
});

it('focus and pointer highlight a day, and nothing else', () => {
  const { open, inOpen, full, words } = place();
  events.onFocusCapture({ target: words });
  events.onPointerOver({ target: words, relatedTarget: null });
  expect(onHighlight).not.toHaveBeenCalled();
  events.onFocusCapture({ target: full });
  events.onPointerOver({ target: inOpen, relatedTarget: words });
  expect(onHighlight.mock.calls).toEqual([['2026-12-09'], ['2026-12-08']]);
  // The pointer moves on within one day.
  events.onPointerOver({ target: open, relatedTarget: inOpen });
  expect(onHighlight).toHaveBeenCalledTimes(2);
});

it('works without `onHighlight`', () => {
  const { open } = place();
  const quiet = dayEvents({ stateOf: () => 'open', onPick });
  expect(() => {
    quiet.onFocusCapture({ target: open });
    quiet.onPointerOver({ target: open, relatedTarget: null });
  }).not.toThrow();
});
