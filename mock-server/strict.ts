import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { BODY_NAMES, type Names } from './bodyNames.ts';
import { type Reply, refusal } from './callAndReply.ts';
import { didYouMean } from './engine/didYouMean.ts';
import { isObject } from './engine/json.ts';
import type { Errors } from './engine/outcome.ts';

/**
 * The refusal of a query with names that the operation does not have, each with the nearest it has; undefined when there
 * are none. The service itself passes over them, so that a name with a wrong letter filters nothing and says nothing.
 */
export function refuseUnknownParameters({ query: known, auth }: Endpoint, query: URLSearchParams): Reply | undefined {
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

/** How many names of a body are told at once: enough to read, and a body of nothing else takes no time. */
const MOST_TOLD = 20;

/** The same for the names of a body, each where it stands: `errors.client.people.0.emial`. */
export function refuseUnknownProperties({ name }: Endpoint, body: unknown): Reply | undefined {
  const known = BODY_NAMES[name];
  if (known === undefined) return undefined;
  const { wrapper } = known;
  const isWrapped = wrapper !== undefined && isObject(body) && Object.hasOwn(body, wrapper);
  let left = MOST_TOLD;

  /** What is told of `value`, which may have `names`; nothing of what is no object, which the operation refuses. */
  function problemsOf(value: unknown, names: Names): Errors | undefined {
    if (names === true || !isObject(value)) return undefined;
    const problems: [string, Errors | readonly string[]][] = [];
    for (const [property, inner] of Object.entries(value)) {
      if (left === 0) break;
      const itsNames = Object.hasOwn(names, property) ? names[property] : undefined;
      if (itsNames === undefined) {
        left -= 1;
        problems.push([property, [unknownProperty(property, Object.keys(names))]]);
        continue;
      }
      const found = Array.isArray(inner) ? problemsOfItems(inner, itsNames) : problemsOf(inner, itsNames);
      if (found) problems.push([property, found]);
    }
    return problems.length === 0 ? undefined : Object.fromEntries(problems);
  }
  function problemsOfItems(items: readonly unknown[], names: Names): Errors | undefined {
    const problems = items.flatMap((item, place): [string, Errors][] => {
      const found = problemsOf(item, names);
      return found ? [[String(place), found]] : [];
    });
    return problems.length === 0 ? undefined : Object.fromEntries(problems);
  }

  const names = isWrapped ? { [wrapper]: known.names } : known.names;
  const errors = Array.isArray(body) ? problemsOfItems(body, names) : problemsOf(body, names);
  return errors && refusal(400, errors);
}

const unknownProperty = (name: string, known: readonly string[]): string =>
  `There is no property ${name.slice(0, 60)}.${didYouMean(name, known) || ` The properties are ${known.join(', ')}.`}`;
