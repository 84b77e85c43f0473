import { expect, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../src/i18n/english.ts';
import { tongueOf } from '../src/i18n/locale.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { languages } from './languages.ts';
import { lara } from './model.ts';
import { optionsOf } from './Scene.tsx';

/** The part of a story's context that a play function needs. */
interface PlayedStory {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Long enough for the mock service on a busy machine. */
const LIMIT = { timeout: 15_000 };

/** A visitor of a live story. Finds buttons and headings by their words in the story's language. */
export function visitorOf({ canvasElement, globals }: PlayedStory) {
  const spoken = tongueOf(optionsOf(globals.look).locale);
  const words: Messages = languages.find(({ locales }) => locales[0] === spoken)?.shipped ?? english;
  const canvas = within(canvasElement);
  /** Waits until a new screen takes presses. */
  const settled = (): Promise<void> =>
    waitFor(() => expect(canvasElement.querySelector('[data-settling]')).toBeNull(), LIMIT);
  const press = async (name: string): Promise<void> => {
    const button = await canvas.findByRole('button', { name }, LIMIT);
    await settled();
    await userEvent.click(button);
  };
  // The line below a heading is a part of it.
  const heading = (words: string): Promise<HTMLElement> =>
    canvas.findByRole('heading', { name: (name) => name.endsWith(words) }, LIMIT);
  const says = (text: string): Promise<HTMLElement> => canvas.findByText(text, { exact: false }, LIMIT);
  /** Picks the time at this index among the times in view. */
  const pickTime = async (at = 0): Promise<void> => {
    const isTime = (_: string, element: Element | null): boolean => element?.matches('.tour-slot > span') ?? false;
    const times = await canvas.findAllByText(isTime, {}, LIMIT);
    const time = times[at]?.closest('button');
    if (!time) throw new Error(`There are ${times.length} times.`);
    await settled();
    await userEvent.click(time);
  };
  const submit = async (): Promise<void> => {
    const button = canvasElement.querySelector('[type=submit]');
    if (button === null) throw new Error('There is no form.');
    await settled();
    await userEvent.click(button);
  };
  /** Picks a time, fills the form and sends it. */
  const book = async (): Promise<void> => {
    await pickTime();
    await heading(words.screens.detailsHeading);
    await settled();
    for (const field of ['first_name', 'last_name', 'email', 'phone'] as const)
      await userEvent.type(canvas.getByLabelText(words.form.fields[field].label), lara[field]);
    await submit();
  };
  return { words, press, heading, says, pickTime, book };
}
