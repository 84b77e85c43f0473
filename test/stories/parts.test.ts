import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Question, type QuestionMode, questionModes, questionsIn } from '../../.storybook/questions.ts';
import { SCENARIOS } from '../../mock-server/engine/faults/scenarios.ts';
import { isFilled } from '../../src/booking/answers.ts';
import { controlOf, formOrder, isTyped } from '../../src/form/controls.ts';
import { formEn } from '../../src/i18n/form.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { looseTexts } from './translatable.ts';

/** Screens have a test of their own, in every look. */
const others = builtStories().filter(({ title }) => !title.startsWith('Screens/'));

/** Live stories mostly wait for their service, so several pages show them side by side. */
const PAGES = 3;

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery(PAGES);
});
afterAll(() => gallery?.close());

/** Controls that are never marked as optional: nobody has to tick a checkbox or to change sides. */
const UNMARKED = ['check', 'switch'];
/** What a question in this mode has to look like. */
function expectedOf({ field, plan, answers }: Question, mode: QuestionMode) {
  const { kind } = controlOf(field);
  const isFilledIn = isFilled(answers[field]);
  return {
    field,
    // For other people, the mark is on the questions about each person.
    isMarkedOptional: kind === 'people' ? isFilledIn : !plan.fields[0]?.required && !UNMARKED.includes(kind),
    error:
      mode === 'missing'
        ? formEn.fields[field].missing
        : mode === 'refused'
          ? formEn.refused[
              isTyped(field) || kind === 'people' ? 'typed' : plan.fields[0]?.required ? 'required' : 'optional'
            ]
          : '',
    // One side of two is always chosen.
    isAnswered: isFilledIn || kind === 'switch',
    isFixed: mode === 'locked' || mode === 'sending',
  };
}

/** axe compares whole words, and finds no 1 in "12월 1일". WCAG 2.5.3 wants the text within the name, as it is. */
const isKoreanDay = (violation: string): boolean =>
  /^label-content-name-mismatch at <button [^>]*aria-label="[^"]* \d+일 /.test(violation);
/** Stretched words end with other words than the names that have them. In each real language the name has them as they are. */
const isStretched = (violation: string): boolean =>
  /^label-content-name-mismatch at <button [^>]*aria-label="Chángé dáy ór tímé wör/.test(violation);

it.concurrent.each(others.map((story, at) => [`${story.title}, ${story.name}`, story, at] as const))(
  '%s',
  async (_, story, at) => {
    const found = await gallery.desks[at % PAGES]?.inTurn(async (on) => {
      await on.show(story, 'light');
      // A live story waits for its service, another stays as it is.
      if (!story.title.startsWith('Parts/'))
        await on.scene.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const texts = await looseTexts(on.page);
      const axe = (await on.violations()).filter((violation) => !isKoreanDay(violation) && !isStretched(violation));
      return { words: await on.scene.innerText(), axe, problems: on.problems(), texts };
    });
    expect(found).toEqual({ words: expect.stringMatching(/\S/), axe: [], problems: [], texts: [] });
  },
);

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

it.each(questionModes)('shows every question that the form can ask as %s', async (mode) => {
  const { desk } = gallery;
  const story = others.find(({ id }) => id === `parts-form-every-question--${mode}`);
  if (story === undefined) throw new Error('no such story');
  await desk.show(story, 'light');
  const seen = await desk.scene.locator('form').evaluateAll((forms: HTMLElement[]) =>
    forms.map((form) => {
      const controls = [
        ...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button:not([type=submit])'),
      ];
      return {
        field: form.dataset.field,
        isMarkedOptional: form.innerText.includes('Optional'),
        error: form.querySelector('.tour-field-error')?.textContent ?? '',
        isAnswered: controls.some((each) =>
          /checkbox|radio/.test(each.type) ? each.checked : each.ariaChecked === 'true' || each.value !== '',
        ),
        isFixed: controls.every((each) => each.readOnly || each.ariaDisabled === 'true'),
      };
    }),
  );
  expect(seen).toEqual(questionsIn(mode).map((question) => expectedOf(question, mode)));
});

it('has a live story for every scenario of the mock', () => {
  const shown = others.filter(({ title }) => title === 'Journeys/Scenarios').map(({ id }) => id.split('--')[1]);
  expect(shown).toEqual(Object.keys(SCENARIOS));
});

it('has every group that the first page names, and that page first', () => {
  const groups = builtStories().map(({ title }) => title.split('/')[0]);
  expect([...new Set(groups)]).toEqual([
    'Introduction',
    'Docs',
    'Screens',
    'Parts',
    'Journeys',
    'Options',
    'Languages',
    'Hosts',
  ]);
});

it('has the shipped styles, which use :dir', () => {
  const folder = resolve(import.meta.dirname, '../../dist/gallery/assets');
  const styled = readdirSync(folder)
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))
    .filter((text) => text.includes('.tour-icon-flip'));
  expect(styled.length).toBeGreaterThan(0);
  for (const text of styled) expect(text).toContain('.tour-icon-flip:dir(rtl)');
});

it('has a story file for every screen', () => {
  const files = Object.keys(import.meta.glob('../../src/{screens,features}/*/*Screen*.tsx'));
  const screens = files.filter((path) => path.endsWith('Screen.tsx'));
  expect(screens.length).toBeGreaterThan(10);
  for (const screen of screens) expect(files).toContain(screen.replace('.tsx', '.stories.tsx'));
});
