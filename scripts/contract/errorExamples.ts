import type { Operation } from '../../src/api/contract/operation.ts';
import { refusalSample } from './samples.ts';

const KEY_WRONG = { errors: { key: ['This API key is not valid.'] } };
const KEY_WITHOUT_RIGHT = { errors: { key: ['This takes a secret API key.'] } };
const PAGE = { errors: { page: ['0 is no page number.'] } };

/** The component `Errors`: a tree whose leaves are one message each (document, "Errors"). */
export const ERRORS = {
  description:
    'What is wrong with a request. `errors` has the shape of what was sent, down to the field; a leaf is a list of one message, or plain text where a record was not found.',
  type: 'object',
  required: ['errors'],
  properties: {
    errors: { description: 'The messages by field.', $ref: '#/components/schemas/ErrorTree' },
  },
  examples: [
    { errors: { appointment: { start: ['No Employees free at Scheduled Appointment time'] } } },
    { errors: { client: { pets: ['cats is not a number.'], laundry: ['in unit is not a number.'] } } },
    { errors: { appointment: { id: 'No appointment with the id 999999.' } } },
  ],
};

/** The value of `errors`, at every depth. */
export const ERROR_TREE = {
  description: 'Messages by field; a field that is an object has messages of its own.',
  type: 'object',
  additionalProperties: {
    anyOf: [
      { type: 'string', description: 'There is no such record.' },
      { type: 'array', description: 'One message.', items: { type: 'string' }, minItems: 1 },
      { $ref: '#/components/schemas/ErrorTree' },
    ],
  },
};

/** What a reply calls a record that is not found, by path parameter. Other records are called like their parameter, without `_id`. */
const RECORDS: Readonly<Record<string, string>> = { blast_id: 'email_blast' };

/** Replies with which an operation refuses a call, by name. */
export function errorExamples({ endpoint }: Operation, status: string): Readonly<Record<string, unknown>> {
  if (status === '401') return { wrongKey: KEY_WRONG };
  if (status === '403') return { withoutRight: KEY_WITHOUT_RIGHT };
  if (status === '404') {
    const [parameter = 'id'] = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const record = RECORDS[parameter] ?? parameter.replace(/_id$/, '');
    return { notFound: { errors: { [record]: { id: `No ${record} with the id 999999.` } } } };
  }
  const samples = refusalSample(endpoint.name);
  return Object.keys(samples).length > 0 ? samples : { refused: PAGE };
}
