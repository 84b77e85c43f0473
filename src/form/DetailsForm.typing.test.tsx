import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const plan = planForm({
  layouts: [],
  sources: [],
  fields: { 'client.move_in_date': 20, 'client.price_floor': 20, 'client.price_ceiling': 20, 'client.notes': 20 },
});
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };

function open({ answers = {} }: { readonly answers?: Partial<Answers> } = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSubmit = vi.fn<(answers: Answers) => void>();
  render(
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...answers }}
      busy={false}
      today={parseDay('2026-12-01') as Day}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
  );
  return { user: userEvent.setup(), onChange, onSubmit };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Book tour' });

describe('an amount', () => {
  it('prints an amount as money once the visitor goes on, and keeps the answer as typed', async () => {
    const { user, onChange } = open();
    const lowest = box('Lowest budget per month');
    await user.type(lowest, '2500');
    expect(lowest).toHaveValue('2500');
    await user.tab();
    expect(lowest).toHaveValue('$2,500');
    expect(onChange.mock.lastCall?.[0].price_floor).toBe('2500');
  });

  it('shows an amount as it was typed while the visitor is there, so that a digit more makes an amount', async () => {
    const { user, onChange } = open({ answers: { ...lara, price_floor: '2,000' } });
    const lowest = box('Lowest budget per month');
    expect(lowest).toHaveValue('$2,000');
    await user.click(lowest);
    expect(lowest).toHaveValue('2,000');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}500');
    expect(onChange.mock.lastCall?.[0].price_floor).toBe('2500');
    await user.tab();
    expect(lowest).toHaveValue('$2,500');
    await user.type(lowest, '0');
    expect(lowest).toHaveValue('25000');
    await user.tab();
    expect(lowest).toHaveValue('$25,000');
    expect(lowest).not.toHaveAttribute('aria-invalid');
    expect(onChange.mock.lastCall?.[0].price_floor).toBe('25000');
  });

  it('keeps an amount selected that the Tab key has selected, so that typing replaces it', async () => {
    const { user } = open({ answers: { ...lara, price_floor: '2,000' } });
    const lowest = box('Lowest budget per month');
    screen.getByLabelText('Move-in date').focus();
    await user.tab();
    expect(lowest).toHaveFocus();
    await user.keyboard('3');
    expect(lowest).toHaveValue('3');
  });

  it('leaves an amount that is none, or has cents, as it was typed', async () => {
    const { user } = open();
    const lowest = box('Lowest budget per month');
    await user.type(lowest, '1,5');
    await user.tab();
    expect(lowest).toHaveValue('1,5');
    expect(lowest).toHaveAccessibleDescription('Enter an amount in numbers, like 2000');
    await user.clear(lowest);
    await user.type(lowest, '1999.50');
    await user.tab();
    expect(lowest).toHaveValue('1999.50');
    expect(lowest).not.toHaveAttribute('aria-invalid');
  });
});

describe('a day', () => {
  it('offers no move-in day before the property’s today', () => {
    open();
    expect(screen.getByLabelText('Move-in date')).toHaveAttribute('min', '2026-12-01');
  });
});

describe('a long text', () => {
  it.each([
    ['Notes', 2003, 'Shorten this by 3 characters'],
    ['First name', 101, 'Shorten this by 1 character'],
    ['Phone', 60, 'Shorten this by 20 characters'],
  ])('cuts nothing off what is pasted into %s, and says how much is too much', async (name, length, words) => {
    const { user, onSubmit } = open({ answers: lara });
    const text = '5'.repeat(length);
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(text);
    await user.click(send());
    expect(box(name)).toHaveValue(text);
    expect(box(name)).toHaveAccessibleDescription(words);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
