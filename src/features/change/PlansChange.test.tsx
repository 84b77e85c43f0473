import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../../../.storybook/model.ts';
import { changeChunk } from './ChangePlace.tsx';
import { PlansChange } from './PlansChange.tsx';

beforeAll(() => changeChunk.load());

const open = (changes: Partial<Parameters<typeof PlansChange>[0]> = {}) => {
  const commands = { startReschedule: vi.fn(), startCancel: vi.fn() };
  const offered = { reschedule: true, cancel: true };
  render(<PlansChange offered={offered} locked={false} contact={settings.contact} commands={commands} {...changes} />);
  return { commands, user: userEvent.setup() };
};
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('leads to another time and to the question whether to cancel', async () => {
  const { commands, user } = open();
  await user.click(screen.getByRole('button', { name: 'Move tour' }));
  expect(commands.startReschedule).toHaveBeenCalledTimes(1);
  expect(commands.startCancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel tour' }));
  expect(commands.startCancel).toHaveBeenCalledTimes(1);
});

it.each([
  [{ reschedule: true, cancel: true }, ['Move tour', 'Cancel tour']],
  [{ reschedule: true, cancel: false }, ['Move tour']],
  [{ reschedule: false, cancel: true }, ['Cancel tour']],
  [{ reschedule: false, cancel: false }, []],
])('offers what is offered: %j', (offered, buttons) => {
  open({ offered });
  expect(shown()).toEqual(buttons);
  expect(screen.queryAllByText('Need to change it?')).toHaveLength(Math.min(1, buttons.length));
});

it('after a refusal says so, takes the focus and offers the contact', () => {
  open({ locked: true });
  expect(shown()).toEqual([]);
  expect(screen.getByText('This tour can’t be moved or canceled here. Please contact us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  expect(document.activeElement).toHaveTextContent('This tour can’t be moved or canceled here.');
});

it('a press waits for its chunk, and the last press counts', async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.spyOn(changeChunk, 'getState').mockReturnValue({ status: 'loading' });
  vi.spyOn(changeChunk, 'load').mockReturnValue(ended);
  const { commands, user } = open();
  const [move, cancel] = ['Move tour', 'Cancel tour'].map((name) => screen.getByRole('button', { name }));
  if (!move || !cancel) throw new Error('no buttons');
  await user.click(move);
  expect(move).toHaveAttribute('aria-busy', 'true');
  expect(move).toHaveFocus();
  await user.click(cancel);
  expect(move).not.toHaveAttribute('aria-busy');
  expect(cancel).toHaveAttribute('aria-busy', 'true');
  expect(commands.startCancel).not.toHaveBeenCalled();
  await act(async () => end());
  expect(commands.startCancel).toHaveBeenCalledTimes(1);
  expect(commands.startReschedule).not.toHaveBeenCalled();
  expect(cancel).not.toHaveAttribute('aria-busy');
});
