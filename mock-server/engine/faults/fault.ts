import { didYouMean } from '../didYouMean.ts';
import { isObject, type JsonObject } from '../json.ts';
import { isOperationName, type OperationName, operationNames } from '../operationNames.ts';
import { anything, type Check, flag, id, objectOf, oneOf, reader, share, shown, wholeNumber } from '../optionChecks.ts';

/** Something that goes wrong with some calls: which, how often, and what. Without any of the first two: every call, always. */
export interface Fault {
  /** The calls of these operations. */
  readonly operation?: OperationName | readonly OperationName[];
  /** The calls with this HTTP method. */
  readonly method?: Method;
  /** The calls about this group: it stands in the path, holds the appointment of the path, or is the prospect's. */
  readonly group?: number;

  /** Only the next so many of those calls. */
  readonly times?: number;
  /** Only each so-manieth of them: 3 is the third, the sixth, … */
  readonly every?: number;
  /** Each of them with this probability, 0 to 1. The same seed draws the same. */
  readonly probability?: number;
  /** Only those that the service accepts (status below 300); for `cut: 'reply'`, `garbage` and `delay`. */
  readonly accepted?: boolean;

  /** Milliseconds the reply waits. */
  readonly delay?: number;
  /** Answers with this status; the operation does not run. */
  readonly status?: number;
  /** The body beside `status`, any JSON. Default: `errors` that say what the status means. */
  readonly body?: unknown;
  /** Headers beside `status`. 429 has `Retry-After: 2` without them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `request`: the connection drops and nothing happened. `reply`: the operation runs, half of the reply comes, then it drops. */
  readonly cut?: 'request' | 'reply';
  /** `half`: a reply that is complete, with half of its JSON. `html`: a gateway's page in place of the JSON. */
  readonly garbage?: 'half' | 'html';
  /** What the service itself says no to, by its own rules: it takes `operation`, `group` and how often, and nothing else. */
  readonly rule?: Rule;
}

type Method = (typeof METHODS)[number];
/**
 * `slot-taken`: a booking that would succeed finds its time gone, really taken by others. `field-rejected`: such a booking
 * is refused for a prospect field. `fully-booked`: nobody is free. `inactive`: the widget is switched off.
 */
export type Rule = (typeof RULES)[number];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const RULES = ['slot-taken', 'field-rejected', 'fully-booked', 'inactive'] as const;

const isHeaderText = (value: unknown): boolean => typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);
const areHeaders: Check = (value) =>
  isObject(value) && Object.entries(value).every(([name, each]) => /^[\w-]+$/.test(name) && isHeaderText(each))
    ? undefined
    : 'takes an object of texts by name';

/** The name of an operation, or a list of them. */
const operation: Check = (value) =>
  (Array.isArray(value) ? value : [value])
    .filter((each) => !isOperationName(each))
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
/** What of a fault is allowed beside `rule`. */
const BESIDE_RULE = ['rule', 'operation', 'group', 'times', 'every', 'probability'];
const EFFECTS = ['delay', 'status', 'cut', 'garbage', 'rule'];

/** The value as a fault. Throws a RangeError whose message names what is wrong with it. */
export const readFault = reader<Fault>('fault', (value) => {
  const problem = checkMembers(value);
  return problem === undefined && isObject(value) ? togetherProblem(value) : problem;
});

/** What is wrong with members that are right each for itself. */
function togetherProblem(value: JsonObject): string | undefined {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  if (!names.some((name) => EFFECTS.includes(name))) return `says what happens: ${EFFECTS.join(', ')}`;
  const odd = value.rule === undefined ? undefined : names.find((name) => !BESIDE_RULE.includes(name));
  if (odd !== undefined) return `.${odd} does not go with rule`;
  if (value.accepted === true && (value.status !== undefined || value.cut === 'request')) {
    return '.accepted does not go with status or cut: "request", as nothing is accepted then';
  }
  const needs = ['body', 'headers'].find((name) => names.includes(name));
  return needs !== undefined && value.status === undefined ? `.${needs} stands beside a status` : undefined;
}
