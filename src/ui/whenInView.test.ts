import { expect, it, vi } from 'vitest';
import { whenInView } from './whenInView.ts';

/** Stands in for the browser's observer. The function that it returns tells all observers whether their element is in view. */
function watchPlaces() {
  const observing = new Set<(isInView: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (isInView: boolean) => void;
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
  return (isInView: boolean) => {
    for (const tell of observing) tell(isInView);
  };
}

it('runs once, however often the element comes into view', () => {
  const tell = watchPlaces();
  const run = vi.fn();
  whenInView(document.body, run);
  tell(false);
  expect(run).not.toHaveBeenCalled();
  tell(true);
  tell(false);
  tell(true);
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs after it was stopped', () => {
  const tell = watchPlaces();
  const run = vi.fn();
  whenInView(document.body, run)();
  tell(true);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['in a browser that cannot tell', undefined],
  ['on a page that has brought an empty object', {}],
  ['on a page that has brought an incomplete observer', class {}],
])('runs at once %s', (_, observer) => {
  vi.stubGlobal('IntersectionObserver', observer);
  const run = vi.fn();
  whenInView(document.body, run);
  expect(run).toHaveBeenCalledTimes(1);
});
