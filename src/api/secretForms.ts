/**
 * Takes keys out of texts, in each form in which a service may repeat them. The forms are: the key itself in any letter case, with its characters
 * percent-encoded, escaped as in JSON or HTML, its bytes in hex, and base64 of any text that contains it, with or without padding, in both
 * alphabets. The time grows evenly with the text.
 */

/** Gives `text` with a mark in place of each secret. */
export type WithoutSecrets = (text: string) => string;

/** Stands where a secret was. */
const MARK = '…';
/** Hex and base64 of fewer characters than these stand in many texts by chance. */
const FEWEST_BYTES = 4;
const FEWEST_DIGITS = 5;

/** Makes the function that takes `secrets` out. Empty ones and undefined ones count for nothing. */
export function createWithoutSecrets(secrets: readonly (string | undefined)[]): WithoutSecrets {
  const given = secrets.flatMap((secret) => (secret ? [secret] : []));
  // A secret that holds another one goes first.
  const forms = [...new Set(given)].sort((one, other) => other.length - one.length).flatMap(formsOf);
  if (forms.length === 0) return (text) => text;
  const pattern = new RegExp(forms.join('|'), 'gi');
  return (text) => text.replace(pattern, MARK);
}

/** The forms of `secret`, each as the source of a regular expression that ignores letter case. */
function formsOf(secret: string): readonly string[] {
  const cases = [...new Set([secret, secret.toLowerCase(), secret.toUpperCase()])].map(bytesOf);
  const digits = cases.flatMap((bytes) => [0, 1, 2].map((before) => base64Form(bytes, before)));
  return [
    [...secret].map(characterForm).join(''),
    ...[...new Set(digits)].filter((form) => form !== ''),
    ...(bytesOf(secret).length < FEWEST_BYTES ? [] : [hexForm(secret)]),
  ];
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (code: number, digits = 2): string => code.toString(16).padStart(digits, '0');
const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
const anyOf = (sources: readonly string[]): string => `(?:${sources.join('|')})`;

/** All backslashes that stand before a place, so that none is left over. */
const BACKSLASHES = String.raw`(?<!\\)\\+`;

/** One character as it is, percent-encoded once or more, or escaped as in JSON or HTML. */
function characterForm(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0));
  const code = character.codePointAt(0) ?? 0;
  return anyOf([
    /["\\/]/.test(character) ? `(?:${BACKSLASHES})?${literal(character)}` : literal(character),
    ...new Set(
      [character, character.toLowerCase(), character.toUpperCase()].map((one) =>
        [...bytesOf(one)].map((byte) => `%(?:25){0,4}${hex(byte)}`).join(''),
      ),
    ),
    units.map((unit) => `${BACKSLASHES}u${hex(unit, 4)}`).join(''),
    `&(?:amp;)?#(?:0{0,6}${code}|x0{0,6}${code.toString(16)});`,
  ]);
}

/** The bytes of `secret` in hex, in one piece or with the usual signs between them. */
function hexForm(secret: string): string {
  const bytes = [...secret].flatMap((character) => {
    const [one, lower, upper] = [character, character.toLowerCase(), character.toUpperCase()].map(bytesOf);
    const isPlain = [one, lower, upper].every((form) => form?.length === 1);
    return isPlain
      ? [anyOf([...new Set([lower, upper].map((form) => hex(form?.[0] ?? 0)))])]
      : [...(one ?? [])].map((byte) => hex(byte));
  });
  return bytes.join(String.raw`[\s:.-]?(?:\\{1,8}x|0x|%)?`);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The base64 digits that `bytes` make after `before` other bytes. A digit that holds a bit of another byte is left out. */
function base64Form(bytes: Uint8Array, before: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const first = (6 - ((before * 8) % 6)) % 6;
  const digits = (bits.slice(first).match(/.{6}/g) ?? []).map((six) => ALPHABET[Number.parseInt(six, 2)] ?? '');
  if (digits.length < FEWEST_DIGITS) return '';
  const isWhole = (bits.length - first) % 6 === 0;
  return `${digits.map(digitForm).join('')}${isWhole ? '' : '[\\w+/-]?'}(?:=|%(?:25){0,4}3d){0,2}`;
}

const digitForm = (digit: string): string => {
  if (digit === '+') return anyOf([characterForm('+'), '-']);
  return digit === '/' ? anyOf([characterForm('/'), '_']) : digit;
};
