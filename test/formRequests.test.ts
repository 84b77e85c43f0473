import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readClient } from '../mock-server/engine/appointments/readClient.ts';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { bookingRequest as bookingRequestSchema } from '../src/api/contract/schemas/appointments.ts';
import {
  type Answers,
  type FieldKey,
  fieldKeys,
  isFilled,
  isNamed,
  MOST_OTHER_PEOPLE,
  noAnswers,
  noPerson,
  picksOf,
} from '../src/booking/answers.ts';
import { bookingRequest } from '../src/booking/request.ts';
import { askedFields, fields } from '../src/booking/requestFields.ts';
import { MOST_RESIDENTS } from '../src/booking/typedText.ts';
import { type Control, controlOf } from '../src/form/controls.ts';
import type { FieldSettings } from '../src/form/fieldModes.ts';
import { formProblems } from '../src/form/formProblems.ts';
import { type PlannedField, planForm } from '../src/form/plan.ts';
import { addDays } from '../src/time/arithmetic.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../src/time/values.ts';

/** For any configuration of a group, any options of an integrator and any answers of a visitor, the service takes the request. */
const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);
const choices = { neighborhoods: [{ value: '501' }], agents: [{ value: '7' }] };

/** The group's property is in December 2026. */
const today = parseDay('2026-12-01') as Day;
const slot = parseLocalDateTime('2026-12-04T11:15:00') as LocalDateTime;
const { world } = createMockService({ listings: 1 }).company;
const modes = fc.oneof(fc.constantFrom(10, 20, 30), fc.integer());
const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((each) => each.join(''));

const name = fc.string({ maxLength: 15 }).map((text) => `${text}x`);
const person = fc.record({
  first_name: name,
  last_name: name,
  email: fc.oneof(fc.constant(''), fc.emailAddress()),
  phone: fc.oneof(fc.constant(' '), digits(7, 20)),
});

/** Answers that a form takes, by the kind of its control. */
const TAKEN: { readonly [Kind in Control['kind']]: (field: PlannedField) => fc.Arbitrary<Answers[FieldKey]> } = {
  line({ key }) {
    const control = controlOf(key);
    const type = control.kind === 'line' ? control.type : 'text';
    if (type === 'tel') return digits(7, 20);
    return type === 'email' ? fc.emailAddress() : name;
  },
  area: () => fc.string().map((text) => `${text}x`),
  money: () =>
    fc
      .oneof(
        fc.nat(),
        fc.nat(99_999).map((amount) => `$${amount}.50`),
      )
      .map(String),
  count: () => fc.integer({ min: 1, max: MOST_RESIDENTS }).map(String),
  date: () => fc.nat(1_000).map((days) => addDays(today, days)),
  chips: ({ choices: offered }) =>
    fc.subarray(
      offered.map(({ value }) => value),
      { minLength: 1 },
    ),
  select: ({ choices: offered }) => fc.constantFrom(...offered.map(({ value }) => value)),
  check: () => fc.boolean(),
  switch: () => fc.boolean(),
  people: () => fc.array(fc.oneof(person, fc.constant(noPerson)), { maxLength: MOST_OTHER_PEOPLE }),
};

/** Answers that no form takes, and picks that are not on offer. */
const WRONG: Partial<Answers> = {
  email: 'lara@',
  phone: '12',
  price_floor: 'abc',
  price_ceiling: '1e9',
  move_in_date: '2027-02-30',
  notes: 'x'.repeat(2_001),
  layout: ['castle'],
  pets: ['cats', 'hamster'],
  discovery_source: '9',
  neighborhoods: ['Harbor'],
  other_people: [{ ...noPerson, email: 'bo@' }],
};

const configuration = (config: Readonly<Record<string, number>>) => ({
  layouts: ['1br', '2br'],
  sources: [{ code: 20, label: 'Website' }],
  fields: config,
});
const every = planForm(configuration({}), {
  choices,
  fields: Object.fromEntries(fieldKeys.map((key) => [key, 'optional' as const])),
});
/** Answers that the form takes, for any field it can ask. */
const takenOf = (key: FieldKey): fc.Arbitrary<Answers[FieldKey]> => {
  const field = every.fields.find((each) => each.key === key);
  return field ? TAKEN[controlOf(key).kind](field) : fc.constant(noAnswers[key]);
};

/** Options that change the configuration: modes and places of fields, right and wrong presets, some of them locked. */
const integrators = fc.subarray([...fieldKeys]).chain((keys) =>
  fc.record({
    fields: fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          fc.record(
            { mode: fc.constantFrom('hidden', 'optional', 'required'), order: fc.integer() },
            { requiredKeys: [] },
          ),
        ]),
      ),
    ) as fc.Arbitrary<FieldSettings>,
    prefill: fc.record(
      Object.fromEntries(
        keys
          .filter((key) => key !== 'sms_opted_in')
          .map((key) => [
            key,
            fc.oneof({ weight: 3, arbitrary: takenOf(key) }, fc.constant(WRONG[key] ?? noAnswers[key])),
          ]),
      ),
    ) as fc.Arbitrary<Partial<Answers>>,
    locked: fc.subarray(keys.filter((key) => key !== 'sms_opted_in')),
  }),
);

/** A group's form under an integrator's options, with answers it takes. Optional fields may be empty. */
const filledForms = fc
  .tuple(fc.dictionary(fc.constantFrom(...configKeys), modes, { maxKeys: configKeys.length }), integrators)
  .chain(([config, integrator]) => {
    const made = planForm(configuration(config), { choices, today, ...integrator });
    const startAnswers: Answers = { ...noAnswers, ...integrator.prefill };
    const wrong = formProblems(made, startAnswers, today);
    // The visitor cannot change a hidden field, or a locked field whose preset is right.
    const isFixed = ({ key, choices: offered, locked }: PlannedField): boolean => {
      const isOffered = (pick: string): boolean => offered.some(({ value }) => value === pick);
      const isRight = wrong[key] === undefined && (offered.length === 0 || picksOf(startAnswers[key]).every(isOffered));
      return locked === true && isFilled(startAnswers[key]) && isRight;
    };
    const unseen = made.sent.filter((key) => !made.keys.includes(key));
    const fixed = [...unseen, ...made.fields.filter(isFixed).map(({ key }) => key)];
    const given = made.fields
      .filter(({ key }) => !fixed.includes(key))
      .map((field) => {
        const taken = TAKEN[controlOf(field.key).kind](field);
        return [field.key, field.required ? taken : fc.oneof(fc.constant(noAnswers[field.key]), taken)] as const;
      });
    return fc
      .record(Object.fromEntries(given))
      .map((picked) => ({ made, integrator, fixed, answers: { ...startAnswers, ...picked } as Answers }));
  });

it('any configuration, any options and any answers that the form takes make a request that the contract and the mock take', () => {
  fc.assert(
    fc.property(filledForms, ({ made, integrator, fixed, answers: all }) => {
      const wrong = formProblems(made, all, today);
      // The two ends of the budget are generated one by one: skip a floor above its ceiling.
      fc.pre(wrong.price_ceiling !== 'floorAboveCeiling');
      expect(wrong).toEqual({});
      const request = bookingRequest(slot, all, { shown: made.sent });
      expect(v.safeParse(bookingRequestSchema, request).issues).toBeUndefined();
      expect(readClient(world, request.client).errors).toEqual({});
      const others = made.sent.includes('other_people') ? all.other_people.filter(isNamed) : [];
      expect(request.client.people?.slice(1) ?? []).toMatchObject(
        others.map(({ first_name: sent }) => ({ first_name: sent.trim() })),
      );
      // A field that the visitor could not change has the integrator's value.
      for (const key of askedFields(made.sent, all).filter((each) => fixed.includes(each))) {
        const alone = bookingRequest(slot, { ...noAnswers, ...integrator.prefill }, { shown: [key] }).client;
        for (const [name, value] of Object.entries(alone))
          if (name !== 'people') expect(request.client).toHaveProperty([name], value);
        const [primary = {}] = alone.people ?? [];
        expect(request.client.people?.[0]).toMatchObject(primary);
        if (key === 'other_people') expect(others).toEqual(integrator.prefill.other_people?.filter(isNamed));
      }
    }),
    { numRuns: 300 },
  );
});
