/** Signs that are invisible or steer what shows a text. The two joiners stay: names and words of some scripts need them. */
const STEERING = /(?![\u200c\u200d])\p{C}|[\p{Zl}\p{Zp}]/gu;

/** The longest text of a property that is repeated. */
const MOST_SIGNS = 80;

/** `text` of the service as data: on one line, without steering signs, not longer than `most` characters. */
export function propertyText(text: string, most = MOST_SIGNS): string {
  const signs = [...text.replace(STEERING, ' ').replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}

/** The same in Markdown, where no sign of it has a meaning. */
export const propertyMarkdown = (text: string): string => propertyText(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Whether `text` of an assistant may go into a form: no line breaks and no steering signs. */
export const isPlainLine = (text: string): boolean => text.search(STEERING) === -1;
