import { docsText, tableBelow } from './docsText.ts';

/** The style sheets of the widget, by path. */
const sheets = import.meta.glob<string>('../src/theme/*.css', { eager: true, query: '?raw', import: 'default' });
const css = Object.values(sheets)
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '');

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Every token that a page can set, as the style sheets read them: `--tour-accent`. */
export const publicTokens = unique([...css.matchAll(/var\(\s*(--tour-[a-z-]+)/g)].map(([, name = '']) => name));

/**
 * The shades that the widget derives from them: `--t-soft`. They are set on `.tour` itself. `--t-given-…` are the steps to the shades of a
 * given accent, and have no value without one. `--t-text-…` are sizes.
 */
export const derivedTokens = unique(
  [...css.matchAll(/(?:^|\n)\s*\.tour(?:\[[^\]]*\])? \{([^}]*)\}/g)]
    .flatMap(([, block = '']) => [...block.matchAll(/(--t-[a-z-]+)\s*:/g)].map(([, name = '']) => name))
    .filter((name) => !/given|--t-text-/.test(name) && !publicTokens.includes(name.replace('--t-', '--tour-'))),
);

/** A token that a page can set, as docs/theming.md describes it. */
interface TokenRow {
  readonly name: string;
  readonly what: string;
  readonly light: string;
  readonly dark: string;
}

export const tokenRows: readonly TokenRow[] = tableBelow(docsText('theming'), '## Tokens').map(
  ([name = '', what = '', light = '', dark = '']) => ({ name: name.replaceAll('`', ''), what, light, dark }),
);
