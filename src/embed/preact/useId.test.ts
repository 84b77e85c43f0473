import { createElement, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { useId } from './names.ts';

const Named = () => createElement('i', { id: useId() });

const show = (place: HTMLElement, count: number): Promise<void> =>
  act(() =>
    render(
      createElement(
        'div',
        null,
        Array(count)
          .fill(null)
          .map(() => createElement(Named, null)),
      ),
      place,
    ),
  );

const idsIn = (...places: readonly HTMLElement[]): readonly string[] =>
  places.flatMap((place) => Array.from(place.querySelectorAll('i'), ({ id }) => id));

it('gives a component that comes with the third render an id of its own', async () => {
  const place = document.createElement('div');
  await show(place, 1);
  const [first] = idsIn(place);
  await show(place, 1);
  await show(place, 3);
  const ids = idsIn(place);
  expect(ids[0]).toBe(first);
  expect(new Set(ids).size).toBe(3);
});

it('gives other ids in a second root of the page', async () => {
  const places = [document.createElement('div'), document.createElement('div')];
  for (const place of places) await show(place, 2);
  expect(new Set(idsIn(...places)).size).toBe(4);
});
