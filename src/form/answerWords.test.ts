import { expect, it } from 'vitest';
import { type Answers, noAnswers, noPerson } from '../booking/answers.ts';
import { formEn } from '../i18n/form.ts';
import { createFormat } from '../i18n/format.ts';
import { answerWords } from './answerWords.ts';
import { fieldWords } from './fieldWords.ts';
import { planForm } from './plan.ts';

const keys = [
  'layout',
  'price_floor',
  'price_ceiling',
  'move_in_date',
  'pets',
  'discovery_source',
  'notes',
  'other_occupants',
  'sms_opted_in',
];
const plan = planForm({
  layouts: ['studio', '1br', 'penthouse'],
  sources: [{ code: 390, label: 'Word of Mouth' }],
  fields: Object.fromEntries([...keys, 'broker_toggle'].map((key) => [`client.${key}`, 20])),
});
const said = (answers: Partial<Answers>, planned = plan.fields) =>
  answerWords(
    planned,
    { ...noAnswers, ...answers },
    {
      messages: formEn,
      format: createFormat('en-US'),
      wordsOf: fieldWords(formEn),
    },
  ).map((answer) => answer.said);

it('says nothing about an empty answer', () => {
  expect(said({})).toEqual([]);
  expect(said({ notes: ' ', pets: [] })).toEqual([]);
});

it('tells typed answers from those that were chosen or put into words', () => {
  const answers = { ...noAnswers, first_name: 'Lara', last_name: 'Smith', notes: 'A piano', pets: ['cats'] };
  const filled = { ...answers, layout: ['1br'], price_floor: '2000', move_in_date: '2027-01-15' };
  const words = { messages: formEn, format: createFormat('en-US'), wordsOf: fieldWords(formEn) };
  const typed = answerWords(plan.fields, filled, words).filter(({ isTyped }) => isTyped);
  expect(typed.map(({ said }) => said)).toEqual(['Lara Smith', 'A piano']);
  expect(answerWords(plan.fields, filled, words).length).toBeGreaterThan(typed.length + 2);
});

it('says first and last name as one', () => {
  expect(said({ first_name: ' Lara', last_name: 'Smith', email: 'lara@example.com' })).toEqual([
    'Lara Smith',
    'lara@example.com',
  ]);
  expect(said({ first_name: 'Lara' })).toEqual(['Lara']);
  expect(said({ last_name: 'Smith' })).toEqual(['Smith']);
});

it.each([
  ['first_name', 'Smith'],
  ['last_name', 'Lara'],
])('says the other name where %s is not asked', (hidden, name) => {
  const planned = plan.fields.filter(({ key }) => key !== hidden);
  expect(said({ first_name: 'Lara', last_name: 'Smith' }, planned)).toEqual([name]);
});

it('takes no text for an amount or a day', () => {
  expect(said({ notes: '2000' })).toEqual(['2000']);
  expect(said({ notes: '2027-01-15' })).toEqual(['2027-01-15']);
});

it('says a choice, an amount, a day and a yes in words', () => {
  expect(
    said({
      layout: ['1br', 'penthouse', 'gone'],
      price_floor: '2000',
      price_ceiling: '3,200',
      move_in_date: '2027-01-15',
      discovery_source: '390',
      broker_toggle: true,
      sms_opted_in: true,
    }),
  ).toEqual([
    'Broker',
    '1 bed, penthouse',
    '$2,000 – $3,200',
    'Friday, January\u00a015, 2027',
    'Word of Mouth',
    'Text messages',
  ]);
});

it('says one end of the budget alone, and text that is not an amount or a day as it was typed', () => {
  expect(said({ price_ceiling: 'about 3000', move_in_date: 'soon' })).toEqual(['about 3000', 'soon']);
});

it('says how many people will live here with what is counted', () => {
  expect(said({ other_occupants: '1' })).toEqual(['1 person']);
  expect(said({ other_occupants: ' ٣ ' })).toEqual(['3 people']);
  expect(said({ other_occupants: 'three' })).toEqual(['three']);
});

it('names the other people, and leaves out a person without a name', () => {
  const bo = { first_name: 'Bo ', last_name: ' Lee', email: '', phone: '' };
  expect(said({ other_people: [bo] })).toEqual(['1 more person: Bo Lee']);
  expect(said({ other_people: [bo, noPerson, { ...noPerson, first_name: 'Kit' }] })).toEqual([
    '2 more people: Bo Lee, Kit',
  ]);
  expect(said({ other_people: [noPerson] })).toEqual([]);
});
