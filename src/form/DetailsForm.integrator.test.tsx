import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { rejectionOf } from '../booking/rejection.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { type PlanOptions, planForm } from './plan.ts';

const KEYS = ['layout', 'notes', 'discovery_source', 'price_ceiling', 'broker_toggle'];
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };

/** The form of a page that gives `options`, with the answers that the page presets. */
function open(options: PlanOptions) {
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const onChange = vi.fn<(answers: Answers) => void>();
  const planOf = (asked: PlanOptions) =>
    planForm(
      {
        layouts: ['1br', '2br'],
        sources: [{ code: 20, label: 'Website' }],
        fields: Object.fromEntries(KEYS.map((key) => [`client.${key}`, 20])),
      },
      asked,
    );
  const first = planOf(options);
  const form = (rejected?: Parameters<typeof DetailsForm>[0]['rejected'], plan = first) => (
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...lara, ...options.prefill }}
      rejected={rejected}
      busy={false}
      today={parseDay('2026-12-01') as Day}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
  const { rerender } = render(form());
  return {
    user: userEvent.setup(),
    onSubmit,
    onChange,
    ask: (other: PlanOptions) => rerender(form(undefined, planOf(other))),
    refuse: (path: string) => rerender(form(rejectionOf([{ path, message: 'No.' }]))),
  };
}

const box = (name: string) => screen.getByRole('textbox', { name });

it('shows a locked preset, lets nobody change it, and sends it', async () => {
  const presets = {
    layout: ['2br'],
    notes: 'Unit 4B',
    discovery_source: '20',
    price_ceiling: '3,200',
    broker_toggle: true,
    broker_email: 'b@example.com',
  };
  const { user, onSubmit, onChange } = open({
    prefill: presets,
    locked: ['layout', 'notes', 'discovery_source', 'price_ceiling', 'broker_toggle'],
  });
  await user.click(screen.getByRole('checkbox', { name: '1 bed' }));
  await user.click(screen.getByRole('radio', { name: 'For myself' }));
  await user.type(box('Notes'), 'x');
  await user.type(box('Maximum monthly budget'), '5');
  await user.selectOptions(screen.getByRole('combobox'), 'Choose one');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(box('Client’s first name'), '!');
  expect(box('Client’s first name')).toHaveValue('Lara!');
  expect(screen.getByRole('checkbox', { name: '2 bed' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Book tour' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(presets), undefined);
});

it.each([
  ['is wrong', { email: 'lara@' }],
  ['is not offered', { layout: ['penthouse'] }],
])('lets the visitor answer where a locked preset %s', async (_, presets) => {
  const [key = 'email'] = Object.keys(presets);
  const { user, onChange } = open({
    prefill: presets,
    locked: ['email', 'layout'].filter((each) => each === key) as ('email' | 'layout')[],
  });
  if (key === 'email') await user.type(box('Email'), 'x.de');
  else await user.click(screen.getByRole('checkbox', { name: '1 bed' }));
  expect(onChange).toHaveBeenCalled();
  if (key === 'email') expect(box('Email')).toHaveValue('lara@x.de');
});

it('unlocks a preset that the service refused', async () => {
  const { user, refuse } = open({ prefill: { notes: 'Unit 4B' }, locked: ['notes'] });
  await user.type(box('Notes'), 'x');
  expect(box('Notes')).toHaveValue('Unit 4B');
  refuse('client.notes');
  await user.type(box('Notes'), 'x');
  expect(box('Notes')).toHaveValue('Unit 4Bx');
});

it('asks in the words of the page, and names a missing answer by them', async () => {
  const { user } = open({
    fields: { layout: { label: 'How many rooms?' }, phone: { label: 'Mobile' } },
  });
  await user.clear(box('Mobile'));
  expect(screen.getByRole('group', { name: 'How many rooms?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Book tour' }));
  expect(box('Mobile')).toHaveAccessibleDescription('Please fill in “Mobile”');
  await user.click(screen.getByRole('radio', { name: 'I’m an agent or broker' }));
  expect(box('Client’s phone')).toBeVisible();
});

it('follows new questions and words of the page while the form is open', async () => {
  const { user, ask } = open({ fields: { notes: 'hidden' } });
  await user.type(box('First name'), '!');
  expect(screen.queryByRole('textbox', { name: /^Wishes/ })).toBeNull();
  ask({ fields: { notes: { label: 'Wishes' } } });
  expect(box('Wishes')).toBeInTheDocument();
  ask({ fields: { notes: { label: 'Hopes' } } });
  expect(box('Hopes')).toBeInTheDocument();
  expect(box('First name')).toHaveValue('Lara!');
});

it('calls no answer of a broker missing that was not asked for when the form was sent', async () => {
  const { user } = open({});
  await user.clear(box('Phone'));
  await user.click(screen.getByRole('button', { name: 'Book tour' }));
  expect(box('Phone')).not.toHaveAccessibleDescription('');
  await user.click(screen.getByRole('radio', { name: 'I’m an agent or broker' }));
  expect(box('Your email')).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Book tour' }));
  expect(box('Your email')).not.toHaveAccessibleDescription('');
});
