import type { EdgeGroup, EdgeLimits, TourEdgeOptions } from './edgeOptions.ts';
import { forwardedAddress } from './limits.ts';
import { EDGE, isRecord, LIMITS, type OptionRow, type OptionTable } from './optionTable.ts';

/** The options, checked and with their defaults. */
export interface EdgeSettings extends Omit<TourEdgeOptions, 'origins' | 'groups'> {
  readonly groups: ReadonlyMap<number, EdgeGroup>;
  readonly origins: ReadonlySet<string>;
  /** Without a slash at its end; the root is the empty text. */
  readonly path: string;
  readonly limits: Readonly<Record<keyof EdgeLimits, number>>;
  readonly timeout: number;
  readonly compress: boolean;
  readonly name: string;
}

/** Reads the options. Throws a TypeError of one sentence for the first that cannot be right. It never repeats a key. */
export function readSettings(options: TourEdgeOptions): EdgeSettings {
  try {
    checkOptions(options, IN_CODE);
  } catch (error) {
    throw new TypeError(`createTourEdge: ${error instanceof Error ? error.message : error}.`);
  }
  const { service, groups, origins, path = '', limits = {}, compress = true, name = '' } = options;
  const { clientAddress, trustedHops = EDGE.trustedHops.standard } = options;
  const limit = (of: keyof EdgeLimits): number => limits[of] ?? LIMITS[of].standard;
  return {
    ...options,
    service: service.replace(/\/+$/, ''),
    groups: new Map(Object.entries(groups).map(([id, group]) => [Number(id), group])),
    origins: new Set(origins),
    path: path.replace(/\/+$/, ''),
    limits: {
      ...{ visitorRequests: limit('visitorRequests'), visitorChanges: limit('visitorChanges') },
      ...{
        groupQuestions: limit('groupQuestions'),
        groupChanges: limit('groupChanges'),
        callsAtOnce: limit('callsAtOnce'),
      },
    },
    timeout: options.timeout ?? EDGE.timeout.standard,
    ...{ compress, name },
    clientAddress: clientAddress ?? (trustedHops > 0 ? forwardedAddress(trustedHops) : undefined),
  };
}

/** How a problem says the name of an option, such as `limits.groupChanges`, and what it takes. */
export interface Words {
  readonly nameOf: (path: string) => string;
  readonly wrong: (path: string, wants: string, isNeeded: boolean) => string;
}

const inCode = (path: string): string => `\`${path}\``;
const IN_CODE: Words = {
  nameOf: inCode,
  wrong: (path, wants, isNeeded) =>
    `${inCode(path)} cannot be right; give ${wants}${isNeeded ? '' : ', or leave it out'}`,
};

type Values = Readonly<Record<string, unknown>>;

/** Throws an Error of one sentence for the first of `options` that cannot be right. It never repeats a value. */
export function checkOptions(options: unknown, words: Words): asserts options is TourEdgeOptions {
  checkEach(options, words);
  checkTogether(options, words);
}

function checkEach(options: unknown, words: Words): asserts options is TourEdgeOptions {
  if (!isRecord(options)) throw new Error('give an object of options');
  checkTable(EDGE, options, '', words);
}

function checkTable(table: OptionTable, options: Values, at: string, words: Words): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(table, name));
  if (unknown !== undefined)
    throw new Error(`there is no option \`${at}${unknown}\`; the options are ${Object.keys(table).join(', ')}`);
  for (const [name, row] of Object.entries(table)) {
    const [path, value] = [at + name, options[name]];
    if (value === undefined && row.needed !== true) continue;
    if (!('rows' in row)) checkRow(row, value, path, words);
    else if (isRecord(value)) checkTable(row.rows, value, `${path}.`, words);
    else throw new Error(words.wrong(path, `an object of ${Object.keys(row.rows).join(', ')}`, false));
  }
}

function checkRow({ is, wants, each, needed = false }: OptionRow, value: unknown, path: string, words: Words): void {
  if (!is(value)) throw new Error(words.wrong(path, wants, needed));
  const wrong = Object.entries(each && isRecord(value) ? value : {}).find(([, one]) => each?.is(one) === false);
  if (wrong) throw new Error(words.wrong(`${path}.${wrong[0]}`, each?.wants ?? wants, true));
}

/** What one option needs of another. */
function checkTogether(options: TourEdgeOptions, { nameOf }: Words): void {
  const { groups, secretKey, findClient, secrets, waitlist, origins = [], address, assistants } = options;
  const { clientAddress, trustedHops = 0 } = options;
  const need = (what: string, needed: string): never => {
    throw new Error(`${nameOf(what)} needs ${needed}`);
  };
  if (clientAddress && trustedHops > 0)
    throw new Error(`give ${nameOf('clientAddress')} or ${nameOf('trustedHops')}, not both`);
  if (findClient && secretKey === undefined) need('findClient', nameOf('secretKey'));
  if (waitlist) {
    if (typeof waitlist.notify === 'string' && waitlist.secret === undefined)
      need('waitlist.notify', `${nameOf('waitlist.secret')}, 32 or more random characters`);
    if (secrets === undefined) need('waitlist', `${nameOf('secrets')}, which sign its links`);
    if (address === undefined && origins.length === 0)
      need('waitlist', `${nameOf('origins')} or ${nameOf('address')}, the pages to which its messages may lead`);
  }
  for (const name of ['pages', 'homes'] as const) {
    const id = Object.keys(assistants?.[name] ?? {}).find((one) => !Object.hasOwn(groups, one));
    if (id !== undefined) need(`assistants.${name}`, `group ${id} in ${nameOf('groups')}`);
  }
}
