import type { Stop, Visit } from './gate.ts';
import { type Body, readBody } from './readBody.ts';
import type { EdgeReply } from './replies.ts';
import type { EdgeSettings } from './settings.ts';

export type ObjectBody = Extract<Body, { kind: 'object' }>;

/** Lets requests that change something in, or gives the reply where one may not go on. */
export interface Admission {
  /** Asks the `verify` of the site, which may read the body as it came. */
  readonly verify: (change: Visit, body?: ObjectBody) => Promise<EdgeReply | undefined>;
  /** The body of `change`. */
  readonly admit: (change: Visit) => Promise<ObjectBody | EdgeReply>;
}

const BODY_REFUSALS = { 'too-large': 'body-size', 'too-slow': 'body-time', 'no-object': 'body' } as const;

export function createAdmission(
  settings: Pick<EdgeSettings, 'verify'>,
  refuse: (stop: NonNullable<Stop>) => EdgeReply,
): Admission {
  async function verify({ request }: Visit, body?: ObjectBody): Promise<EdgeReply | undefined> {
    if (settings.verify === undefined) return undefined;
    const { url, method, headers } = request;
    const copy = new Request(url, { method, headers, ...(body ? { body: body.text } : {}) });
    // A function that fails lets nobody in.
    const may = await Promise.resolve(copy)
      .then(settings.verify)
      .catch(() => false);
    return may === true ? undefined : refuse({ why: 'verify' });
  }
  return {
    verify,
    async admit(change) {
      const body = await readBody(change.request);
      if (body.kind !== 'object') return refuse({ why: BODY_REFUSALS[body.kind] });
      return (await verify(change, body)) ?? body;
    },
  };
}
