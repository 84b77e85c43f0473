import { describe, expect, it } from 'vitest';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { type Answers, fieldKeys, noAnswers } from '../src/booking/answers.ts';
import { bookingRequest } from '../src/booking/request.ts';
import { fields } from '../src/booking/requestFields.ts';
import { formProblems } from '../src/form/formProblems.ts';
import { planForm } from '../src/form/plan.ts';
import { formEn } from '../src/i18n/form.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../src/time/values.ts';
import { ask } from './contract/ask.ts';
import { sampleAnswer } from './sampleAnswer.ts';

/** The form asks for the same fields as the mock keeps, so a new field cannot be forgotten in one of them. */
const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);
const choices = { neighborhoods: [{ value: '501' }], agents: [{ value: '7' }] };
const plan = planForm(
  {
    layouts: ['1br', '2br'],
    sources: [{ code: 20, label: 'Website' }],
    fields: Object.fromEntries(configKeys.map((key) => [key, 20])),
  },
  { choices },
);

const answers: Answers = {
  ...noAnswers,
  ...Object.fromEntries(plan.fields.map((field) => [field.key, sampleAnswer(field)])),
};

const mock = createMockService({ now: '2026-12-01T09:00:00' });

/** What stands at `path` below `root`. */
const at = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], root);

describe('the fields of the form', () => {
  it('are shown by the keys of the mock’s field_config, and by no others', async () => {
    const target = '/api/v2/group/101/verify-widget/?widget=lead_capture_appointment';
    const { json } = await ask(mock, { method: 'GET', target });
    expect(Object.keys(Object(at(json, 'data.field_config'))).sort()).toEqual([...configKeys].sort());
  });

  it('all have words, and there are no words without a field', () => {
    expect(Object.keys(formEn.fields).sort()).toEqual([...fieldKeys].sort());
  });

  it('are kept by the mock, each with the value that was sent', async () => {
    expect(plan.keys).toHaveLength(fieldKeys.length);
    expect(formProblems(plan, answers, parseDay('2026-12-01') as Day)).toEqual({});
    const slot = parseLocalDateTime('2026-12-04T11:15:00') as LocalDateTime;
    const request = bookingRequest(slot, answers, { shown: plan.keys });
    expect(request.client.people).toHaveLength(2);
    const target = '/api/v2/appointments/group/101/book';
    expect(await ask(mock, { method: 'POST', target, body: request })).toMatchObject({ status: 200 });
    const [appointment] = mock.state().appointments;
    const kept = { appointment, client: { ...appointment?.client?.details, people: appointment?.client?.people } };
    for (const key of fieldKeys) {
      for (const path of Object.keys(fields[key].wire)) {
        expect(at(request, path), `${path} is sent`).toBeDefined();
        // The service numbers the people it keeps.
        expect({ [path]: at(kept, path) }, `${path} is kept`).toMatchObject({ [path]: at(request, path) });
      }
    }
  });
});
