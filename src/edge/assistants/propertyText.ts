/** Signs that steer what shows a text. */
const STEERING = /(?![\u200c\u200d])\p{C}|[\p{Zl}\p{Zp}]/gu;
/**
 * Signs that nobody sees, among them the blank of Braille. One joiner between two letters stays, which names and words of some scripts need,
 * and what belongs to an emoji.
 */
const INVISIBLE =
  /(?!(?<=\p{Emoji})\ufe0f|(?<=[\p{L}\p{M}\p{Emoji}]|\ufe0f)[\u200c\u200d](?=[\p{L}\p{Emoji}]))[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The longest text of a property that is repeated. */
const MOST_SIGNS = 80;

/** `text` of the service as data: on one line, without steering signs, not longer than `most` characters. */
export function propertyText(text: string, most = MOST_SIGNS): string {
  const signs = [...text.replace(INVISIBLE, '').replace(STEERING, ' ').replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}

/** The same in Markdown, where no sign of it has a meaning. */
export const propertyMarkdown = (text: string): string => propertyText(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Whether `text` of an assistant may go into a form: no line breaks, no steering and no invisible signs. */
export const isPlainLine = (text: string): boolean => text.search(STEERING) === -1 && text.search(INVISIBLE) === -1;
