import { replyProblems } from '../../api/contract/checkShape.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { member } from '../../api/member.ts';
import type { LocalDateTime } from '../../time/values.ts';

/** A reply of the service. `json` is undefined if the body is no JSON. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | null;
}

/** The numbers that a run finds out: `tour` is booked and `client` created by it, `nextId` is the pointer to the second page of the sync. */
export type FoundName = 'tour' | 'client' | 'listing' | 'publicListing' | 'agent' | 'nextId';

/** What the probes of a run have in common, and what they find out one after the other. */
export interface Known extends Partial<Record<FoundName, number>> {
  readonly group: number;
  readonly origin: string;
  readonly email: string | undefined;
  readonly community: number | undefined;
  /** The email list to which the address may be added. */
  readonly emailList: number | undefined;
  readonly hasKey: boolean;
  readonly hasSecretKey: boolean;
  /** The noons of the days that are asked about, from tomorrow on. */
  readonly noons: readonly LocalDateTime[];
  /** The noon that was asked about last. */
  noon: LocalDateTime;
  /** The free starts of the first day that has two. */
  starts: readonly string[];
  /** The tours that this run booked and did not cancel yet. */
  readonly tours: Set<number>;
  configurationStatus?: number;
}

/** A sentence about the service. The API document has it, or a row of docs/project/api-gaps.md, which is then named. */
export interface Statement {
  readonly says: string;
  readonly row?: string;
  /** Whether the widget cannot work where this does not hold. */
  readonly breaks?: boolean;
  /** Whether what differs is no fault of the service, but something for the integrator to set. */
  readonly isNote?: boolean;
  /** What differs. Undefined where it holds. */
  readonly differs: (reply: Reply, known: Known, endpoint: Endpoint) => string | undefined;
}

/** The row of docs/project/api-gaps.md, or what else is special about a statement. */
type Settings = string | Partial<Statement>;
export const BREAKS = { breaks: true } as const;

export const states = (says: string, differs: Statement['differs'], settings: Settings = {}): Statement => ({
  ...{ says, differs },
  ...(typeof settings === 'string' ? { row: settings } : settings),
});

/** The value at a path like `data.appointment.id`. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (Array.isArray(inner) ? inner[Number(name)] : member(inner, name)), value);

/** The values at a path in which `*` stands for each item of a list: `items.*.price`. */
export const eachAt = (value: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (found, name) =>
        name === '*' ? found.filter((each) => Array.isArray(each)).flat() : found.map((each) => at(each, name)),
      [value],
    );

/** The condition holds. If not, the report says `told`. */
export const holds = (
  says: string,
  isRight: (reply: Reply, known: Known) => boolean,
  told: string | ((reply: Reply, known: Known) => string),
  settings?: Settings,
): Statement =>
  states(
    says,
    (reply, known) => (isRight(reply, known) ? undefined : typeof told === 'string' ? told : told(reply, known)),
    settings,
  );

/** Every value of `items`, a path with `*`, is right. The report shows the first three of the others after `told`. */
export const all = (
  says: string,
  told: string,
  items: string | ((json: unknown) => readonly unknown[]),
  isRight: (item: unknown, known: Known) => boolean,
  settings?: Settings,
): Statement =>
  states(
    says,
    ({ json }, known) => {
      const found = typeof items === 'string' ? eachAt(json, items) : items(json);
      const wrong = found.filter((item) => !isRight(item, known));
      return wrong.length === 0 ? undefined : `${told}: ${JSON.stringify(wrong.slice(0, 3))}.`;
    },
    settings,
  );

const saysStatus = ({ status }: Reply): string => `The status is ${status}.`;

/** The reply has the status and the fields that the contract has for it. */
export const hasShape = (status: number, settings?: Settings): Statement =>
  states(
    `${status}, with the fields of the document and their types`,
    (reply, _known, endpoint) =>
      reply.status === status
        ? replyProblems(endpoint, status, reply.json).slice(0, 3).join(' ') || undefined
        : saysStatus(reply),
    settings,
  );

export const hasStatus = (status: number, settings?: Settings): Statement =>
  holds(`answers ${status}`, (reply) => reply.status === status, saysStatus, settings);

/** The value at a path passes a test. */
const isAt = (path: string, says: string, isRight: (value: unknown) => boolean, settings?: Settings): Statement =>
  holds(
    `\`${path}\` is ${says}`,
    ({ json }) => isRight(at(json, path)),
    ({ json }) => `It is ${JSON.stringify(at(json, path))}.`,
    settings,
  );

/** The value at a path is one text in a list, as validation messages are. */
export const hasMessage = (path: string, settings?: Settings): Statement =>
  isAt(
    path,
    'a list of one text',
    (value) => Array.isArray(value) && value.length === 1 && typeof value[0] === 'string',
    settings,
  );

/** The value at a path is this one. */
export const hasValue = (path: string, wanted: unknown, settings?: Settings): Statement =>
  isAt(path, JSON.stringify(wanted), (value) => JSON.stringify(value) === JSON.stringify(wanted), settings);

/** A form of text: what it is called, and its pattern. */
export type Form = readonly [says: string, pattern: RegExp];
const isOf = ([, pattern]: Form, value: unknown): boolean => typeof value === 'string' && pattern.test(value);

/** The text at a path has a form. */
export const fits = (path: string, form: Form, settings?: Settings): Statement =>
  isAt(path, form[0], (value) => isOf(form, value), settings);

/** Every item of a page has text at `name` of a form. */
export const eachFits = (name: string, form: Form, settings?: Settings): Statement =>
  all(`every \`${name}\` is ${form[0]}`, 'Some are not', `items.*.${name}`, (value) => isOf(form, value), settings);

/** A refusal with this status, and a list of one text at each path. `row` is that of all of them. */
export const refuses = (status: number, row: string | undefined, ...paths: readonly string[]): readonly Statement[] => [
  hasStatus(status, row),
  ...paths.map((path) => hasMessage(path, row)),
];

export const NAIVE: Form = ['ISO 8601 without an offset', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/];
export const OFFSET: Form = ['ISO 8601 with an offset', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/];
export const DAY: Form = ['a date', /^\d{4}-\d\d-\d\d$/];
export const DECIMAL: Form = ['decimal text', /^\d+(\.\d+)?$/];
export const PLAIN: Form = ['plain text', /./];
