import { describe, expect, it } from 'vitest';
import { ar } from '../locales/ar.ts';
import { es } from '../locales/es.ts';
import { ko } from '../locales/ko.ts';
import { vi } from '../locales/vi.ts';
import { zh } from '../locales/zh.ts';
import { english } from './english.ts';
import { completeMessages } from './hostMessages.ts';
import type { GivenMessages, Messages } from './messages.ts';

type Leaf = readonly [path: string, words: unknown];
const isWords = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const leavesOf = (words: unknown, path = ''): readonly Leaf[] =>
  isWords(words)
    ? Object.entries(words).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`))
    : [[path, words]];

/** The texts that these tests put into messages. Each must stand in the result. */
const MARKS = ['⟨a⟩', '⟨b⟩', '⟨c⟩'];
const LISTS = [['⟨a⟩', '⟨b⟩'], '⟨c⟩', '⟨d⟩'];
const COUNTS = [5, '5', 5];

/** A message as a visitor reads it. It is made of numbers, of texts, or of lists and texts, as the message takes them. */
function said(path: string, words: unknown): string {
  if (typeof words !== 'function') return String(words);
  const given = ODD[path] ?? (LIST_OF.test(path) ? LISTS : COUNT_OF.test(path) ? COUNTS : MARKS);
  return String(Reflect.apply(words, undefined, given));
}
const ODD: Readonly<Record<string, readonly unknown[]>> = {
  'form.fold.text': [['⟨a⟩', '⟨b⟩'], 5],
  'changes.rescheduleUnsureText': ['⟨a⟩', ['⟨b⟩', '⟨c⟩']],
  'requested.changes.rescheduleUnsureText': ['⟨a⟩', ['⟨b⟩', '⟨c⟩']],
};
const LIST_OF =
  /(perhapsRescheduled|unknownOutcomes|perhapsBookedToo|bookToo|lead\.(notes|left)|people\.said|homes\.(names|includes))$/;
const COUNT_OF =
  /(widget\.minutes|calendar\.times|timesOfPart|screens\.nothing|allClosed|parts\.(place|questions)|tooLong|problems\.count|people\.(person|atMost|count)|list\.(hint|more|found))$/;

/** Names, and other messages that may be the same in English and in any translation. */
const SAME = new Set([
  'homes.beds.loft',
  'actions.google',
  'actions.outlook',
  'actions.shared',
  'calendar.dayWithState',
  'direction',
  'form.choices.layout.loft',
  'form.refused.line',
  'screens.takenComma',
  'lead.mailBody',
  'widget.dayTime',
  'widget.dayTimeLabel',
  'widget.nearTime',
  'widget.minutes',
]);

/** Messages that may be the same in English and in one translation. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  es: ['kinds.label.video'],
  vi: ['form.fields.email.label', 'homes.beds.studio'],
};

/** Each language of src/locales, by its tag. */
const SHIPPED = Object.values(import.meta.glob<Readonly<Record<string, Messages>>>('../locales/*.ts', { eager: true }));

describe.each(SHIPPED.flatMap((door) => Object.entries(door)))('%s', (tag, words) => {
  const leaves = leavesOf(words);

  it('says everything that English says, and nothing else', () => {
    expect(leaves.length).toBeGreaterThan(300);
    expect(leaves.map(([path]) => path).sort()).toEqual(
      leavesOf(english)
        .map(([path]) => path)
        .sort(),
    );
    const wrong: string[] = [];
    completeMessages(english, words, (name, why) => wrong.push(`${name}: ${why}`));
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const inEnglish = new Map(leavesOf(english).map(([path, value]) => [path, said(path, value)]));
    const same = leaves.filter(([path, value]) => said(path, value) === inEnglish.get(path)).map(([path]) => path);
    expect(same.filter((path) => !SAME.has(path) && !BORROWED[tag]?.includes(path))).toEqual([]);
  });

  it('uses every value it is given', () => {
    for (const [path, value] of leaves) {
      const text = said(path, value);
      expect(text, path).not.toMatch(/undefined|null|NaN|\[object/);
      if (typeof value !== 'function') continue;
      const wanted = said(path, leavesOf(english).find(([name]) => name === path)?.[1]);
      for (const mark of [...MARKS, '⟨d⟩']) if (wanted.includes(mark)) expect(text, path).toContain(mark);
      if (COUNT_OF.test(path) && wanted.includes('5')) expect(text, path).toContain('5');
    }
  });
});

it('English speaks as docs/voice.md says', () => {
  const texts = leavesOf(english).map(([path, words]) => [path, said(path, words)] as const);
  const AVOIDED =
    /\b(free (time|day|now|from|through)|cancell|(is|are|was|were|did|does|do|has|have|could|can) ?not\b|booking service|suits? you)|'/i;
  expect(texts.filter(([path, text]) => AVOIDED.test(text) && path !== 'form.consent.label')).toEqual([]);
});

describe('numbers of things', () => {
  it.each([
    [1, 'Pets: 1\u00a0question, optional', '1 question', '1 similar home'],
    [2, 'Pets: 2\u00a0questions, all optional', '2 questions', '2 similar homes'],
  ])('%i in English', (count, ...expected) => {
    const { form, homes } = english;
    expect([form.fold.text(['Pets'], count), form.parts.questions(count), homes.alike(count)]).toEqual(expected);
  });

  it.each([
    [0, '0 موعد'],
    [1, 'موعد واحد'],
    [2, 'موعدان'],
    [3, '3 مواعيد'],
    [10, '10 مواعيد'],
    [11, '11 موعدًا'],
    [99, '99 موعدًا'],
    [100, '100 موعد'],
    [103, '103 مواعيد'],
  ])('%i in Arabic', (count, expected) => {
    expect(ar.calendar.times(count)).toBe(expected);
  });

  it('in Spanish', () => {
    expect([0, 1, 2, 1_000_000].map(es.calendar.times)).toEqual(['0 libres', '1 libre', '2 libres', '1000000 libres']);
  });

  it('in Spanish, with the article of a time', () => {
    expect(es.screens.slotTaken('10:15 a.m.')).toContain('de las 10:15 a.m.');
    expect(es.screens.slotTaken('1:00 p.m.')).toContain('de la 1:00 p.m.');
    expect(es.screens.slotTaken('01:00')).toContain('de la 01:00');
    expect(es.screens.slotTaken('13:00')).toContain('de las 13:00');
    expect([1, 14].map(es.screens.nothing)).toEqual([
      'No hay horarios disponibles en el próximo día.',
      'No hay horarios disponibles en los próximos 14 días.',
    ]);
  });

  it('of minutes in Arabic', () => {
    expect([5, 30].map(ar.widget.minutes)).toEqual(['5 دقائق', '30 دقيقة']);
  });

  it('come as they are written in the place', () => {
    expect(es.list.found(12_345, '12,345')).toBe('12,345 resultados');
    expect(ar.list.found(12_345, '12,345')).toBe('12,345 نتيجة');
  });
});

it('joins a list as its language does', () => {
  expect(es.screens.perhapsBookedToo(['lunes', 'invierno'])).toContain('lunes e invierno');
  expect(es.lead.left(['Por la mañana', 'Sábados', 'Domingos'])).toContain('por la mañana, sábados o domingos');
  expect(ar.lead.left(['صباحًا', 'مساءً'])).toContain('صباحًا أو مساءً');
});

it('says that nothing is free through the last day, that day included', () => {
  const said = [es, ar, zh, vi, ko].map(({ screens, lead }) => [
    screens.nothingUntil('⟨day⟩'),
    lead.nothingThrough('⟨day⟩'),
    lead.notes([], '⟨day⟩'),
  ]);
  const through = [
    /hasta el ⟨day⟩ inclusive/,
    /حتى نهاية ⟨day⟩/,
    /⟨day⟩(及之前|（含当天）)/,
    /đến hết ⟨day⟩/,
    /⟨day⟩까지/,
  ];
  for (const [at, pattern] of through.entries()) for (const words of said[at] ?? []) expect(words).toMatch(pattern);
});

it('ends no Spanish sentence with two full stops, though a time ends with one', () => {
  const time = '9:00 a. m.';
  const odd: Readonly<Record<string, readonly unknown[]>> = {
    'changes.rescheduleUnsureText': [time, [time]],
    'requested.changes.rescheduleUnsureText': [time, [time]],
  };
  const isOfTimes = (path: string): boolean =>
    !COUNT_OF.test(path) && !/^(lead|form|list|actions)\.|timesLeft|entrySaved/.test(path);
  const texts = leavesOf(es).map(([path, words]) =>
    typeof words === 'function' && isOfTimes(path)
      ? String(Reflect.apply(words, undefined, odd[path] ?? (LIST_OF.test(path) ? [[time], time] : [time, time])))
      : '',
  );
  expect(texts.filter((text) => text.includes('m.')).length).toBeGreaterThan(20);
  expect(texts.filter((text) => text.includes('..'))).toEqual([]);
});

it('keeps foreign text apart in Arabic', () => {
  const isApart = (text: string, foreign: string): boolean =>
    /[\u2066\u2068]/.test(text.split(foreign)[0]?.at(-1) ?? '');
  expect(isApart(ar.widget.call('+1 (555) 777-5555'), '+1\u00a0(555)\u00a0777-5555')).toBe(true);
  expect(isApart(ar.actions.title('123 First St'), '123 First St')).toBe(true);
  expect(isApart(ar.screens.seeYouOn('السبت', 'Lara'), 'Lara')).toBe(true);
  expect(isApart(ar.changes.cancelText('10:15', '123 First St'), '123 First St')).toBe(true);
  expect(isApart(ar.homes.names(['4B', '2F']), '2F')).toBe(true);
  const consent = ar.form.consent.label('Alder House');
  for (const words of ['Alder House', 'STOP', 'HELP']) expect(isApart(consent, words)).toBe(true);
  expect(isApart(ar.form.problems.phone, '(555) 777-5555')).toBe(true);
});

describe('the compiler asks for every message', () => {
  it('of a language', () => {
    const { title: _, ...widget } = english.widget;
    // @ts-expect-error: a message is missing
    const lacking: Messages = { ...english, widget };
    const { language: _language, ...nameless } = english;
    // @ts-expect-error: which language it is
    const unnamed: Messages = nameless;
    expect([lacking, unnamed]).toHaveLength(2);
  });

  it('and for every choice', () => {
    const { cats: _, ...pets } = english.form.choices.pets;
    // @ts-expect-error: a choice is missing
    const form: Messages['form'] = { ...english.form, choices: { ...english.form.choices, pets } };
    expect(form.choices.pets).not.toHaveProperty('cats');
  });

  it('but not where single ones are replaced', () => {
    const single: GivenMessages = {
      widget: { title: 'Visit us' },
      form: { fields: { notes: { label: 'Anything else?' } } },
    };
    // @ts-expect-error: no such message
    const unknown: GivenMessages = { widget: { titel: 'Visit us' } };
    // @ts-expect-error: made of a number
    const kind: GivenMessages = { widget: { minutes: '30 min' } };
    expect([single, unknown, kind]).toHaveLength(3);
  });
});
