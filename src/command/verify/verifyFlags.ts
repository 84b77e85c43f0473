import { readArguments, wrongValue } from '../arguments.ts';

/** What the command line and the environment say. */
export interface VerifyFlags {
  /** The address of the service, without a slash at the end. */
  readonly service: string;
  readonly groups: readonly number[];
  /** The origin of the page with the widget. */
  readonly origin: string;
  readonly community: number | undefined;
  /** The address of the visitor of the tour that is booked. Undefined: nothing is written. */
  readonly email: string | undefined;
  /** The email list to which the address is added. Undefined: to none. */
  readonly emailList: number | undefined;
  readonly publicKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly json: boolean;
}

export const VERIFY_HELP = `Holds a leasing service against the API document, and against what docs/project/api-gaps.md assumes.

  npx tour-booking verify URL --groups NUMBERS [flags]

  --groups NUMBERS    groups to ask about, like 101,102
  --community NUMBER  community to ask about, for its floorplans
  --origin ORIGIN     origin of the page with the widget (https://www.example.com)
  --write             also books, moves and cancels one tour per group; with a secret key, creates and edits a prospect
  --email ADDRESS     visitor of that tour, an address of yours
  --email-list NUMBER email list to which that address is added, and stays
  --json              prints JSON
  --help              this text

Without --write it only reads. Keys are in the environment: LEASING_PUBLIC_KEY, LEASING_SECRET_KEY. Without them, what needs a key is not tried.
Ends with code 1 if the widget would not work with this service, with code 2 if it cannot start.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ groups: text, community: text, origin: text, email: text, 'email-list': text },
  ...{ write: flag, json: flag, help: flag },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line; `help` where it is asked for. Throws an Error with one sentence that names the flag and the problem. */
export function readVerifyFlags(args: readonly string[], environment: Environment): VerifyFlags | 'help' {
  const [service = '', ...rest] = args[0]?.startsWith('-') === false ? args : ['', ...args];
  const values = readArguments(OPTIONS, rest);
  if (values.help) return 'help';
  if (!/^https?:\/\//.test(service) || !URL.canParse(service)) {
    throw new Error('the address of the service is missing; begin with it, like verify https://staging.example.com');
  }
  if (/[?#@]/.test(service))
    throw new Error('the address of the service has a user name, a query or a fragment; leave it out');
  const { groups = '', community, origin = 'https://www.example.com', email, 'email-list': list, write } = values;
  if (!/^\d+(,\d+)*$/.test(groups)) throw wrongValue('groups', 'numbers with commas, like 101,102', groups);
  if (community !== undefined && !/^\d+$/.test(community)) throw wrongValue('community', 'a number', community);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw wrongValue('origin', 'an origin like https://www.example.com', origin);
  }
  if (write && !/^\S+@\S+\.\S+$/.test(email ?? '')) {
    throw new Error('--write needs --email, an address of yours for the tour that it books');
  }
  if (list !== undefined && !/^\d+$/.test(list)) throw wrongValue('email-list', 'a number', list);
  if (!write && email !== undefined) throw new Error('--email goes with --write');
  if (!write && list !== undefined) throw new Error('--email-list goes with --write');
  return {
    service: service.replace(/\/+$/, ''),
    groups: groups.split(',').map(Number),
    community: community === undefined ? undefined : Number(community),
    origin,
    email: write ? email : undefined,
    emailList: list === undefined ? undefined : Number(list),
    publicKey: environment.LEASING_PUBLIC_KEY || undefined,
    secretKey: environment.LEASING_SECRET_KEY || undefined,
    json: values.json,
  };
}
