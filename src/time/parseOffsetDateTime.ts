import { type OffsetDateTime, parseLocalDateTime } from './values.ts';

const OFFSET = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/** `text` as a date and time with an offset or `Z`, or undefined. The text itself is kept. */
export function parseOffsetDateTime(text: string): OffsetDateTime | undefined {
  const offset = OFFSET.exec(text);
  return offset && parseLocalDateTime(text.slice(0, offset.index)) ? (text as OffsetDateTime) : undefined;
}
