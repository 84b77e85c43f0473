import { atMost } from '../api/atMost.ts';

/** How long a body may take, in milliseconds. */
const PATIENCE_MS = 10_000;

export type Body =
  | { readonly kind: 'object'; readonly text: string; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: Unread };

type Unread = 'too-large' | 'too-slow' | 'no-object';

/** The body of `request` as a JSON object of few values. Reads no more than `most` bytes. Never rejects. */
export async function readBody(request: Request, most: number, patience = PATIENCE_MS): Promise<Body> {
  const bytes = await readBytes(request, patience, most);
  if (typeof bytes === 'string') return { kind: bytes };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return isRecord(value) && isSmall(value) ? { kind: 'object', text, value } : { kind: 'no-object' };
  } catch {
    return { kind: 'no-object' };
  }
}

/** How deep a body may be nested, and how many values it may have. A booking has far fewer. */
const DEEPEST = 20;
const MOST_VALUES = 2_000;

/** Whether each program can read the value without running out of stack. */
function isSmall(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > DEEPEST || count > MOST_VALUES) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readBytes(request: Request, patience: number, most: number): Promise<ArrayBuffer | Unread> {
  const { headers } = request;
  const length = headers.get('Content-Length');
  if (Number(length ?? 0) > most) return 'too-large';
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => {
      resolve('too-slow');
      late.abort();
    }, patience);
  });
  // No server reads more than the length that it was told. One that was told none is stopped.
  const isMeasured = length !== null && !headers.has('Transfer-Encoding');
  const reading = isMeasured
    ? request.arrayBuffer()
    : new Response(request.body?.pipeThrough(atMost(most), late)).arrayBuffer();
  const unread = (error: unknown): Unread => (error instanceof RangeError ? 'too-large' : 'no-object');
  const bytes = await Promise.race([reading.catch(unread), slow]);
  clearTimeout(timer);
  return bytes;
}
