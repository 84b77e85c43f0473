import { expect, it } from 'vitest';
import { MOST_BYTES } from './gate.ts';
import { readBody } from './readBody.ts';

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://a.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it('reads an object of 32 kB and refuses one byte more', async () => {
  const text = JSON.stringify({ notes: 'x'.repeat(MOST_BYTES - 12) });
  expect(text).toHaveLength(MOST_BYTES);
  expect(await readBody(sent(text), MOST_BYTES)).toMatchObject({ kind: 'object', text });
  expect(await readBody(sent(`${text} `), MOST_BYTES)).toEqual({ kind: 'too-large' });
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
  expect(await readBody(sent(endless), MOST_BYTES)).toEqual({ kind: 'too-large' });
  expect(chunks).toBeLessThan(10);
  expect(stopped).toBe(true);
});

it('gives up a body that does not come, and one that breaks off', async () => {
  expect(await readBody(sent(new ReadableStream<Uint8Array>()), MOST_BYTES, 10)).toEqual({ kind: 'too-slow' });
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  expect(await readBody(sent(broken), MOST_BYTES)).toEqual({ kind: 'no-object' });
});

it('takes the word of a server for the length of a body', async () => {
  const text = JSON.stringify({ notes: 'x' });
  const measured = (length: number) => readBody(sent(text, { 'Content-Length': String(length) }), MOST_BYTES);
  expect(await measured(text.length)).toMatchObject({ kind: 'object', text });
  expect(await measured(MOST_BYTES + 1)).toEqual({ kind: 'too-large' });
});
