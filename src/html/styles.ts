import { previewSheet } from '../theme/previewSheet.ts';
import around from '../theme/serverHtml.css?inline';

/** The style of the widget in a server's HTML, with its accent, which has passed `isPlainColor`. */
export const styleText = (accent?: string | undefined): string =>
  [previewSheet.text(), around, accent === undefined ? '' : `.tour{--tour-accent:${accent}}`].join('\n');

/** Whether `text` is a color that a style sheet can hold as it is: nothing in it can end the rule. */
export const isPlainColor = (text: string): boolean =>
  /^(#[\da-f]{3,8}|[a-z]{3,30}|[a-z-]{3,12}\([\d.,%/ a-z+-]{1,80}\))$/i.test(text);

let version: string | undefined;

/** A hash of the style (FNV-1a), for its address, which may be kept for good: another style has another address. */
export function cssVersion(): string {
  if (version === undefined) {
    let hash = 0x811c9dc5;
    for (const sign of styleText()) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    version = hash.toString(36);
  }
  return version;
}
