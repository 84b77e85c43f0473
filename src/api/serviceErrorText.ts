import { ApiError } from './failure.ts';
import { mapTexts } from './mapTexts.ts';
import type { FieldError } from './readErrors.ts';
import { createWithoutSecrets } from './secretForms.ts';
import type { Transport } from './transport.ts';
import { visibleText } from './visibleText.ts';

/** The most characters of one message that are repeated. Some services answer with a whole page. */
const LONGEST = 200;
const LEFT_OUT = '…';

/**
 * `transport`, with errors that repeat the service's own words beside the paths. Logs keep these words, so quotes of `key` and of
 * the body are left out: the body may hold a visitor's answers. The messages of `failure` and of a refusal have no key either.
 */
export function inServiceWords(transport: Transport, key: string | undefined): Transport {
  const withoutKey = createWithoutSecrets([key]);
  return async (endpoint, call) => {
    try {
      const reply = await transport(endpoint, call);
      return reply.ok ? reply : { ...reply, json: mapTexts(reply.json, withoutKey) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.kind !== 'status') throw error;
      const { failure, method, url, message, cause } = error;
      const errors = failure.errors.map((each) => ({
        path: withoutKey(each.path),
        message: withoutKey(each.message),
      }));
      const sent = textsIn(call.body);
      const told =
        errors.length === 0
          ? withoutKey(message.slice(`${method} ${url}: `.length))
          : `answered ${failure.status} (${errors.map((each) => wordsOf(each, sent)).join('; ')})`;
      throw new ApiError({ ...failure, errors }, error, cause, told);
    }
  };
}

function wordsOf({ path, message }: FieldError, sent: readonly string[]): string {
  const words = visibleText(without(message.trim(), sent).slice(0, LONGEST));
  return path === '' ? words : `${visibleText(without(path, sent).slice(0, LONGEST))}: ${words}`;
}

/** Texts and numbers at any depth, the longest first: a text may be a part of another. */
function textsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (each: unknown): void => {
    if (typeof each === 'string' || typeof each === 'number') found.add(String(each).trim());
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(visit);
  };
  visit(value);
  return [...found].filter((text) => [...text].length > 1).sort((one, other) => other.length - one.length);
}

/**
 * `message` without its quotes of `sent`, in capitals or not. A telephone number is found in any writing. An email address is left out
 * even if nobody sent it.
 */
function without(message: string, sent: readonly string[]): string {
  const numbers = sent.map(digitsOf).filter((digits) => digits.length >= 7);
  const isSent = (digits: string): boolean => numbers.some((each) => each.endsWith(digits) || digits.endsWith(each));
  return sent
    .reduce(
      (rest, text) => rest.replace(quoteOf(text), LEFT_OUT),
      message.replace(/[^\s<>"'(]+@[^\s<>"')]+/g, LEFT_OUT),
    )
    .replace(/\+?\d[\d\s().-]{5,}\d/g, (run) => (isSent(digitsOf(run)) ? LEFT_OUT : run));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Finds `text`. A text of two letters counts only as a whole word, since every message has it somewhere; `e-mail` and `don't`
 * are one word each. A single letter or digit tells nothing, and is left in place.
 */
function quoteOf(text: string): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.length > 2
    ? new RegExp(escaped, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}\\p{M}]['’_-]?)${escaped}(?!['’_-]?[\\p{L}\\p{N}\\p{M}])`, 'giu');
}
