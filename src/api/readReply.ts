import * as v from 'valibot';
import type { Endpoint } from './contract/endpoint.ts';
import type { QueryParameterValue } from './contract/queryParameters.ts';
import { ApiError } from './failure.ts';
import type { Call, CallOptions, Reply, Transport } from './transport.ts';

/** A reply with `items` also names the items that were left out, each by the path of its first part that could not be read. */
export type Read<Output> = Output extends { items: readonly unknown[] }
  ? Output & { readonly unread: readonly string[] }
  : Output;

type Key = string | number;
/** An item of a list with another shape: the path of the list, the item's place in it, and the path of what is wrong. */
interface BadItem {
  readonly list: readonly Key[];
  readonly place: number;
  readonly at: string;
}

/**
 * Reads `reply.json` as `schema` describes it. An item of a list with another shape is left out and named, unless the caller is
 * `strict`. Throws ApiError `malformed`, with the path of the first part that differs, if anything else differs. Also throws if
 * every item of a list differs, or more than 100 items.
 */
export function readReply<Schema extends v.GenericSchema>(
  reply: Reply,
  schema: Schema,
  { strict = false, onUnread }: CallOptions = {},
): Read<v.InferOutput<Schema>> {
  let { json } = reply;
  const unread: string[] = [];
  // Two rounds are enough: the second reads what is left, or fails.
  for (let round = 0; ; round += 1) {
    const result = v.safeParse(schema, json);
    if (result.success) {
      for (const each of unread) onUnread?.(each);
      return withUnread(result.output, unread);
    }
    const bad = strict || round > 0 ? undefined : badItems(result.issues);
    if (bad !== undefined && bad.length > MOST_UNREADABLE)
      throw tooMany(reply.malformed(pathOf(result.issues[0])), bad);
    if (bad === undefined || leavesNothing(json, bad)) throw reply.malformed(pathOf(result.issues[0]));
    unread.push(...bad.map(({ at }) => at));
    json = bad.reduceRight((rest, each) => without(rest, each.list, each.place), json);
  }
}

/** With more unreadable items than this, the reply is not the document's list. Then there is one failure, not a thousand warnings. */
const MOST_UNREADABLE = 100;

const tooMany = (error: Error, { length }: readonly BadItem[]): Error =>
  error instanceof ApiError
    ? new ApiError(error.failure, error, error.cause, `answered with ${length} items that cannot be read`)
    : error;

const pathOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'body';

/** The items that the issues are about, in order, each once. Undefined if an issue is not about an item of a list. */
function badItems(issues: readonly v.BaseIssue<unknown>[]): readonly BadItem[] | undefined {
  const found = new Map<string, BadItem>();
  for (const issue of issues) {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    const end = keys.findIndex((key) => typeof key === 'number');
    const place = keys[end];
    const list = keys.slice(0, end).filter((key) => typeof key === 'string');
    if (typeof place !== 'number') return undefined;
    const name = [...list, place].join('.');
    if (!found.has(name)) found.set(name, { list, place, at: pathOf(issue) });
  }
  return [...found.values()];
}

const listAt = (json: unknown, list: readonly Key[]): unknown =>
  list.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), json);

const isRecord = (value: unknown): value is Readonly<Record<Key, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether every item of one of the lists is bad. Then it is not the document's list. */
const leavesNothing = (json: unknown, bad: readonly BadItem[]): boolean =>
  bad.some(({ list }) => {
    const items = listAt(json, list);
    const name = list.join('.');
    return Array.isArray(items) && items.length === bad.filter((each) => each.list.join('.') === name).length;
  });

/** `json` without the item at `place` of the list at `list`. */
function without(json: unknown, [key, ...rest]: readonly Key[], place: number): unknown {
  if (key === undefined) return Array.isArray(json) ? json.filter((_, at) => at !== place) : json;
  return isRecord(json) ? { ...json, [key]: without(json[key], rest, place) } : json;
}

function withUnread<Output>(output: Output, unread: readonly string[]): Read<Output>;
function withUnread(output: unknown, unread: readonly string[]): unknown {
  return isRecord(output) && Array.isArray(output.items) ? { ...output, unread } : output;
}

/** Query parameters of an operation: each name once, with the values it can have; a list where the parameter is repeated. */
export type QueryOf<Operation extends Endpoint> = {
  readonly [Name in Operation['query'][number]]?: QueryParameterValue<Operation['name'], Name> | undefined;
};

/** Makes a call and reads its reply. */
export const typedCalls =
  (transport: Transport) =>
  async <Path extends Endpoint['path'], Schema extends v.GenericSchema>(
    endpoint: Endpoint & { path: Path },
    schema: Schema,
    call: Omit<Call<Path>, keyof CallOptions>,
    options?: CallOptions,
  ): Promise<Read<v.InferOutput<Schema>>> =>
    readReply(await transport(endpoint, { ...options, ...call }), schema, options);
