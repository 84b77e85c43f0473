import type { Answers, FieldKey } from '../src/booking/answers.ts';
import { type Control, controlOf } from '../src/form/controls.ts';
import type { PlannedField } from '../src/form/plan.ts';

/** An answer of the kind each control gives. */
const SAMPLES: { readonly [Kind in Control['kind']]: (field: PlannedField) => Answers[FieldKey] } = {
  line: ({ key }) => {
    const control = controlOf(key);
    const type = control.kind === 'line' ? control.type : 'text';
    return { text: 'Some text', email: 'lara@example.com', tel: '(555) 777-5555' }[type];
  },
  area: () => 'Some text',
  money: () => '2000',
  count: () => '2',
  date: () => '2027-01-15',
  chips: ({ choices }) => choices.map(({ value }) => value),
  select: ({ choices: [first] }) => first?.value ?? '',
  check: () => true,
  switch: () => true,
  people: () => [{ first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone: '(555) 777-5556' }],
};

/** An answer that `field` takes. */
export const sampleAnswer = (field: PlannedField): Answers[FieldKey] => SAMPLES[controlOf(field.key).kind](field);
