import { userEvent, within } from 'storybook/test';
import { english } from '../src/i18n/english.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { ar } from '../src/locales/ar.ts';
import { lara } from './model.ts';
import { optionsOf } from './Scene.tsx';

/** What a play function is given of its story. */
interface Played {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A service in the page takes a moment, and a busy machine several. */
const PATIENCE = { timeout: 15_000 };

/** A visitor of a live story, who reads the words of its look. */
export function visitorOf({ canvasElement, globals }: Played) {
  const words: Messages = optionsOf(globals.look).locale.startsWith('ar') ? ar : english;
  const canvas = within(canvasElement);
  const press = async (name: string): Promise<void> =>
    userEvent.click(await canvas.findByRole('button', { name }, PATIENCE));
  const heading = (name: string): Promise<HTMLElement> => canvas.findByRole('heading', { name }, PATIENCE);
  const says = (text: string): Promise<HTMLElement> => canvas.findByText(text, { exact: false }, PATIENCE);
  /** Of the part of the day in view, by its place. */
  const pickTime = async (at = 0): Promise<void> => {
    const times = await within(await canvas.findByRole('tabpanel', {}, PATIENCE)).findAllByRole('button', {}, PATIENCE);
    const time = times[at];
    if (time === undefined) throw new Error(`There are ${times.length} times.`);
    await userEvent.click(time);
  };
  const submit = async (): Promise<void> => {
    const button = canvasElement.querySelector('[type=submit]');
    if (button === null) throw new Error('There is no form.');
    await userEvent.click(button);
  };
  /** From the times in view to the reply of the service. */
  const book = async (): Promise<void> => {
    await pickTime();
    await heading(words.screens.detailsHeading);
    for (const field of ['first_name', 'last_name', 'email', 'phone'] as const)
      await userEvent.type(canvas.getByLabelText(words.form.fields[field].label), lara[field]);
    await submit();
  };
  return { words, press, heading, says, pickTime, book };
}
