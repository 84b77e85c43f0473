import { expect, it } from 'vitest';
import { readBody } from './readBody.ts';

const MOST_BYTES = 32 * 1024;

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://a.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it('reads an object of 32 kB and refuses one byte more', async () => {
  const text = JSON.stringify({ notes: 'x'.repeat(MOST_BYTES - 12) });
  expect(text).toHaveLength(MOST_BYTES);
  expect(await readBody(sent(text))).toMatchObject({ kind: 'object', text });
  expect(await readBody(sent(`${text} `))).toEqual({ kind: 'too-large' });
});

it('stops reading a body that has no end', async () => {
  let chunks = 0;
  let stopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(10_000));
    },
    cancel() {
      stopped = true;
    },
  });
  expect(await readBody(sent(endless))).toEqual({ kind: 'too-large' });
  expect(chunks).toBeLessThan(10);
  expect(stopped).toBe(true);
});

it('gives up a body that does not come, and one that breaks off', async () => {
  expect(await readBody(sent(new ReadableStream<Uint8Array>()), { patience: 10 })).toEqual({ kind: 'too-slow' });
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  expect(await readBody(sent(broken))).toEqual({ kind: 'no-object' });
});
