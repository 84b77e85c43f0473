import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lara, openPartsForm as open } from '../../test/openPartsForm.tsx';
import { rejectionOf } from '../booking/rejection.ts';

const box = (name: string) => screen.getByRole('textbox', { name });
const book = () => screen.getByRole('button', { name: 'Book tour' });

describe('the fold', () => {
  const KEYS = ['layout', 'price_floor', 'price_ceiling', 'pets', 'notes', 'sms_opted_in'];
  const fold = () => screen.getByText('Tell us what you’re looking for').closest('details');

  it('says what is in it and how many questions, and leaves the consent outside', async () => {
    const { user } = open({ mode: 20, keys: KEYS });
    expect(screen.getByText('Home size, monthly budget, pets: 4 questions, all optional')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Text me/ })).toBeVisible();
    expect(box('Notes')).not.toBeVisible();
    await user.click(screen.getByText('Tell us what you’re looking for'));
    expect(box('Notes')).toBeVisible();
  });

  it('opens for an answer that is wrong', async () => {
    const { user, onSubmit } = open({ mode: 20, keys: KEYS, answers: { ...lara } });
    await user.type(box('Minimum monthly budget'), 'much');
    await user.click(book());
    expect(fold()).toHaveProperty('open', true);
    expect(box('Minimum monthly budget')).toHaveFocus();
    await user.clear(box('Minimum monthly budget'));
    await user.click(book());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('stays as it is for an answer outside it that is wrong', async () => {
    const { user } = open({ mode: 20, keys: KEYS });
    await user.click(book());
    expect(box('First name')).toHaveFocus();
    expect(fold()).toHaveProperty('open', false);
  });

  it('opens for an answer the service refused', async () => {
    const { show } = open({ mode: 20, keys: KEYS, answers: lara });
    expect(fold()).toHaveProperty('open', false);
    show({ rejected: rejectionOf([{ path: 'client.notes', message: 'Too long.' }]) });
    await waitFor(() => expect(box('Notes')).toHaveFocus());
    expect(fold()).toHaveProperty('open', true);
  });

  it('is open from the start where something in it is answered', () => {
    open({ mode: 20, keys: KEYS, answers: { notes: 'Third floor' } });
    expect(box('Notes')).toBeVisible();
  });
});
