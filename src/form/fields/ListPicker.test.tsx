import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { liveRegion } from '../../../test/liveRegion.ts';
import {
  book,
  box,
  chips,
  highlighted,
  many,
  openListForm as open,
  options,
  sent,
} from '../../../test/openListForm.tsx';

describe('picking from a long list', () => {
  it('finds while the visitor types, and Enter picks the first', async () => {
    const { user, onSubmit } = open();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), 'HIL');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(options().map(({ textContent }) => textContent)).toEqual(['Hill']);
    expect(highlighted()).toBe('Hill');
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Hill']);
    expect(box()).toHaveValue('');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), 'harb{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Hill', 'Harborview']);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(book());
    expect(sent(onSubmit)).toEqual(['3', '2']);
  });

  it('goes through the list by arrows, Home and End, and marks what is picked', async () => {
    const { user } = open();
    await user.click(box());
    expect(highlighted()).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Harborview');
    await user.keyboard('{End}');
    expect(highlighted()).toBe('Old Mill');
    await user.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(highlighted()).toBe('Harbor');
    await user.keyboard('{Enter}');
    // A visitor who looks through the list goes on from there.
    expect(highlighted()).toBe('Harbor');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    await user.keyboard('{Enter}');
    expect(chips()).toEqual([]);
  });

  it('picks and takes away by mouse, and keeps the focus where the visitor types', async () => {
    const { user } = open();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Hill' }));
    await user.click(screen.getByRole('option', { name: 'Old Mill' }));
    expect(box()).toHaveFocus();
    expect(chips()).toEqual(['Hill', 'Old Mill']);
    await user.click(screen.getByRole('button', { name: 'Remove Hill' }));
    expect(chips()).toEqual(['Old Mill']);
    expect(box()).toHaveFocus();
  });

  it('takes the last pick away with Backspace, and text first', async () => {
    const { user } = open({ answers: { neighborhoods: ['1', '3'] } });
    await user.type(box(), 'h{Backspace}');
    expect(chips()).toEqual(['Harbor', 'Hill']);
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['Harbor']);
  });

  it('shows fifty at most, and says how many more there are', async () => {
    const { user } = open({ state: many });
    expect(screen.getByText('Type to search 5,000 options')).toBeVisible();
    await user.click(box());
    expect(options()).toHaveLength(50);
    expect(screen.getByText('4,950 more. Keep typing to narrow it down.')).toBeVisible();
    await user.keyboard('4999');
    expect(options()).toHaveLength(1);
    expect(screen.queryByText(/ more\. Keep typing /)).toBeNull();
  });

  it('reads out what was found, picked and taken away', async () => {
    const { user } = open({ state: many });
    const heard = () => [liveRegion().textContent];
    await user.type(box(), 'place 49');
    expect(heard()).toContain('199 matches');
    await user.type(box(), '98');
    expect(heard()).toContain('1 match');
    await user.keyboard('{Enter}');
    expect(heard()).toContain('Place 4998 selected');
    await user.keyboard('{Backspace}');
    expect(heard()).toContain('Place 4998 removed');
    await user.type(box(), 'xyz');
    expect(heard()).toContain('No matches');
  });

  it('does not send the form, or anything, for text that is no pick', async () => {
    const { user, onSubmit } = open();
    await user.type(box(), 'xyz{Enter}');
    expect(screen.getByText('No matches', { selector: '.tour-list-popup p' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.tab();
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(book());
    expect(sent(onSubmit)).toEqual([]);
  });

  it('closes at the first Escape, empties at the second, and leaves the third to a dialog around it', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { user } = open();
    await user.type(box(), 'h');
    heard.mockClear();
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('h');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', heard);
  });

  it('cannot be changed where the page locks it', async () => {
    const { user, onSubmit } = open({ answers: { neighborhoods: ['1'] }, locked: true });
    await user.click(screen.getByRole('button', { name: 'Remove Harbor' }));
    await user.type(box(), 'h{ArrowDown}{Enter}{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chips()).toEqual(['Harbor']);
    await user.click(book());
    expect(sent(onSubmit)).toEqual(['1']);
  });

  it('keeps a pick that is no longer in the list in sight, by its number', async () => {
    const { user } = open({ answers: { neighborhoods: ['99'] } });
    await user.click(screen.getByRole('button', { name: 'Remove #99' }));
    expect(chips()).toEqual([]);
  });
});
