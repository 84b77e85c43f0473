/**
 * Signs that a terminal obeys or hides: control characters, marks of the writing direction, invisible and unassigned ones, line breaks of
 * Unicode.
 */
const SIGNS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

const escaped = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** `text` of somebody else on one line, for a terminal or a log: signs that steer it are written out, such as `\u001b`. */
export const visibleText = (text: string): string => text.replace(SIGNS, escaped);

/** `json` with the same signs written out, except for the line breaks between its values. It stays JSON with the same values. */
export const visibleJson = (json: string): string => json.split('\n').map(visibleText).join('\n');
