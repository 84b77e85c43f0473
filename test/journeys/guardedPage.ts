import type { Ground } from './documentOn.ts';

/** Swallows spaces, shortcuts, the clipboard and the selection unless the target is a field. Notes the keys that the page hears. */
const GUARD = `
  window.heard = [];
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  document.addEventListener('keydown', (event) => {
    heard.push(event.key);
    const isShortcut = (event.ctrlKey || event.metaKey) && /^[acvxsu]$/i.test(event.key);
    if (!isField(event) && (event.key === ' ' || isShortcut)) event.preventDefault();
  });
  for (const type of ['copy', 'cut', 'paste', 'selectstart', 'contextmenu', 'dragstart'])
    document.addEventListener(type, (event) => { if (!isField(event)) event.preventDefault(); });`;

const STYLE = `
  html { font-size: 62.5% }
  body { font-size: 12px; user-select: none; -webkit-user-select: none }`;

/** A page with a script against copying and shortcuts, and small letters. */
export const guardedPage = {
  headers: {},
  head: `<style>${STYLE}</style><script src="/guard.js"></script>`,
  files: { '/guard.js': GUARD },
} satisfies Ground;

/** Runs on the page. Gives the least size of letters in the text fields, in px, and what `user-select` is there. Looks into shadow roots. */
export function lookOfFields(): { readonly leastLetters: number; readonly selections: readonly string[] } {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const styles = all(document)
    .filter((each) => each.matches('input:not([type=checkbox], [type=radio]), select, textarea'))
    .map((field) => getComputedStyle(field));
  return {
    leastLetters: Math.min(...styles.map(({ fontSize }) => Number.parseFloat(fontSize))),
    // WebKit has the property by its old name alone.
    selections: [...new Set(styles.map((style) => style.userSelect || style.getPropertyValue('-webkit-user-select')))],
  };
}
