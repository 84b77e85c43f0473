import { answer } from '../../mock-server/answer.ts';
import { NO_BODY } from '../../mock-server/callAndReply.ts';
import type { MockService } from '../../mock-server/engine/mockService.ts';

export interface Ask {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** Asks the mock without HTTP, with `key` (the secret one by default) in both the places a key can stand in. */
export async function ask(service: MockService, { method, target, body }: Ask, key = 'sk_demo'): Promise<Answer> {
  const [path = '', text = ''] = target.split('?');
  const query = new URLSearchParams(text);
  query.set('key', key);
  const reply = await answer(service, {
    method,
    path,
    query,
    header: (name) => (name === 'authorization' ? `Basic ${btoa(`${key}:`)}` : undefined),
    body: async () => (body === undefined ? NO_BODY : { text: JSON.stringify(body), tooLarge: false }),
  });
  return { status: reply.status, json: JSON.parse(reply.body) };
}
