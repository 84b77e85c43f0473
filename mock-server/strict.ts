import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { didYouMean } from './engine/nearest.ts';
import { type Reply, refusal } from './replies.ts';

/**
 * The refusal of a query with names that the operation does not have, each with the nearest it has; undefined when there
 * are none. The service itself passes over them, so that a name with a wrong letter filters nothing and says nothing.
 */
export function refuseUnknownNames({ query: known, auth }: Endpoint, query: URLSearchParams): Reply | undefined {
  const names = auth.scheme === 'basic' ? known : [...known, 'key'];
  const unknown = [...new Set(query.keys())].filter((name) => !names.includes(name));
  if (unknown.length === 0) return undefined;
  const told = names.length === 0 ? 'This operation has no parameters.' : `The parameters are ${names.join(', ')}.`;
  return refusal(
    400,
    Object.fromEntries(
      unknown.map((name) => [
        name,
        [`There is no parameter ${name.slice(0, 60)}.${didYouMean(name, names) || ` ${told}`}`],
      ]),
    ),
  );
}
