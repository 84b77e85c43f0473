// @vitest-environment jsdom
import { composeStories, type Meta } from '@storybook/react-vite';
import { cleanup, render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { formOrder } from '../src/form/controls.ts';
import * as detailsForm from '../src/form/DetailsForm.stories.tsx';
import { standInForDialogs } from './dialogs.ts';

type StoryModule = Parameters<typeof composeStories>[0] & { readonly default: Meta };

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
/** jsdom has neither colours nor layout; the journeys in the browser see to both. */
const OFF = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

const problems: string[] = [];

beforeEach(() => {
  problems.length = 0;
  const note = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
  // The width of the scene stands in for layout, so that the narrow look is the narrow widget.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.closest('[data-look="narrow"]') ? 360 : 760, 44);
  });
  HTMLElement.prototype.scrollTo ??= () => undefined;
  standInForDialogs();
  // Asked for by axe, which does without.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
});
afterEach(cleanup);

/** What axe finds on the page as it stands. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: OFF,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    elementRef: false,
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Every story of the files `wanted` says, by its name, in `look` unless it has one of its own. */
const storiesIn = (look: string, wanted: (path: string) => boolean) =>
  Object.entries(modules).flatMap(([path, module]) => {
    if (!wanted(path)) return [];
    const composed: Readonly<Record<string, ComponentType>> = composeStories(
      { ...module, default: { ...module.default, globals: { look, ...module.default.globals } } },
      preview,
    );
    return Object.entries(composed).map(
      ([name, Story]) => [`${path.replace('../src/', '')} ${name} ${look}`, Story] as const,
    );
  });

it('has a story file for every screen', () => {
  const screens = Object.keys(import.meta.glob('../src/widget/screens/*Screen.tsx'));
  expect(screens.length).toBeGreaterThan(4);
  for (const screen of screens) expect(Object.keys(modules)).toContain(screen.replace('.tsx', '.stories.tsx'));
});

it.each(['EveryFieldOptional', 'EveryFieldRequired'] as const)('shows every field of the form in %s', (name) => {
  const { container } = render(createElement(composeStories(detailsForm, preview)[name]));
  const missing = formOrder.filter((key) => container.querySelector(`[name="${key}"]`) === null);
  expect(missing).toEqual([]);
});

// Dark differs from light in colours alone; narrow is another tree only where the widget measures itself.
it.each([...storiesIn('light', () => true), ...storiesIn('narrow', (path) => path.endsWith('PickScreen.stories.tsx'))])(
  '%s',
  async (path, Story) => {
    const { container } = render(<Story />);
    // A story of the whole widget waits for its service; one of a waiting screen stays as it is.
    if (path.startsWith('widget/TourBooking'))
      await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
    expect(container.textContent).not.toBe('');
    if (container.querySelector('.tour-choose'))
      expect(container.querySelector('.tour-strip') !== null).toBe(
        container.querySelector('[data-look=narrow]') !== null,
      );
    expect(await violations()).toEqual([]);
    expect(problems).toEqual([]);
  },
);
