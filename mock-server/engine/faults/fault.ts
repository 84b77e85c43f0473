import { didYouMean } from '../didYouMean.ts';
import { isObject, type JsonObject } from '../json.ts';
import { type FaultTarget, isFaultTarget, operationNames } from '../operationNames.ts';
import { anything, type Check, flag, id, objectOf, oneOf, reader, share, shown, wholeNumber } from '../optionChecks.ts';

/** Something that goes wrong with some calls: which calls, how often, and what. By default it is every call, every time. */
export interface Fault {
  /** Calls of these operations. `photo`: GETs of photos. A fault without `operation` never hits a photo. */
  readonly operation?: FaultTarget | readonly FaultTarget[];
  /** Calls with this HTTP method. */
  readonly method?: Method;
  /** Calls about this group: it is in the path, has the appointment in the path, or is the group of the prospect in the body. */
  readonly group?: number;

  /** Only this many of those calls, from now on. */
  readonly times?: number;
  /** Only every nth of those calls: with 3 the third, the sixth, … */
  readonly every?: number;
  /** Each of those calls with this probability, 0 to 1. The same seed gives the same draws. */
  readonly probability?: number;
  /** Only calls that the service accepts (status below 300). For `cut: 'reply'`, `garbage` and `delay`. */
  readonly accepted?: boolean;

  /** Delay of the reply in milliseconds. */
  readonly delay?: number;
  /** Answers with this status. The operation does not run. */
  readonly status?: number;
  /** The body of the reply with `status`, any JSON. Default: `errors` that explain the status. */
  readonly body?: unknown;
  /** Headers of the reply with `status`. By default, 429 has `Retry-After: 2`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `request`: the connection drops and the operation does not run. `reply`: it runs, and the connection drops half way through
   * the reply.
   */
  readonly cut?: 'request' | 'reply';
  /** `half`: a complete reply whose body is half of the JSON. `html`: the page of a gateway instead of the JSON. */
  readonly garbage?: 'half' | 'html';
  /**
   * The service refuses the call by one of its own rules. Goes with `operation`, `group`, `times`, `every` and `probability`
   * only.
   */
  readonly rule?: Rule;
}

type Method = (typeof METHODS)[number];
/**
 * `slot-taken`: other people really take the time of a booking that would succeed. `field-rejected`: a booking that would
 * succeed is refused for a prospect field. `fully-booked`: nobody is free. `inactive`: the widget is switched off. `listing-gone`:
 * a listing that is read by its id is really rented.
 */
export type Rule = (typeof RULES)[number];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const RULES = ['slot-taken', 'field-rejected', 'fully-booked', 'inactive', 'listing-gone'] as const;

const isHeaderText = (value: unknown): boolean => typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);
const areHeaders: Check = (value) =>
  isObject(value) && Object.entries(value).every(([name, each]) => /^[\w-]+$/.test(name) && isHeaderText(each))
    ? undefined
    : 'takes an object of texts by name';

/** The name of an operation, or a list of them. */
const operation: Check = (value) =>
  (Array.isArray(value) ? value : [value])
    .filter((each) => !isFaultTarget(each))
    .map((each) => `takes the name of an operation, not ${shown(each)}.${didYouMean(String(each), operationNames)}`)[0];

const CHECKS: Readonly<Record<keyof Fault, Check>> = {
  operation,
  method: oneOf(METHODS),
  group: id,
  times: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  every: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  probability: share,
  accepted: flag,
  delay: wholeNumber(0, 600_000),
  status: wholeNumber(200, 599),
  body: anything,
  headers: areHeaders,
  cut: oneOf(['request', 'reply']),
  garbage: oneOf(['half', 'html']),
  rule: oneOf(RULES),
};
const checkMembers = objectOf(CHECKS);
/** The members that go with `rule`. */
const BESIDE_RULE = ['rule', 'operation', 'group', 'times', 'every', 'probability'];
const EFFECTS = ['delay', 'status', 'cut', 'garbage', 'rule'];

/** Reads a value as a fault. Throws a RangeError that says what is wrong with it. */
export const readFault = reader<Fault>('fault', (value) => {
  const problem = checkMembers(value);
  return problem === undefined && isObject(value) ? togetherProblem(value) : problem;
});

/** What is wrong with the combination of members, each of which is valid alone. */
function togetherProblem(value: JsonObject): string | undefined {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  if (!names.some((name) => EFFECTS.includes(name))) return `needs one of ${EFFECTS.join(', ')}`;
  const odd = value.rule === undefined ? undefined : names.find((name) => !BESIDE_RULE.includes(name));
  if (odd !== undefined) return `.${odd} does not go with rule`;
  if (value.accepted === true && (value.status !== undefined || value.cut === 'request')) {
    return '.accepted does not go with status or cut: "request", because the operation does not run then';
  }
  const needs = ['body', 'headers'].find((name) => names.includes(name));
  return needs !== undefined && value.status === undefined ? `.${needs} needs a status` : undefined;
}
