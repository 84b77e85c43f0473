import { expect, it } from 'vitest';
import { formEn } from '../i18n/form.ts';
import { fieldWords } from './fieldWords.ts';

const { fields, client } = formEn;

it('asks a visitor about themselves, and a broker about the client', () => {
  expect(fieldWords(formEn)('phone')).toBe(fields.phone);
  expect(fieldWords(formEn, true)('phone')).toBe(client.phone);
  expect(fieldWords(formEn, true)('notes')).toBe(fields.notes);
});

it('has the page’s own label, but not for what a broker is asked about the client', () => {
  const labels = { phone: 'Mobile', notes: 'Wishes' };
  expect(fieldWords(formEn, false, labels)('phone')).toEqual({ label: 'Mobile', missing: 'Please fill in “Mobile”' });
  expect(fieldWords(formEn, true, labels)('phone')).toBe(client.phone);
  expect(fieldWords(formEn, true, labels)('notes')).toEqual({ label: 'Wishes', missing: 'Please fill in “Wishes”' });
});
