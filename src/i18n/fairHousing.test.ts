import { describe, expect, it } from 'vitest';
import { ar } from '../locales/ar.ts';
import { es } from '../locales/es.ts';
import { ko } from '../locales/ko.ts';
import { vi } from '../locales/vi.ts';
import { zh } from '../locales/zh.ts';
import { english } from './english.ts';
import { fairHousingProblem } from './fairHousing.ts';

describe('a question about what fair housing rules protect', () => {
  it.each([
    ['How old are you?', 'age'],
    ['Age', 'age'],
    ['Ages of all occupants', 'age'],
    ['Date of birth', 'age'],
    ['Are you over 55?', 'age'],
    ['Number of children', 'children'],
    ['Do you have kids?', 'children'],
    ['Anyone under 18?', 'children'],
    ['Are you pregnant?', 'children'],
    ['Religion', 'religion'],
    ['Which church do you attend?', 'religion'],
    ['Nationality', 'origin, nationality or race'],
    ['Where are you from?', 'origin, nationality or race'],
    ['Are you a U.S. citizen?', 'origin, nationality or race'],
    ['Race', 'origin, nationality or race'],
    ['Native language', 'origin, nationality or race'],
    ['Do you use a wheelchair?', 'a disability'],
    ['Any disabilities we should know about?', 'a disability'],
    ['Medical conditions', 'a disability'],
    ['Are you married?', 'marital status'],
    ['Your husband’s or wife’s name', 'marital status'],
    ['Do you receive Section 8?', 'the source of income'],
    ['Source of income', 'the source of income'],
    ['Housing voucher amount', 'the source of income'],

    ['¿Cuántos años tiene?', 'age'],
    ['Número de hijos', 'children'],
    ['¿Cuál es su religión?', 'religion'],
    ['Nacionalidad', 'origin, nationality or race'],
    ['¿Usa silla de ruedas?', 'a disability'],
    ['Estado civil', 'marital status'],
    ['Fuente de ingresos', 'the source of income'],

    ['كم عمرك؟', 'age'],
    ['هل لديك أطفال؟', 'children'],
    ['هل ستأتي مع زوجتك وأطفالك؟', 'children'],
    ['ما هي ديانتك؟', 'religion'],
    ['الجنسية', 'origin, nationality or race'],
    ['هل لديك إعاقة؟', 'a disability'],
    ['هل أنت متزوج؟', 'marital status'],
    ['مصدر الدخل', 'the source of income'],

    ['나이가 어떻게 되세요?', 'age'],
    ['자녀가 몇 명인가요?', 'children'],
    ['종교', 'religion'],
    ['국적', 'origin, nationality or race'],
    ['휠체어를 사용하시나요?', 'a disability'],
    ['결혼하셨나요?', 'marital status'],
    ['소득원', 'the source of income'],

    ['Bạn bao nhiêu tuổi?', 'age'],
    ['Bạn có mấy con?', 'children'],
    ['Tôn giáo', 'religion'],
    ['Quốc tịch', 'origin, nationality or race'],
    ['Bạn có dùng xe lăn không?', 'a disability'],
    ['Bạn đã kết hôn chưa?', 'marital status'],
    ['Nguồn thu nhập', 'the source of income'],

    ['您多大年纪？', 'age'],
    ['您有几个孩子？', 'children'],
    ['宗教信仰', 'religion'],
    ['国籍', 'origin, nationality or race'],
    ['您使用轮椅吗？', 'a disability'],
    ['婚姻状况', 'marital status'],
    ['收入来源', 'the source of income'],
  ])('is found: %s', (label, about) => {
    expect(fairHousingProblem(label)).toContain(`asks about ${about}: fair housing rules`);
  });

  it('is named with each thing that it asks about', () => {
    expect(fairHousingProblem('Are you married, and do you have children?')).toBe(
      'asks about children: fair housing rules protect families with children, and asks about marital status: fair housing rules of many states protect it',
    );
  });
});

describe('any other question', () => {
  it.each([
    'How many people will live here?',
    'Pets',
    'How old is your dog?',
    'Reason for your move',
    'Move-in date',
    'Monthly budget',
    'Household income per year',
    'Age of the building',
    'How old is the building?',
    'Are you 18 or older?',
    'Parking for your children’s museum visit?',
    'Kid-friendly entrance on Main Street?',
    'Senior Tour Agent',
    'Single or double garage?',
    'Preferred language',
    'Where are you moving from?',
    'Will you come from Race Street?',
    'Do you need disabled parking?',
    'Should the agent use the wheelchair ramp with you?',
    'Promo or voucher code',
    'Names of everyone on the tour',
    'Blinds or curtains?',

    '¿Cuántas personas vivirán aquí?',
    '¿Cuántos son?',
    'Raza de su perro',
    'Edad del edificio',
    'عمر المبنى',
    'هل تأتي من شارع صلاح الدين؟',
    '흡연금지 구역이 필요하신가요?',
    '회사별 할인',
    '나이트 투어를 원하시나요?',
    '어린이공원 쪽 입구로 오시나요?',
    'Bạn có mấy con chó?',
    'Tuổi của tòa nhà',
    '楼龄',
    '您从儿童公园那边来吗？',
    '单身公寓',
  ])('is not found: %s', (label) => {
    expect(fairHousingProblem(label)).toBeUndefined();
  });

  it.each(Object.entries({ english, ar, es, ko, vi, zh }))(
    'is not found among the labels of the widget: %s',
    (_, words) => {
      const { fields, client } = words.form;
      for (const { label, missing, name = '' } of [...Object.values(fields), ...Object.values(client)])
        for (const text of [label, missing, name]) expect(fairHousingProblem(text), text).toBeUndefined();
    },
  );
});

describe('a line that tells something', () => {
  const told = (line: string) => fairHousingProblem(line, false);

  it.each([
    ['Do you have children with you?', 'children'],
    ['您有几个孩子？', 'children'],
    ['كم عمرك؟', 'age'],
    ['Bring: Your birth certificate', 'origin, nationality or race'],
    ['Bring: Your green card', 'origin, nationality or race'],
    ['Bring: A marriage certificate', 'marital status'],
    ['Bring: A doctor’s note', 'a disability'],
  ])('asks: %s', (line, about) => {
    expect(told(line)).toContain(`asks about ${about}`);
  });

  it.each([
    'Playground nearby: Children’s Park',
    'Wheelchair-accessible entrance at the back',
    'Getting there: Church Street, beside the mosque',
    'Children are welcome on the tour',
    'Section 8 vouchers are welcome',
    'Tell us if you need a tour without stairs, or a wheelchair',
    'Bring: A photo ID',
  ])('asks nothing: %s', (line) => {
    expect(told(line)).toBeUndefined();
  });
});
