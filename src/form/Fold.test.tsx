import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import type { FieldSettings } from './fieldModes.ts';
import { planForm } from './plan.ts';

/** The text in the line of the fold when these questions are optional. */
function lineOf(keys: readonly string[], fields?: FieldSettings): string | undefined {
  const config = Object.fromEntries(keys.map((key) => [`client.${key}`, 20]));
  render(
    <DetailsForm
      plan={planForm({ layouts: ['1br'], sources: [{ code: 20, label: 'Website' }], fields: config }, { fields })}
      answers={noAnswers}
      busy={false}
      today={parseDay('2026-12-01') as Day}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
  );
  return screen.queryByText(/questions?, all optional$/)?.textContent.replace('\u00a0', ' ');
}

const TWELVE = [
  ...['layout', 'price_floor', 'price_ceiling', 'move_in_date', 'lease_term', 'amenities', 'other_occupants'],
  ...['reason_for_move', 'pets', 'client_location', 'current_postal_code', 'discovery_source', 'notes'],
];

it.each<[string, readonly string[], string | undefined]>([
  ['one question, which is asked without a fold', ['notes'], undefined],
  ['one question and the offer to name people', ['other_occupants'], undefined],
  ['two', ['client_location', 'notes'], 'Where you live now, notes: 2 questions, all optional'],
  [
    'one that is a question by itself',
    ['discovery_source', 'reason_for_move', 'notes'],
    'Reason for moving, how you heard about us, notes: 3 questions, all optional',
  ],
  ['twelve', TWELVE, 'Home size, monthly budget, move\u2011in date: 12 questions, all optional'],
])('names what it holds: %s', (_, keys, line) => {
  expect(lineOf(keys)).toBe(line);
});

it('stays short where the questions are long', () => {
  const label = 'Which of the homes in our three buildings on Harbor Street do you like best?';
  const line = 'Which of the homes in our three buildings on Harbor Street do you like best: 3 questions, all optional';
  expect(lineOf(['layout', 'lease_term', 'notes'], { layout: { label } })).toBe(line);
});

it('passes over a long question for a short one', () => {
  const label = 'How many months would you like to stay with us, if all goes well?';
  expect(lineOf(['layout', 'lease_term', 'notes'], { lease_term: { label } })).toBe(
    'Home size, notes: 3 questions, all optional',
  );
});
