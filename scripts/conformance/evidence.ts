import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A test by its file and title, or a check that `test/stories/screens.test.ts` makes of every screen in every state. */
export type Evidence =
  | { readonly file: string; readonly title: string }
  | { readonly file: string; readonly check: string };

const root = resolve(import.meta.dirname, '../..');

/** The text of a file without the lines that are comments. Empty if there is no such file. */
const codeOf = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '') : '';

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether the `code` of a test file has the test or the check. A test that is skipped shows nothing. */
export function isIn(code: string, evidence: Evidence): boolean {
  if ('check' in evidence)
    return new RegExp(`\\bon\\.${evidence.check}\\(|\\b${evidence.check}\\(on\\.page\\)`).test(code);
  // The title is the first argument of a call: `it('…', `, `it.each(rows)('…', `.
  return new RegExp(`(?<!\\.(?:skip|todo))\\(\\s*(['"\`])${literally(evidence.title)}\\1,`).test(code);
}

/** Whether the test stands in its file. */
export const isThere = (evidence: Evidence): boolean => isIn(codeOf(evidence.file), evidence);
