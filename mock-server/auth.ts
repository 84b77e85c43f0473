import type { Auth } from '../src/api/contract/endpoint.ts';
import { type Call, type Reply, refusal } from './callAndReply.ts';
import type { Keys } from './engine/apiKeys.ts';

type Right = Auth['right'];

const MISSING = 'An API key is required.';
const WRONG = 'This API key is not valid.';
const MALFORMED = 'The Authorization header must be Basic with the base64 of the key and a colon.';
const FORBIDDEN: Readonly<Record<Right, string>> = {
  public: 'This API key may not do this.',
  secret: 'This takes a secret API key.',
  sync: 'The plan of this API key does not include sync access.',
};

/**
 * Checks the API key of a call (document, "Authentication"). Gives the refusal if the key is missing, wrong or without the
 * right, and undefined if the call is allowed. Where the document shows no authentication, a key is only needed with
 * `requireKey`. A key that is sent must always be valid, in the query too.
 */
export function refuseKey(auth: Auth, call: Call, requireKey: boolean, keys: Keys): Reply | undefined {
  const inQuery = call.query.get('key') ?? '';
  const key = auth.scheme === 'key' ? inQuery : basicKey(call.header('authorization'));
  if (key === undefined) return unauthorized(auth, MALFORMED);
  if (key !== '') return refuseGiven(auth, key, keys);
  if (auth.scheme !== 'open' || requireKey) return unauthorized(auth, MISSING);
  return inQuery === '' ? undefined : refuseGiven(auth, inQuery, keys);
}

function refuseGiven(auth: Auth, key: string, keys: Keys): Reply | undefined {
  const rights = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (!rights) return unauthorized(auth, WRONG);
  return rights.includes(auth.right) ? undefined : refusal(403, { key: [FORBIDDEN[auth.right]] });
}

/** A browser asks the user for a password when it sees this challenge. So only endpoints with Basic authentication send it. */
const unauthorized = (auth: Auth, message: string): Reply =>
  refusal(401, { key: [message] }, auth.scheme === 'basic' ? { 'WWW-Authenticate': 'Basic realm="leasing"' } : {});

/** The user name of a Basic header. The password is ignored. Empty without a header, undefined if the header is malformed. */
function basicKey(header: string | undefined): string | undefined {
  if (header === undefined) return '';
  const encoded = /^basic +([a-z\d+/]+={0,2}) *$/i.exec(header)?.[1];
  if (encoded === undefined || encoded.length % 4 === 1) return undefined;
  try {
    const [key, password] = atob(encoded).split(':', 2);
    return password === undefined || key === '' ? undefined : key;
  } catch {
    return undefined;
  }
}
