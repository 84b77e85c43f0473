/** The longest body that is read, in bytes, where nothing else is said. */
const MOST_BYTES = 32 * 1024;
/** How long a body may take, in milliseconds. */
const PATIENCE_MS = 10_000;

export type Body =
  | { readonly kind: 'object'; readonly text: string; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'no-object' };

/** The body of `request` as a JSON object of few values. Reads no more than `most` bytes. Never rejects. */
export async function readBody(
  request: Request,
  { patience = PATIENCE_MS, most = MOST_BYTES }: { readonly patience?: number; readonly most?: number } = {},
): Promise<Body> {
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

async function readBytes(
  request: Request,
  patience: number,
  most: number,
): Promise<Uint8Array | 'too-large' | 'too-slow' | 'no-object'> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return 'too-large';
  if (request.body === null) return 'no-object';
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), patience);
  });
  const bytes = new Uint8Array(most);
  let size = 0;
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), slow]);
      if (step === 'too-slow') return step;
      if (step.done) return bytes.subarray(0, size);
      if (size + step.value.byteLength > most) return 'too-large';
      bytes.set(step.value, size);
      size += step.value.byteLength;
    }
  } catch {
    return 'no-object';
  } finally {
    clearTimeout(timer);
    // Ends a body that still comes: its rest is of no use.
    reader.cancel().catch(() => undefined);
  }
}
