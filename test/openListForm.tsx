import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Answers, noAnswers } from '../src/booking/answers.ts';
import { DetailsForm } from '../src/form/DetailsForm.tsx';
import { ListPicker } from '../src/form/fields/ListPicker.tsx';
import type { FormLists, ListState } from '../src/form/lists.ts';
import { planForm } from '../src/form/plan.ts';
import { type Day, parseDay } from '../src/time/values.ts';
import { Announcer } from '../src/ui/Announcer.tsx';

const today = parseDay('2026-12-01') as Day;
const lara = {
  ...noAnswers,
  first_name: 'Lara',
  last_name: 'Smith',
  email: 'lara@example.com',
  phone: '(555) 777-5555',
};
export const places = ['Harbor', 'Harborview', 'Hill', 'Old Mill'].map((label, at) => ({
  value: String(at + 1),
  label,
}));
export const many = Array.from({ length: 5_000 }, (_, at) => ({ value: `${at}`, label: `Place ${at}` }));

interface Setting {
  readonly state?: ListState;
  readonly mode?: number;
  readonly keys?: readonly string[];
  readonly answers?: Partial<Answers>;
  readonly locked?: boolean;
}

/** A form that asks for neighborhoods, or for `keys`. By default they are optional, and so open below the people. */
export function openListForm({
  state = places,
  mode = 20,
  keys = ['neighborhoods'],
  answers = {},
  locked,
}: Setting = {}) {
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const want = vi.fn<FormLists['want']>();
  const retry = vi.fn<FormLists['retry']>();
  const fields = Object.fromEntries(keys.map((key) => [`client.${key}`, mode]));
  const own = ['neighborhoods'] as const;
  const plan = planForm({ layouts: ['1br'], sources: [], fields }, { lists: own, locked: locked ? own : [] });
  const form = (now: ListState, Picker: FormLists['Picker'] = ListPicker) => (
    <Announcer>
      <DetailsForm
        plan={plan}
        answers={{ ...lara, ...answers }}
        busy={false}
        today={today}
        lists={{ states: { neighborhoods: now, agents: 'unasked' }, Picker, want, retry }}
        submitLabel="Book tour"
        refusalContact={null}
        onChange={() => undefined}
        onSubmit={onSubmit}
      />
    </Announcer>
  );
  const { rerender } = render(form(state));
  const show = (now: ListState) => rerender(form(now));
  return {
    user: userEvent.setup(),
    onSubmit,
    want,
    retry,
    show,
    showPlace: () => rerender(form('loading', undefined)),
  };
}

export const box = () => screen.getByRole('combobox', { name: 'Neighborhoods' });
export const place = () => screen.getByRole('textbox', { name: 'Neighborhoods' });
export const options = () => within(screen.getByRole('listbox', { name: 'Neighborhoods' })).queryAllByRole('option');
export const highlighted = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
export const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
export const book = () => screen.getByRole('button', { name: 'Book tour' });
export const sent = (onSubmit: ReturnType<typeof openListForm>['onSubmit']) =>
  onSubmit.mock.calls[0]?.[0].neighborhoods;
