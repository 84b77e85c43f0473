import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const plan = planForm({
  layouts: [],
  sources: [],
  fields: {
    'client.sms_opted_in': 20,
    'client.move_in_date': 20,
    'client.price_floor': 20,
    'client.price_ceiling': 20,
    'client.notes': 20,
  },
});
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };

function open({ answers = {} }: { readonly answers?: Partial<Answers> } = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const form = (tell: typeof onChange) => (
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...answers }}
      busy={false}
      today={parseDay('2026-12-01') as Day}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={tell}
      onSubmit={onSubmit}
    />
  );
  const { rerender } = render(form(onChange));
  return { user: userEvent.setup(), onChange, onSubmit, tellInstead: (tell: typeof onChange) => rerender(form(tell)) };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Book tour' });

describe('an amount', () => {
  it('shows as money once the visitor goes on, and the answer stays as typed', async () => {
    const { user, onChange } = open();
    const lowest = box('Minimum monthly budget');
    await user.type(lowest, '2500');
    expect(lowest).toHaveValue('2500');
    await user.tab();
    expect(lowest).toHaveValue('2,500');
    expect(onChange.mock.lastCall?.[0].price_floor).toBe('2500');
  });

  it('shows as plain digits while the visitor is in the field, so that another digit still makes an amount', async () => {
    const { user, onChange } = open({ answers: { ...lara, price_floor: '2,000' } });
    const lowest = box('Minimum monthly budget');
    expect(lowest).toHaveValue('2,000');
    await user.click(lowest);
    expect(lowest).toHaveValue('2000');
    await user.keyboard('5');
    expect(onChange.mock.lastCall?.[0].price_floor).toBe('20005');
    await user.tab();
    expect(lowest).toHaveValue('20,005');
    expect(lowest).not.toHaveAttribute('aria-invalid');
  });

  it('shows in another way without a change of the answer', async () => {
    const { user, onChange, onSubmit } = open({ answers: { ...lara, price_floor: '2,000' } });
    await user.click(box('Minimum monthly budget'));
    await user.click(send());
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit.mock.lastCall?.[0].price_floor).toBe('2,000');
  });

  it('stays selected where the browser had selected all of it, and keeps the caret where it had not', () => {
    open({ answers: { ...lara, price_floor: '2,000', price_ceiling: '3,200' } });
    const [lowest, highest] = [input('Minimum monthly budget'), input('Maximum monthly budget')];
    // When Tab reaches a field, a browser selects its text before it sends the focus event.
    lowest.select();
    fireEvent.focus(lowest);
    expect([lowest.value, lowest.selectionStart, lowest.selectionEnd]).toEqual(['2000', 0, 4]);
    highest.setSelectionRange(6, 6);
    fireEvent.focus(highest);
    expect([highest.value, highest.selectionStart, highest.selectionEnd]).toEqual(['3200', 4, 4]);
  });

  it('stays as typed where it is no amount or has cents', async () => {
    const { user } = open();
    const lowest = box('Minimum monthly budget');
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

it('tells a change to the `onChange` of the last render', async () => {
  const { user, onChange, tellInstead } = open({ answers: lara });
  const later = vi.fn<(answers: Answers) => void>();
  tellInstead(later);
  await user.type(box('Notes'), 'x');
  expect(later).toHaveBeenLastCalledWith({ ...noAnswers, ...lara, notes: 'x' });
  expect(onChange).not.toHaveBeenCalled();
});

describe('a long text', () => {
  it.each([
    ['Notes', 2003, 'Shorten this by 3 characters'],
    ['First name', 101, 'Shorten this by 1 character'],
    ['Phone', 60, 'Shorten this by 20 characters'],
  ])('is not cut off in %s, and the form says how many characters are too many', async (name, length, words) => {
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

describe('the consent to texts', () => {
  it.each([
    ['removed', '{Backspace>20}', ''],
    ['rescheduled', '{Backspace}6', '(555) 777-5556'],
  ])('is withdrawn when the number it was given for is %s', async (_, keys, phone) => {
    const { user, onChange } = open({ answers: { ...lara, sms_opted_in: true } });
    const consent = screen.getByRole('checkbox', { name: /text/i });
    expect(consent).toBeChecked();
    await user.type(box('Phone'), keys);
    expect(consent).not.toBeChecked();
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ phone, sms_opted_in: false });
    await user.type(box('Phone'), `{Backspace>20}${lara.phone}`);
    expect(consent).not.toBeChecked();
  });
});
