import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Answers, noAnswers } from '../src/booking/answers.ts';
import type { Rejection } from '../src/booking/rejection.ts';
import { DetailsForm } from '../src/form/DetailsForm.tsx';
import { planForm } from '../src/form/plan.ts';
import { type Day, parseDay } from '../src/time/values.ts';

const today = parseDay('2026-12-01') as Day;
export const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };
export const HOME = ['layout', 'lease_term'];
const VISIT = ['notes', 'sms_opted_in'];

interface Setting {
  readonly mode?: number;
  readonly keys?: readonly string[];
  /** The modes of keys that differ from `mode`. */
  readonly modes?: Readonly<Record<string, number>>;
  readonly answers?: Partial<Answers>;
}

/** Opens the form of a group that asks `keys`, each as `mode` of `field_config` says. `show` renders it again, busy or refused. */
export function openPartsForm({ mode = 30, keys = [...HOME, ...VISIT], modes = {}, answers = {} }: Setting = {}) {
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const fields = Object.fromEntries(keys.map((key) => [`client.${key}`, modes[key] ?? mode]));
  const plan = planForm({ layouts: ['studio', '1br'], sources: [], fields });
  const form = (turn: { readonly rejected?: Rejection; readonly busy?: boolean }) => (
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...answers }}
      busy={false}
      today={today}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={() => undefined}
      onSubmit={onSubmit}
      {...turn}
    />
  );
  const { rerender } = render(form({}));
  return { user: userEvent.setup(), onSubmit, show: (turn: Parameters<typeof form>[0]) => rerender(form(turn)) };
}
