import { describe, expect, it } from 'vitest';
import sample from '../../test/fixtures/appointments/verify-widget.json' with { type: 'json' };
import { fieldKeys, isFilled, noAnswers, noPerson, picksOf } from './answers.ts';
import { askedFields, fields } from './requestFields.ts';

describe('answers', () => {
  it('start with nothing filled in', () => {
    expect(fieldKeys.filter((key) => isFilled(noAnswers[key]))).toEqual([]);
  });

  it.each([['Lara'], [['cats']], [true], [[noPerson, { ...noPerson, email: 'lara@example.com' }]]])(
    'are filled in by %j',
    (answer) => {
      expect(isFilled(answer)).toBe(true);
    },
  );

  it.each([[' '], ['\u200b'], [[]], [false], [[noPerson]]])('are not filled in by %j', (answer) => {
    expect(isFilled(answer)).toBe(false);
  });

  it.each<readonly [Parameters<typeof picksOf>[0], readonly string[]]>([
    ['cats', ['cats']],
    [
      ['cats', 'dogs'],
      ['cats', 'dogs'],
    ],
    [[{ ...noPerson, first_name: 'Lara' }], []],
    [true, []],
  ])('picks of %j are %j', (answer, picks) => {
    expect(picksOf(answer)).toEqual(picks);
  });
});

describe('the table of fields', () => {
  const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);

  it('knows the keys of the document’s field_config, each once', () => {
    expect(configKeys).toEqual(expect.arrayContaining(Object.keys(sample.data.field_config)));
    expect(new Set(configKeys).size).toBe(configKeys.length);
  });

  it('asks a broker’s details only while the switch is on, or where there is no switch', () => {
    const broker = fieldKeys.filter((key) => key.startsWith('broker_') && key !== 'broker_toggle');
    expect(broker).toHaveLength(5);
    const shown = ['notes', 'broker_toggle', ...broker] as const;
    expect(askedFields(shown, noAnswers)).toEqual(['notes', 'broker_toggle']);
    expect(askedFields(shown, { ...noAnswers, broker_toggle: true })).toEqual(shown);
    expect(askedFields(broker, noAnswers)).toEqual(broker);
  });
});
