import { expect, it } from 'vitest';
import { rejectionOf } from '../booking/rejection.ts';
import { formEn } from '../i18n/form.ts';
import { fieldWords } from './fieldWords.ts';
import { unplacedRefusals } from './unplacedRefusals.ts';

it('gives each line an id of its own, also where several are about one person', () => {
  const paths = [
    'client.people.1.email',
    'client.people.1.phone',
    'client.people.2.email',
    'client.notes',
    'client.cat',
  ];
  const rejected = rejectionOf(paths.map((path) => ({ path, message: 'No.' })));
  const unplaced = unplacedRefusals(rejected, new Set(['other_people']), 0, formEn, fieldWords(formEn));
  expect(unplaced).toHaveLength(paths.length);
  expect(new Set(unplaced.map(({ id }) => id)).size).toBe(paths.length);
  expect(unplaced.map(({ words }) => words).join()).toContain('Person 3, Email');
});
