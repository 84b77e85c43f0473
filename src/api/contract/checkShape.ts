import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

/** Compares a reply with the schemas of the contract. Its sentences never repeat a value. */

const operationOf = ({ name }: Endpoint): Operation | undefined =>
  operations.find(({ endpoint }) => endpoint.name === name);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'text', object: 'an object' }[String(typeof value)] ?? `a ${typeof value}`;
};

/** One sentence for each place where `value` differs from `schema`. */
function problemsOf(schema: v.GenericSchema, value: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'the body';
    if (issue.input === undefined) return `${place} is missing.`;
    return `${place} should be ${issue.expected ?? 'another value'}, and is ${kindOf(issue.input)}.`;
  });
}

/** Where a reply differs from the contract: in its status, or in fields of its parsed body (undefined: no JSON). */
export function replyProblems(endpoint: Endpoint, status: number, body: unknown): readonly string[] {
  const replies = operationOf(endpoint)?.replies ?? {};
  const schema = replies[status];
  if (schema === undefined) return [`The status is ${status}; the contract has ${Object.keys(replies).join(', ')}.`];
  return body === undefined ? ['The body is no JSON.'] : problemsOf(schema, body);
}
