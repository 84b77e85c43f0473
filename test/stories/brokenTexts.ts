import type { Page } from 'playwright-core';

/** A time in English, Spanish or Arabic, and a telephone number. */
const TIME = /\d{1,2}:\d\d\s*(?:[AP]M|[ap]\.\s*m\.|[صم](?!\p{L}))/u;
const PHONE = /\+?\(?\d[\d()\s\u2011-]{6,}\d/u;

/** In the page: gives the faults of its times, telephone numbers, words and separators, and the count of all of these but the words. */
function findBroken([time, phone]: readonly [string, string]) {
  const scene = document.querySelector('main');
  const faults: string[] = [];
  let count = 0;
  const isInline = (element: Element): boolean => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (node: Node): Element => {
    let block = node.parentElement ?? document.body;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    return block;
  };
  /** The texts that flow together. */
  const flows = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(scene ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const around = text.parentElement;
    if (!(text instanceof Text) || !around || around.closest('.tour-hidden, option, svg')) continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const block = blockOf(text);
    flows.set(block, [...(flows.get(block) ?? []), text]);
  }
  for (const texts of flows.values()) {
    const words = texts.map(({ data }) => data).join('');
    /** The boxes of the letters from `from` to `to`. */
    const boxes = (from: number, to: number): readonly DOMRect[] => {
      const found: DOMRect[] = [];
      let start = 0;
      for (const text of texts) {
        for (let at = Math.max(from, start); at < Math.min(to, start + text.length); at += 1) {
          if (/[\s\u2066-\u2069]/.test(words[at] ?? '')) continue;
          const range = document.createRange();
          range.setStart(text, at - start);
          range.setEnd(text, at - start + 1);
          found.push(range.getBoundingClientRect());
        }
        start += text.length;
      }
      return found.filter(({ width }) => width > 0);
    };
    const isBelow = (one: DOMRect, other: DOMRect): boolean => one.top >= other.bottom - 2;
    const isBroken = (letters: readonly DOMRect[]): boolean =>
      letters.some((one) => letters.some((other) => isBelow(one, other)));
    for (const { 0: match, index } of words.matchAll(new RegExp(time, 'gu'))) {
      count += 1;
      if (isBroken(boxes(index, index + match.length))) faults.push(`"${match}" is broken in "${words}"`);
    }
    for (const { 0: match, index } of words.matchAll(new RegExp(phone, 'gu'))) {
      count += 1;
      const letters = boxes(index, index + match.length);
      if (isBroken(letters)) faults.push(`"${match}" is broken in "${words}"`);
      else if (letters.some(({ left }, at) => left < (letters[at - 1]?.left ?? left)))
        faults.push(`"${match}" does not run from left to right in "${words}"`);
    }
    // A longer word may have to break.
    for (const { 0: match, index } of words.matchAll(/(?<!\p{L})\p{L}{2,14}(?!\p{L})/gu)) {
      const ends = [...boxes(index, index + 1), ...boxes(index + match.length - 1, index + match.length)];
      if (isBroken(ends)) faults.push(`the word "${match}" is broken in "${words}"`);
    }
    if (/\.\s?m\.\./.test(words)) faults.push(`two full stops in "${words}"`);
    for (const { 0: match, index } of words.matchAll(/[·→←]/gu)) {
      count += 1;
      const [mark] = boxes(index, index + 1);
      const [before, after] = [boxes(0, index), boxes(index + 1, words.length)];
      const isOnLine = (letter: DOMRect): boolean => !!mark && !isBelow(letter, mark) && !isBelow(mark, letter);
      if (mark && !(before.some(isOnLine) && after.some(isOnLine)))
        faults.push(`"${match}" ends or begins a line in "${words}"`);
    }
  }
  return { faults, count };
}

/** The times, telephone numbers and words on `page` that are broken over two lines, and lone separators: a line for each. */
export const brokenTexts = (page: Page) => page.evaluate(findBroken, [TIME.source, PHONE.source] as const);
