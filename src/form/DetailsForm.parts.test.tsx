import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOME, lara, openPartsForm as open } from '../../test/openPartsForm.tsx';
import { noAnswers } from '../booking/answers.ts';
import { rejectionOf } from '../booking/rejection.ts';

const box = (name: string) => screen.getByRole('textbox', { name });
const heading = (name: RegExp) => screen.getByRole('heading', { name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const book = () => screen.getByRole('button', { name: 'Book tour' });

describe('a form in parts', () => {
  it('asks part after part: the heading takes the focus, and a line has the answers of a part that is done', async () => {
    const { user, onSubmit } = open();
    expect(heading(/^About you 1 of 3$/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Lease term' })).toBeNull();
    for (const [name, text] of [
      ['First name', 'Lara'],
      ['Last name', 'Smith'],
      ['Email', 'lara@example.com'],
      ['Phone', '(555) 777-5555'],
    ] as const)
      await user.type(box(name), text);
    await user.click(goOn());
    expect(heading(/^Your next home 2 of 3$/)).toHaveFocus();
    expect(screen.getByText('Lara Smith').closest('p')).toHaveTextContent(
      /^Lara Smith lara@example.com \(555\)\s777-5555$/,
    );
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '1 bed' }));
    await user.type(box('Lease term'), '12 months');
    expect(screen.queryByRole('button', { name: 'Book tour' })).toBeNull();
    await user.click(goOn());
    expect(heading(/^Before your tour 3 of 3$/)).toHaveFocus();
    await user.type(box('Notes'), 'None');
    await user.click(book());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        ...noAnswers,
        ...lara,
        layout: ['1br'],
        lease_term: '12 months',
        notes: 'None',
      },
      undefined,
    );
  });

  it('stops at the part with a missing answer, and names no question that was not asked yet', async () => {
    const { user } = open({ answers: { first_name: 'Lara' } });
    await user.click(goOn());
    expect(box('Last name')).toHaveFocus();
    expect(box('Last name')).toHaveAccessibleDescription('Enter your last name');
    for (const [name, text] of [
      ['Last name', 'Smith'],
      ['Email', 'lara@example.com'],
      ['Phone', '(555) 777-5555'],
    ] as const)
      await user.type(box(name), text);
    await user.keyboard('{Enter}');
    expect(heading(/^Your next home/)).toHaveFocus();
    expect(box('Lease term')).toHaveAccessibleDescription('');
  });

  it('starts at the first part that lacks an answer, and says how many questions are still to come', () => {
    open({ answers: lara });
    expect(heading(/^Your next home 2 of 3$/)).toBeVisible();
    expect(screen.getByText('2 questions')).toBeVisible();
    expect(heading(/^Your next home/)).not.toHaveFocus();
  });

  it('starts with the last part where no answer is lacking', () => {
    open({ answers: { ...lara, layout: ['1br'], lease_term: '12 months', notes: 'None' } });
    expect(heading(/^Before your tour 3 of 3$/)).toBeVisible();
    expect(book()).toBeVisible();
  });

  it('skips an optional part that has an answer', () => {
    const modes = { layout: 20, lease_term: 20 };
    open({ modes, answers: { ...lara, layout: ['1br'] } });
    expect(heading(/^Before your tour 3 of 3$/)).toBeVisible();
  });

  it('starts with an optional part that has no answer', () => {
    open({ modes: { layout: 20, lease_term: 20 }, answers: lara });
    expect(heading(/^Your next home 2 of 3$/)).toBeVisible();
  });

  it('calls no answer missing of a person who was added meanwhile when another part is sent', async () => {
    const answers = { ...lara, layout: ['1br'], lease_term: '12 months' };
    const { user } = open({ keys: [...HOME, 'other_occupants', 'pets'], answers });
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    const person = within(screen.getByRole('group', { name: 'Person 2' }));
    await user.type(person.getByRole('textbox', { name: 'First name' }), 'Bo');
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    await user.click(goOn());
    expect(person.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('');
    await user.click(book());
    expect(person.getByRole('textbox', { name: 'Last name' })).not.toHaveAccessibleDescription('');
  });

  it('lets an earlier part be changed, and goes on from where the visitor was', async () => {
    const { user } = open({ answers: { ...lara, layout: ['1br'], lease_term: '12 months' } });
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    expect(heading(/^About you 1 of 3$/)).toHaveFocus();
    // The last part was open, and is not answered.
    expect(screen.queryByRole('button', { name: 'Edit: Before your tour' })).toBeNull();
    await user.clear(box('First name'));
    await user.type(box('First name'), 'Mara{Enter}');
    expect(heading(/^Before your tour 3 of 3$/)).toHaveFocus();
    expect(screen.getByText(/^Mara Smith/)).toBeVisible();
  });

  it('opens the part with the wrong answer when the form is sent', async () => {
    const { user, onSubmit } = open({ answers: { ...lara, layout: ['1br'], lease_term: '12 months', notes: 'None' } });
    await user.click(screen.getByRole('button', { name: 'Edit: Your next home' }));
    await user.clear(box('Lease term'));
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    await user.click(goOn());
    await user.click(book());
    expect(box('Lease term')).toHaveFocus();
    expect(box('Lease term')).toHaveAccessibleDescription(/Enter a lease term/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('opens the part with the answer that the service refused', async () => {
    const { show } = open({ answers: { ...lara, layout: ['1br'], lease_term: '12 months', notes: 'None' } });
    expect(book()).toBeVisible();
    show({ rejected: rejectionOf([{ path: 'client.people.0.email', message: 'Unknown.' }]) });
    await waitFor(() => expect(box('Email')).toHaveFocus());
    expect(heading(/^About you 1 of 3$/)).toBeVisible();
  });

  it('changes no part while the booking is on its way', async () => {
    const { user, show } = open({ answers: { ...lara, layout: ['1br'], lease_term: '12 months', notes: 'None' } });
    show({ busy: true });
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    expect(screen.queryByRole('heading', { name: /^About you 1 of 3$/ })).toBeNull();
    show({});
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    expect(heading(/^About you 1 of 3$/)).toBeVisible();
  });
});

it('leaves the field as it is between a press on the button and the click, so that the button does not move', async () => {
  const { user } = open({ mode: 20, keys: ['notes'], answers: { ...lara, email: '' } });
  await user.type(box('Email'), 'lara@');
  await user.pointer({ target: book(), keys: '[MouseLeft>]' });
  expect(box('Email')).toHaveFocus();
  expect(box('Email')).not.toHaveAttribute('aria-invalid');
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
});
