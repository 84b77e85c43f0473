import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { book, box, openListForm as open, options, place, places, sent } from '../../test/openListForm.tsx';

describe('a list that has not loaded', () => {
  it('says so, and keeps the focus and the first letters for later', async () => {
    const { user, onSubmit, show, showPlace } = open({ state: 'loading' });
    showPlace();
    expect(screen.getByText('Loading the list…')).toBeVisible();
    await user.type(place(), 'hil{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    show(places);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('hil');
    expect(options()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Hill' })).toBeVisible();
  });

  it('does not take the focus from where the visitor went', async () => {
    const { user, show } = open({ state: 'loading' });
    await user.type(place(), 'hil');
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    show(places);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('can be left empty where it failed, also when it is required, and tried again', async () => {
    const { user, onSubmit, retry, show } = open({ state: 'failed', mode: 30 });
    expect(screen.getByText('The list didn’t load. You can leave this blank.')).toBeVisible();
    expect(place()).not.toHaveAttribute('aria-required');
    await user.click(screen.getByRole('button', { name: 'Try again: Neighborhoods' }));
    expect(retry).toHaveBeenCalledExactlyOnceWith('neighborhoods');
    expect(place()).toHaveFocus();
    show('loading');
    expect(screen.queryByRole('button', { name: 'Try again: Neighborhoods' })).toBeNull();
    expect(liveRegion()).toHaveTextContent(/^$/);
    show('failed');
    // The visitor waits there.
    expect(liveRegion()).toHaveTextContent('The list didn’t load. You can leave this blank.');
    show('loading');
    await user.click(book());
    expect(sent(onSubmit)).toEqual([]);
  });

  it('can be left empty where it has nothing to choose from', async () => {
    const { user, onSubmit } = open({ state: [], mode: 30 });
    expect(screen.getByText('There’s nothing to choose from. You can leave this blank.')).toBeVisible();
    await user.click(book());
    expect(sent(onSubmit)).toEqual([]);
  });

  it('is required once it is there', async () => {
    const { user, onSubmit, show } = open({ state: 'loading', mode: 30 });
    show(places);
    await user.click(book());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Choose at least one neighborhood')).toBeVisible();
    expect(box()).toHaveFocus();
    await user.type(box(), 'old{Enter}');
    await user.click(book());
    expect(sent(onSubmit)).toEqual(['4']);
  });

  it('is wanted when it is on the screen, and as soon as the visitor comes to it', async () => {
    const { user, want } = open({ state: 'unasked', keys: ['neighborhoods', 'notes'] });
    expect(want).not.toHaveBeenCalled();
    await user.click(screen.getByText('Tell us what you’re looking for'));
    expect(await screen.findByText('Your choices will show when you get to this question.')).toBeVisible();
    await waitFor(() => expect(want.mock.calls).toEqual([['neighborhoods', 'opened']]));
    await user.click(place());
    expect(want.mock.lastCall).toEqual(['neighborhoods', 'visitor']);
  });

  it('is wanted when its part of the form opens, and the line of the part names the picks', async () => {
    const keys = ['layout', 'neighborhoods', 'notes', 'sms_opted_in'];
    const { user, want, show } = open({ state: 'unasked', mode: 30, keys, answers: { first_name: '' } });
    const goOn = () => screen.getByRole('button', { name: 'Continue' });
    expect(want).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Lara');
    await user.click(goOn());
    expect(want).toHaveBeenCalledWith('neighborhoods', 'opened');
    show(places);
    await user.click(screen.getByRole('checkbox', { name: '1 bed' }));
    await user.type(box(), 'hill{Enter}old{Enter}');
    await user.click(goOn());
    expect(screen.getByText('Hill, Old Mill').closest('p')).toHaveTextContent('1 bed Hill, Old Mill');
  });
});
