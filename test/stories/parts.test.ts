import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCENARIOS } from '../../mock-server/engine/scenario.ts';
import { formOrder } from '../../src/form/controls.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';

/** Screens have a test of their own, in every look. */
const others = builtStories().filter(({ title }) => !title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

it.each(others.map((story) => [`${story.title}, ${story.name}`, story] as const))('%s', async (_, story) => {
  const { desk } = gallery;
  await desk.show(story, 'light');
  // A live story waits for its service, another stays as it is.
  if (!story.title.startsWith('Parts/'))
    await desk.scene.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  expect(await desk.scene.innerText()).not.toBe('');
  expect(await desk.violations()).toEqual([]);
  expect(desk.problems()).toEqual([]);
});

it.each(['optional', 'required'])('shows every field of the form where all are %s', async (mode) => {
  const { desk } = gallery;
  const story = others.find(({ id }) => id === `parts-form-all-questions--every-field-${mode}`);
  if (story === undefined) throw new Error('no such story');
  await desk.show(story, 'light');
  const shown = await desk.scene
    .locator('[name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(formOrder.filter((key) => !shown.includes(key))).toEqual([]);
});

it('has a live story for every scenario of the mock', () => {
  const shown = others.filter(({ title }) => title === 'Journeys/Scenarios').map(({ id }) => id.split('--')[1]);
  expect(shown).toEqual(Object.keys(SCENARIOS));
});

it('has every group that the first page tells of, and that page first', () => {
  const groups = builtStories().map(({ title }) => title.split('/')[0]);
  expect([...new Set(groups)]).toEqual([
    'Introduction',
    'Screens',
    'Parts',
    'Journeys',
    'Options',
    'Languages',
    'Hosts',
  ]);
});

it('has a story file for every screen', () => {
  const files = Object.keys(import.meta.glob('../../src/widget/screens/*Screen*.tsx'));
  const screens = files.filter((path) => path.endsWith('Screen.tsx'));
  expect(screens.length).toBeGreaterThan(10);
  for (const screen of screens) expect(files).toContain(screen.replace('.tsx', '.stories.tsx'));
});
