import { describe, expect, it } from 'vitest';
import { es } from '../locales/es.ts';
import { calendarMessages } from './calendar.ts';
import { formMessages } from './form.ts';
import { chooseWords, messagesOf } from './words.ts';

describe('the messages of a part', () => {
  it('are English where nothing is shipped and nothing given', () => {
    expect(messagesOf(formMessages, chooseWords())).toBe(formMessages.english);
  });

  it('are the shipped ones as far as they are loaded', () => {
    const { form: _, ...preview } = es;
    const words = chooseWords(preview);
    expect(messagesOf(calendarMessages, words)).toBe(es.calendar);
    expect(messagesOf(formMessages, words)).toBe(formMessages.english);
  });

  it('are those of the host first, then the shipped ones', () => {
    const { nextAvailable, month } = messagesOf(
      calendarMessages,
      chooseWords(es, { calendar: { nextAvailable: 'Pronto' } }),
    );
    expect([nextAvailable, month]).toEqual(['Pronto', es.calendar.month]);
  });

  it('keep their identity where the host gave other parts alone', () => {
    const words = chooseWords(es, { calendar: { month: 'Todo el mes' } });
    expect(messagesOf(formMessages, words)).toBe(es.form);
  });

  it('leave out what is no message', () => {
    const wrong: object = { calendar: { month: 5, nextMonth: null } };
    expect(messagesOf(calendarMessages, chooseWords(es, wrong))).toEqual(es.calendar);
  });
});

describe('the locale and the direction', () => {
  it.each([
    ['English', undefined, undefined, undefined, 'en-US', 'ltr'],
    ['a shipped language', es, undefined, 'es-MX', 'es-MX', 'ltr'],
    ['a language of the host', undefined, { language: 'he', direction: 'rtl' }, 'he-IL', 'he-IL', 'rtl'],
    ['a language of the host, written as some systems do', undefined, { language: 'pt_BR' }, 'pt-PT', 'pt-PT', 'ltr'],
    ['a region of the host, written as some systems do', undefined, { language: 'pt_BR' }, undefined, 'pt-BR', 'ltr'],
    ['a language that Intl does not know', undefined, { language: 'not a language' }, undefined, 'en-US', 'ltr'],
  ] as const)('of %s', (_, shipped, given, wanted, locale, direction) => {
    expect(chooseWords(shipped, given, wanted)).toMatchObject({ locale, direction });
  });
});
