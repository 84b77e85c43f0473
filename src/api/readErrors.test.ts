import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrors } from './readErrors.ts';

const sample = (path: string): unknown => JSON.parse(readFileSync(`test/fixtures/${path}.json`, 'utf8'));

describe('readErrors', () => {
  it.each([
    ['appointments/widget-inactive', [['widget', 'Widget is inactive']]],
    ['appointments/booking-slot-taken', [['appointment.start', 'No Employees free at Scheduled Appointment time']]],
    ['appointments/times-taken', [['start', 'No Employees free at Scheduled Appointment time']]],
    ['appointments/reschedule-past', [['appointment.start', 'The date and time you selected is in the past']]],
    [
      'appointments/booking-rejected',
      [
        ['client.pets', 'cats is not a number.'],
        ['client.laundry', 'in unit is not a number.'],
      ],
    ],
  ])('reads the sample %s', (path, errors) => {
    expect(readErrors(sample(path)).map(({ path, message }) => [path, message])).toEqual(errors);
  });

  it.each(['appointments/client-not-found', 'appointments/appointment-not-found'])(
    'reads the plain text of %s',
    (path) => {
      expect(readErrors(sample(path))).toEqual([
        { path: expect.stringMatching(/^(client|appointment)\.id$/), message: expect.any(String) },
      ]);
    },
  );

  it.each([
    [{ errors: {} }, []],
    [{ errors: { start: [] } }, []],
    [{ errors: { start: [' '] } }, []],
    [{ errors: { start: null, end: 4, valid: true } }, []],
    [{ errors: 'Broken' }, ['=Broken']],
    [{ errors: ['Broken'] }, ['=Broken']],
    [{ errors: { 1: { email: ['Not an address'] } } }, ['1.email=Not an address']],
    [{ errors: { client: { people: [{ email: ['Not an address'] }] } } }, ['client.people.0.email=Not an address']],
    [{ errors: { a: ['one', 'two'] } }, ['a=one']],
    [{ errors: { a: [{ b: 'deep' }, 'flat'] } }, ['a.0.b=deep', 'a.1=flat']],
    [{ error: { a: ['x'] } }, []],
    [undefined, []],
    [null, []],
    [[], []],
    ['errors', []],
  ])('reads the messages of %j', (body, errors) => {
    expect(readErrors(body).map(({ path, message }) => `${path}=${message}`)).toEqual(errors);
  });

  it('skips messages that are nested too deep', () => {
    const nested = JSON.parse(`{"errors":${'{"a":'.repeat(50_000)}["x"]${'}'.repeat(50_000)}}`);
    expect(readErrors(nested)).toEqual([]);
    expect(readErrors({ errors: { near: ['kept'], far: nested } })).toEqual([{ path: 'near', message: 'kept' }]);
  });

  it('never throws, and gives no empty message', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (errors) => {
        for (const { path, message } of readErrors({ errors })) {
          expect(typeof path).toBe('string');
          expect(message.trim()).not.toBe('');
        }
      }),
    );
  });
});
