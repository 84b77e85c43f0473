import type { Call } from '../callAndReply.ts';

/** Headers in which a caller shows who it is. */
const SECRET_HEADER = /^(authorization|.*(key|token|secret|password|session).*)$/;

/**
 * The keys that a call carries: in the query, as HTTP Basic (user name and password), as any other credential of `Authorization`, and in headers
 * that are named after a key or a token.
 */
export function keysOf({ query, headers = {}, header }: Call): readonly string[] {
  const authorization = header('authorization') ?? '';
  const credential = authorization.replace(/^\S+\s+/, '').trim();
  const basic = /^basic\s/i.test(authorization) ? Buffer.from(credential, 'base64').toString('utf8') : '';
  const colon = basic.indexOf(':');
  const ofHeaders = Object.entries(headers).flatMap(([name, value]) =>
    name !== 'authorization' && SECRET_HEADER.test(name) ? [value] : [],
  );
  const found = [
    ...[...query].flatMap(([name, value]) => (SECRET_HEADER.test(name.toLowerCase()) ? [value] : [])),
    ...[credential, ...(colon < 0 ? [basic] : [basic.slice(0, colon), basic.slice(colon + 1)])],
    ...ofHeaders,
  ];
  return [...new Set(found.map((key) => key.trim()))].filter((key) => key.length > 1);
}
