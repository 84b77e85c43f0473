// signature.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `header` signs `body` with `secret`, and is at most five minutes old. */
export function isSigned(header, body, secret) {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!signature || Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
