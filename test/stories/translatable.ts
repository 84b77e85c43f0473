import type { Page } from 'playwright-core';

/**
 * The texts of the widget in view that a translator would break, a line each. A translator puts an element of its own in the place of a
 * text. React misses the text when it then changes or removes it, or inserts something before it. Only a text that is all that its
 * element has is safe.
 */
export const looseTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';
    /** Whether React holds on to the text itself, as it does when the text is not the only child. */
    const isHeld = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    const found: string[] = [];
    const look = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
        if (!isText(node)) continue;
        const text = node;
        const others = [...(text.parentNode?.childNodes ?? [])].filter((other) => other !== text);
        const isBeside = others.some((other) => other instanceof Element || isText(other));
        if (isBeside || isHeld(text))
          found.push(`“${text.data}” has no element of its own in ${text.parentElement?.outerHTML.slice(0, 300)}`);
      }
    };
    for (const widget of document.querySelectorAll('main .tour')) look(widget);
    return found;
  });

/** The texts of the story in view that are a time, a number of a day or a place, and that a translator would change all the same. */
export const unkeptTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isTimeOrPlace = /^(\d{1,2}:\d\d\s([AP]M|[صم])|(Alder House, )?123\sFirst\sSt)$/;
    const unkept: string[] = [];
    for (const widget of document.querySelectorAll('main .tour')) {
      const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        const text = node.nodeValue?.trim() ?? '';
        // Other numbers are counts.
        const isDay = /^\d+$/.test(text) && around?.closest('.tour-day, .tour-card-day');
        if ((isDay || isTimeOrPlace.test(text)) && !around?.closest('[translate=no]'))
          unkept.push(around?.outerHTML.slice(0, 300) ?? '');
      }
    }
    return unkept;
  });

/** The texts of the story in view that a translator leaves as they are. */
export const keptTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .tour [translate=no]')].map((element) => element.textContent ?? ''),
  );
