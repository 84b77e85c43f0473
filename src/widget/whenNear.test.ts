import { expect, it, vi } from 'vitest';
import { whenNear } from './whenNear.ts';

/** Stands in for the browser's observer, and tells what observes when the element comes and goes. */
function watchPlaces() {
  const observing = new Set<(isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (isNear: boolean) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {
        observing.add(this.tell);
      }
      disconnect() {
        observing.delete(this.tell);
      }
    },
  );
  return (isNear: boolean) => {
    for (const tell of observing) tell(isNear);
  };
}

it('runs once, however often the element comes near', () => {
  const tell = watchPlaces();
  const run = vi.fn();
  whenNear(document.body, run);
  tell(false);
  expect(run).not.toHaveBeenCalled();
  tell(true);
  tell(false);
  tell(true);
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs after it was ended', () => {
  const tell = watchPlaces();
  const run = vi.fn();
  whenNear(document.body, run)();
  tell(true);
  expect(run).not.toHaveBeenCalled();
});
