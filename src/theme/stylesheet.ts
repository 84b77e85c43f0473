/** What can carry constructable stylesheets. A policy of `style-src 'self'` allows them, unlike `<style>`. */
export type StyleRoot = ShadowRoot | Document;

/** A part of the widget's style, parsed when it is first wanted and shared by all widgets of the page. */
export interface SharedSheet {
  readonly get: () => CSSStyleSheet;
  /** For a server, which has no sheets. */
  readonly text: () => string;
  /** How many widgets of a root use it. */
  readonly uses: WeakMap<StyleRoot, number>;
}

/** The sheet of `parts`, CSS text in order. */
export function sharedSheet(...parts: readonly string[]): SharedSheet {
  let sheet: CSSStyleSheet | undefined;
  const text = (): string => parts.join('\n');
  const get = (): CSSStyleSheet => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text());
    }
    return sheet;
  };
  return { get, text, uses: new WeakMap() };
}

/** Adds `sheet` to `root`; the remover takes that one sheet off and leaves the page's own alone. */
function attach(root: StyleRoot, sheet: CSSStyleSheet): () => void {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * Whether `tree` carries sheets: a document or a shadow root. It looks at the property, because pages replace `Document`. In a DOM
 * without sheets the widget works unstyled.
 */
const canAdopt = (tree: Node | undefined): tree is StyleRoot => tree !== undefined && 'adoptedStyleSheets' in tree;

/**
 * Adds a sheet to the tree of `node` and returns the remover. Several widgets in one tree share one sheet; the last remover takes
 * it off.
 */
export function adoptStyles(node: Node | null, shared: SharedSheet | undefined): () => void {
  const root = node?.getRootNode();
  if (!canAdopt(root) || !shared) return () => {};
  const { get, uses } = shared;
  const sheet = get();
  const before = uses.get(root) ?? 0;
  if (before === 0) attach(root, sheet);
  uses.set(root, before + 1);
  let removed = false;
  return () => {
    if (removed) return;
    removed = true;
    const left = (uses.get(root) ?? 1) - 1;
    uses.set(root, left);
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * Makes `color` (any CSS color) the accent of the elements `selector` finds in the tree of `node`, and returns the remover.
 * Text that is no color changes nothing. The rule is written through the object model, so nothing in `color` can add another.
 */
export function setAccent(node: Node | null, color: string, selector = '.tour'): () => void {
  const root = node?.getRootNode();
  if (!canAdopt(root) || !CSS.supports('color', color)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} {}`);
  const [rule] = sheet.cssRules;
  if (rule instanceof CSSStyleRule) rule.style.setProperty('--tour-accent', color);
  return attach(root, sheet);
}
