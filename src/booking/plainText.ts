/** What prints nothing: white space, control characters, and the marks and fillers that Unicode says to ignore. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Whether `text` shows nothing, zero-width characters included. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** `text` with the decimal digits of any script as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);

/** Unicode keeps the digits of a script together, in order, zero first; sets of ten may stand side by side. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}
