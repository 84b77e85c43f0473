import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const today = parseDay('2026-12-01') as Day;
const WORDS = 'Enter a valid date';

/** The date and what stands in it: a browser gives text that is no whole date as an empty answer, with `badInput`. */
function open() {
  const onSubmit = vi.fn<() => void>();
  render(
    <DetailsForm
      plan={planForm({ layouts: [], sources: [], fields: { 'client.move_in_date': 20 } })}
      answers={{ ...noAnswers, first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '5557775555' }}
      busy={false}
      today={today}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={() => {}}
      onSubmit={onSubmit}
    />,
  );
  const date = screen.getByLabelText<HTMLInputElement>(/Move-in date/);
  const state = { badInput: false };
  Object.defineProperty(date, 'validity', { get: () => state });
  return {
    onSubmit,
    /** No event tells of it: the value was empty, and still is. */
    typePart: (): void => {
      state.badInput = true;
    },
    typeAll(day: string): void {
      state.badInput = false;
      fireEvent.input(date, { target: { value: day } });
    },
    leave: () => fireEvent.blur(date),
    send: () => fireEvent.submit(date),
    message: () => screen.queryByText(WORDS),
  };
}

it('says nothing of a date that is being typed, and does so once the visitor leaves the field', () => {
  const { typePart, leave, message } = open();
  typePart();
  expect(message()).toBeNull();
  leave();
  expect(message()).not.toBeNull();
});

it('sends no date that is not whole, also by the Enter key in the field, and sends the corrected one', () => {
  const { onSubmit, send, typePart, typeAll, message } = open();
  typePart();
  send();
  expect(message()).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  typeAll('2027-01-15');
  expect(message()).toBeNull();
  send();
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ move_in_date: '2027-01-15' }), undefined);
});

it('forgets a part of a date that the visitor takes out again', () => {
  const { onSubmit, send, typePart, typeAll, message } = open();
  typePart();
  send();
  expect(message()).not.toBeNull();
  typeAll('');
  send();
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ move_in_date: '' }), undefined);
});
