import type { Page } from 'playwright-core';

/**
 * How a page is translated. `Chrome` replaces each text of the page's own tree by two nested `<font>`. `Chrome, in shadow roots` does so
 * in shadow roots too, as some extensions do. `Firefox` changes the text itself, in shadow roots too.
 */
export type Way = 'Chrome' | 'Chrome, in shadow roots' | 'Firefox';

/** The soft hyphen that marks each translated word. Nobody sees it, and Playwright leaves it out of names and texts. */
const MARK = '\u00ad';

/** What {@link startTranslator} leaves on the page. */
interface Translator {
  /** Texts that the page changed after they were taken out, so that nobody sees the change: what is shown, and what was meant. */
  readonly stale: () => readonly string[];
  /** Texts that were not translated and stand outside of `translate="no"`. */
  readonly left: () => readonly string[];
}

/**
 * Runs in the page. Translates what is there and everything that comes later. It marks words and leaves digits, so that a shown time can
 * be compared with the true one.
 */
function translate([way, mark]: readonly [Way, string]): void {
  const entersShadow = way !== 'Chrome';
  const word = /\p{L}[\p{L}\p{M}’']*/gu;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translateText(target);
      for (const node of addedNodes) translateTree(node);
    }
  });
  /** The texts it has put in, and those it has taken out. */
  const own = new WeakSet<Text>();
  const taken: { readonly text: Text; readonly words: string; readonly shown: Element }[] = [];

  const isKept = (text: Text): boolean => {
    for (let node: Node | null = text; node; node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null))
      if (node instanceof Element && (node.matches('script, style, head') || node.getAttribute('translate') === 'no'))
        return true;
    return false;
  };
  const translated = (words: string): string => words.replace(word, (each) => each + mark);
  const font = (child: Node): HTMLElement => {
    const element = document.createElement('font');
    element.dir = 'auto';
    element.style.verticalAlign = 'inherit';
    element.append(child);
    return element;
  };
  const translateText = (text: Text): void => {
    if (own.has(text) || text.data.trim() === '' || text.data.includes(mark) || isKept(text)) return;
    const words = text.data;
    if (way === 'Firefox') {
      if (translated(words) !== words) text.data = translated(words);
      return;
    }
    const put = document.createTextNode(translated(words));
    own.add(put);
    const shown = font(font(put));
    text.replaceWith(shown);
    taken.push({ text, words, shown });
  };
  const textsOf = (root: Node): Text[] => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    return texts;
  };
  const rootsIn = (root: Node): ShadowRoot[] =>
    root instanceof Element || root instanceof Document || root instanceof ShadowRoot
      ? [root, ...root.querySelectorAll('*')].flatMap((each) =>
          each instanceof Element && each.shadowRoot ? [each.shadowRoot, ...rootsIn(each.shadowRoot)] : [],
        )
      : [];
  function translateTree(root: Node): void {
    for (const text of textsOf(root)) translateText(text);
    if (entersShadow) for (const shadow of rootsIn(root)) follow(shadow);
  }
  const followed = new WeakSet<Node>();
  function follow(root: Node): void {
    if (followed.has(root)) return;
    followed.add(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    translateTree(root);
  }

  if (entersShadow) {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachAndFollow(init) {
      const shadow = attach.call(this, init);
      if (init.mode === 'open') follow(shadow);
      return shadow;
    };
  }
  follow(document);
  const translator: Translator = {
    stale: () =>
      taken
        .filter(({ text, words, shown }) => shown.isConnected && text.data !== words)
        .map(({ text, shown }) => `“${shown.textContent?.replaceAll(mark, '')}” is shown for “${text.data}”`),
    left: () =>
      [document, ...(entersShadow ? rootsIn(document) : [])]
        .flatMap((root) => textsOf(root))
        .filter((text) => !isKept(text) && (text.data.replaceAll(mark, '').match(word)?.length ?? 0) > 0)
        .filter((text) => !text.data.includes(mark))
        .map(({ data }) => data),
  };
  Object.assign(window, { translator });
}

/** Translates the page that is open on `page`. */
export const startTranslator = (page: Page, way: Way): Promise<void> => page.evaluate(translate, [way, MARK] as const);

/** Translates what `page` opens from now on, from its first text on. */
export async function startTranslatorEarly(page: Page, way: Way): Promise<void> {
  await page.addInitScript(translate, [way, MARK] as const);
}

/** What the translator found wrong on `page`: nothing where it has not begun. */
export const translationFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const translator: Translator | undefined = Reflect.get(window, 'translator');
    return translator ? [...translator.stale(), ...translator.left().map((text) => `“${text}” is not translated`)] : [];
  });

/** Each text that `page` shows or says, in order, without the marks. Shadow roots count too. */
export const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((mark) => {
    const texts: string[] = [];
    const read = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) read(node.shadowRoot);
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        if (node.parentElement?.checkVisibility()) texts.push(node.data.replaceAll(mark, ''));
      }
    };
    read(document.body);
    return texts;
  }, MARK);
