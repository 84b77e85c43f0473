import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { BODY_NAMES, type Names } from './bodyNames.ts';
import { type Reply, refusal } from './callAndReply.ts';
import { didYouMean } from './engine/didYouMean.ts';
import { isObject } from './engine/json.ts';
import type { Errors } from './engine/outcome.ts';

/**
 * Refuses a query with parameters that the operation does not have. Each is named with the nearest known name. Undefined if
 * all parameters are known. Without `strict` the service ignores unknown parameters, so a typing error goes unnoticed.
 */
export function refuseUnknownParameters({ query: known, auth }: Endpoint, query: URLSearchParams): Reply | undefined {
  const names = auth.scheme === 'basic' ? known : [...known, 'key'];
  const unknown = [...new Set(query.keys())].filter((name) => !names.includes(name));
  if (unknown.length === 0) return undefined;
  const list = names.length === 0 ? 'This operation has no parameters.' : `The parameters are ${names.join(', ')}.`;
  return refusal(
    400,
    Object.fromEntries(
      unknown.map((name) => [
        name,
        [`There is no parameter ${name.slice(0, 60)}.${didYouMean(name, names) || ` ${list}`}`],
      ]),
    ),
  );
}

/** The most names that one refusal lists. It keeps the refusal readable, and a huge body quick to check. */
const MOST_NAMES = 20;

/** Refuses a body with unknown properties. Each is named at its place, like `errors.client.people.0.emial`. */
export function refuseUnknownProperties({ name }: Endpoint, body: unknown): Reply | undefined {
  const known = BODY_NAMES[name];
  if (known === undefined) return undefined;
  const { wrapper } = known;
  const isWrapped = wrapper !== undefined && isObject(body) && Object.hasOwn(body, wrapper);
  let left = MOST_NAMES;

  /**
   * The unknown properties of `value`, which may have `names`. Skips a value that should be an object but is not, because the
   * operation refuses it.
   */
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
