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

/** A request of a probe. */
export interface Request {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** In place of the method of the endpoint. */
  readonly method?: 'OPTIONS';
  /** Changes the path, to compare the replies to two forms of it. */
  readonly path?: (path: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the key that the operation wants. */
  readonly key?: string;
}

/** What the probes of a run have in common, and what they find out one after the other. */
export interface Known {
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
  tour?: number;
  /** The prospect that this run created. */
  client?: number;
  listing?: number;
  publicListing?: number;
  agent?: number;
  /** The pointer to the second page of the sync. */
  nextId?: number;
}

/** A sentence about the service. The API document has it, or a row of docs/api-gaps.md, which is then named. */
export interface Statement {
  readonly says: string;
  readonly row?: string;
  /** Whether the widget cannot work where this does not hold. */
  readonly breaks?: boolean;
  /** Whether what differs is no fault of the service, but something for the integrator to set. */
  readonly isNote?: boolean;
  /** What differs. Undefined where it holds. */
  readonly differs: (reply: Reply, known: Known) => string | undefined;
}

/** A call, and the statements about its reply. */
export interface Probe {
  readonly name: string;
  /** The request. Text says why it is not tried, and what to do so that it is: see `notTried.ts`. */
  readonly ask: (known: Known, attempt: number) => Request | string;
  /** Whether to ask once more, with the next `attempt`. */
  readonly again?: (reply: Reply, known: Known, attempt: number) => boolean;
  /** Keeps what later probes need. */
  readonly learn?: (reply: Reply, known: Known) => void;
  readonly statements: readonly Statement[];
}

/** The value at a path like `data.appointment.id`. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (Array.isArray(inner) ? inner[Number(name)] : member(inner, name)), value);

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};

/** The first values of a list that are not as they should be, as a sentence. */
export function wrongItems(what: string, items: readonly unknown[], isRight: (item: unknown) => boolean) {
  const wrong = items.filter((item) => !isRight(item));
  return wrong.length === 0 ? undefined : `${what}: ${JSON.stringify(wrong.slice(0, 3))}.`;
}

/** The reply has the status and the fields that the contract has for it. */
export const hasShape = (endpoint: Endpoint, status: number, settings: Partial<Statement> = {}): Statement => ({
  says: `${status}, with the fields of the document and their types`,
  differs: (reply) =>
    reply.status === status
      ? replyProblems(endpoint, status, reply.json).slice(0, 3).join(' ') || undefined
      : `The status is ${reply.status}.`,
  ...settings,
});

export const hasStatus = (status: number, settings: Partial<Statement> = {}): Statement => ({
  says: `answers ${status}`,
  differs: (reply) => (reply.status === status ? undefined : `The status is ${reply.status}.`),
  ...settings,
});

/** The value at a path is one text in a list, as validation messages are. */
export const hasMessage = (path: string, settings: Partial<Statement> = {}): Statement => ({
  says: `\`${path}\` is a list of one text`,
  differs: ({ json }) => {
    const [text, ...more] = listAt(json, path);
    return typeof text === 'string' && more.length === 0 ? undefined : `It is ${JSON.stringify(at(json, path))}.`;
  },
  ...settings,
});

/** The value at a path is this one. */
export const hasValue = (path: string, wanted: unknown, settings: Partial<Statement> = {}): Statement => ({
  says: `\`${path}\` is ${JSON.stringify(wanted)}`,
  differs: ({ json }) => {
    const found = at(json, path);
    return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `It is ${JSON.stringify(found)}.`;
  },
  ...settings,
});

/** The text at a path fits a pattern. */
export const fits = (path: string, pattern: RegExp, says: string, settings: Partial<Statement> = {}): Statement => ({
  says: `\`${path}\` is ${says}`,
  differs: ({ json }) => {
    const found = at(json, path);
    return typeof found === 'string' && pattern.test(found) ? undefined : `It is ${JSON.stringify(found)}.`;
  },
  ...settings,
});

/** Every item of the list at a path has text at `name` that fits a pattern. */
export const eachFits = (
  list: string,
  name: string,
  pattern: RegExp,
  says: string,
  settings: Partial<Statement> = {},
) => ({
  says: `every \`${name}\` is ${says}`,
  differs: ({ json }: Reply) =>
    wrongItems(
      `Some are not`,
      listAt(json, list).map((item) => at(item, name)),
      (value) => typeof value === 'string' && pattern.test(value),
    ),
  ...settings,
});

/** A number that nothing of the service has. */
export const NOBODY = 999_999_999;

export const NAIVE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
export const OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
export const FRACTIONAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:?\d\d)?$/;
export const DAY = /^\d{4}-\d\d-\d\d$/;
export const DECIMAL = /^\d+(\.\d+)?$/;
