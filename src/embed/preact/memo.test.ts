import { createContext, createElement, render } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { memo } from './names.ts';

interface Props {
  readonly label: string;
  readonly size?: number | undefined;
  readonly wide?: boolean;
}

const rendered = vi.fn<(props: Props) => void>();
let place: HTMLElement;
const Language = createContext('en');

function Label(props: Props) {
  rendered(props);
  const [count, setCount] = useState(0);
  const language = useContext(Language);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${props.label} ${count} ${language}`);
}
const Kept = memo(Label);
const KeptByLabel = memo(Label, (before, after) => before.label === after.label);

const show = (type: typeof Kept, props: Props, language = 'en'): Promise<void> =>
  act(() => render(createElement(Language.Provider, { value: language }, createElement(type, props)), place));

beforeEach(() => {
  rendered.mockClear();
  place = document.createElement('div');
});

it.each<[string, Props, Props, number]>([
  ['the same values in a new object', { label: 'a', size: 1 }, { size: 1, label: 'a' }, 1],
  ['NaN, which is the same as itself', { label: 'a', size: Number.NaN }, { label: 'a', size: Number.NaN }, 1],
  ['0 and -0, which are not the same', { label: 'a', size: 0 }, { label: 'a', size: -0 }, 2],
  ['another value', { label: 'a' }, { label: 'b' }, 2],
  ['one more prop', { label: 'a' }, { label: 'a', size: 1 }, 2],
  ['one prop less', { label: 'a', size: 1 }, { label: 'a' }, 2],
  ['another prop in place of one that is undefined', { label: 'a', size: undefined }, { label: 'a', wide: true }, 2],
])('compares as React does: %s', async (_, before, after, renders) => {
  await show(Kept, before);
  await show(Kept, after);
  expect(rendered).toHaveBeenCalledTimes(renders);
  expect(place.textContent).toBe(`${after.label} 0 en`);
});

it('compares by the function that is given instead', async () => {
  await show(KeptByLabel, { label: 'a', size: 1 });
  await show(KeptByLabel, { label: 'a', size: 2 });
  expect(rendered).toHaveBeenCalledTimes(1);
  await show(KeptByLabel, { label: 'b', size: 3 });
  expect(rendered).toHaveBeenLastCalledWith({ label: 'b', size: 3 });
});

it('renders for its own state and for a context, with the latest props', async () => {
  await show(Kept, { label: 'a' });
  await act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('a 1 en');
  await show(Kept, { label: 'a' }, 'de');
  expect(place.textContent).toBe('a 1 de');
  expect(rendered).toHaveBeenCalledTimes(3);
});
