import { describe, expect, it } from 'vitest';
import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/callAndReply.ts';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { operations } from '../src/api/contract/operations.ts';

/** Which key opens which operation (document, "Authentication"; docs/project/api-gaps.md). */
const service = createMockService({ listings: 10 });

async function status(name: string, key: string | undefined, requireKey: boolean): Promise<number> {
  const endpoint = operations.map((operation) => operation.endpoint).find((each) => each.name === name);
  if (!endpoint) throw new Error(name);
  const inQuery = endpoint.auth.scheme === 'key';
  const reply = await answer(
    service,
    {
      method: endpoint.method,
      path: endpoint.path.replace(/\{\w+\}/g, '101'),
      query: new URLSearchParams(inQuery && key !== undefined ? { key } : {}),
      header: (header) =>
        header === 'authorization' && !inQuery && key !== undefined ? `Basic ${btoa(`${key}:`)}` : undefined,
      body: async () => NO_BODY,
    },
    { requireKey },
  );
  if (reply.status === 401 || reply.status === 403) {
    expect(JSON.parse(reply.body)).toEqual({ errors: { key: [expect.any(String)] } });
  }
  return reply.status;
}

const cases = operations.map(({ endpoint: { name, auth } }) => ({ name, ...auth }));

describe.each(cases)('$name', ({ name, scheme, right }) => {
  it('wants a key where the document shows a scheme, and everywhere when told to', async () => {
    expect((await status(name, undefined, false)) === 401).toBe(scheme !== 'open');
    expect(await status(name, undefined, true)).toBe(401);
  });

  it('wants the key to be right when one is given', async () => {
    expect(await status(name, 'sk_other', false)).toBe(401);
    expect(await status(name, 'sk_other', true)).toBe(401);
  });

  it('wants the key to have the right', async () => {
    expect((await status(name, 'pk_demo', true)) === 403).toBe(right !== 'public');
    expect((await status(name, 'sk_nosync', true)) === 403).toBe(right === 'sync');
    expect([401, 403]).not.toContain(await status(name, 'sk_demo', true));
  });
});
