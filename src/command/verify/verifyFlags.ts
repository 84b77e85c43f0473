import { flag, helpOf, on, readArguments, standard, textIf } from '../arguments.ts';

const numberIn = (given: string): number | undefined => (/^\d+$/.test(given) ? Number(given) : undefined);
const ORIGIN = 'https://www.example.com';

const isOrigin = (given: string): boolean => URL.canParse(given) && new URL(given).origin === given;

const FLAGS = {
  groups: flag('NUMBERS', 'groups to ask about, like 101,102', 'numbers with commas, like 101,102', (given) =>
    /^\d+(,\d+)*$/.test(given) ? given.split(',').map(Number) : undefined,
  ),
  community: flag('NUMBER', 'community to ask about, for its floorplans', 'a number', numberIn),
  origin: standard(
    ORIGIN,
    flag('ORIGIN', 'origin of the page with the widget', `an origin like ${ORIGIN}`, textIf(isOrigin)),
  ),
  write: on('also books, moves and cancels one tour per group; with a secret key, creates and edits a prospect'),
  email: flag(
    'ADDRESS',
    'visitor of that tour, an address of yours',
    'an address like you@example.com',
    textIf((email) => /^\S+@\S+\.\S+$/.test(email)),
  ),
  emailList: flag('NUMBER', 'email list to which that address is added, and stays', 'a number', numberIn),
  json: on('prints JSON'),
};

export const VERIFY_HELP = `Holds a leasing service against the API document, and against what docs/project/api-gaps.md assumes.

  npx tour-booking verify URL --groups NUMBERS [flags]

${helpOf(FLAGS)}

Without --write it only reads. Keys are in the environment: LEASING_PUBLIC_KEY, LEASING_SECRET_KEY. Without them, what needs a key is not tried.
Ends with code 1 if the widget would not work with this service, with code 2 if it cannot start.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** What the command line and the environment say. Without `email` nothing is written; without `emailList` the address is added to no list. */
export type VerifyFlags = ReturnType<typeof readVerifyFlags>;

/** Reads the command line. Throws an Error with one sentence that names the flag and the problem. */
export function readVerifyFlags(args: readonly string[], environment: Environment) {
  const [service = '', ...rest] = args[0]?.startsWith('-') === false ? args : ['', ...args];
  const { write, groups, ...flags } = readArguments(FLAGS, rest);
  if (!/^https?:\/\//.test(service) || !URL.canParse(service)) {
    throw new Error('the address of the service is missing; begin with it, like verify https://staging.example.com');
  }
  if (/[?#@]/.test(service))
    throw new Error('the address of the service has a user name, a query or a fragment; leave it out');
  if (groups === undefined) throw new Error('--groups is missing; give groups to ask about, like 101,102');
  if (write && flags.email === undefined)
    throw new Error('--write needs --email, an address of yours for the tour that it books');
  if (!write && flags.email !== undefined) throw new Error('--email goes with --write');
  if (!write && flags.emailList !== undefined) throw new Error('--email-list goes with --write');
  return {
    ...flags,
    groups,
    service: service.replace(/\/+$/, ''),
    publicKey: environment.LEASING_PUBLIC_KEY || undefined,
    secretKey: environment.LEASING_SECRET_KEY || undefined,
  };
}
