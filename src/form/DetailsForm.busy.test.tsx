import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const KEYS = ['layout', 'discovery_source', 'broker_toggle'];
const plan = planForm({
  layouts: ['studio', '1br'],
  sources: [
    { code: 20, label: 'Website' },
    { code: 390, label: 'Word of Mouth' },
  ],
  fields: Object.fromEntries(KEYS.map((key) => [`client.${key}`, 20])),
});
const answers = {
  ...noAnswers,
  first_name: 'Lara',
  last_name: 'Smith',
  email: 'lara@example.com',
  phone: '(555) 777-5555',
  discovery_source: '20',
};

it('keeps the focus, changes nothing and sends nothing while a booking is on its way', async () => {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const form = (busy: boolean) => (
    <DetailsForm
      plan={plan}
      answers={answers}
      busy={busy}
      today={parseDay('2026-12-01') as Day}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
  const user = userEvent.setup();
  const { rerender } = render(form(false));
  const box = () => screen.getByRole('textbox', { name: 'First name' });
  const send = () => screen.getByRole('button', { name: /Book tour$/ });
  send().focus();
  rerender(form(true));
  expect(send()).toHaveFocus();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await user.click(send());
  fireEvent.submit(box());
  await user.type(box(), 'x{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Studio' }));
  await user.click(screen.getByRole('radio', { name: 'I’m an agent or broker' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Word of Mouth');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  rerender(form(false));
  expect(box()).toHaveValue('Lara');
  expect(screen.getByRole('checkbox', { name: 'Studio' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'I’m an agent or broker' })).not.toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('20');
  await user.click(screen.getByRole('checkbox', { name: 'Studio' }));
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledOnce();
});
