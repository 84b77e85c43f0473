import type { CSSProperties, ReactNode } from 'react';
import { derivedTokens, tokenRows } from '../tokens.ts';
import { Inline } from './Inline.tsx';
import { Page } from './Page.tsx';
import { Rows } from './Rows.tsx';
import { StoryLink } from './StoryLink.tsx';

/** The look of a token's swatch: corners of that radius, letters, the space at an edge, or a field of that color. */
function shown(token: string): { readonly style: CSSProperties; readonly words?: string } {
  if (token.includes('radius'))
    return { style: { background: 'var(--t-soft)', border: '1px solid var(--t-edge)', borderRadius: `var(${token})` } };
  if (token === '--tour-font' || token === '--tour-size') return { style: {}, words: 'Aa' };
  if (token === '--tour-weight') return { style: { fontWeight: 'var(--t-weight)' }, words: 'Aa' };
  if (token === '--tour-inset')
    return { style: { background: 'var(--t-soft)', borderInlineStart: 'var(--tour-inset, 24px) solid var(--t-edge)' } };
  // The widget reads a public token by the private one of the same name.
  const color = `var(${token.replace('--tour-', '--t-')})`;
  return { style: { background: color, border: '1px solid var(--t-line)', borderRadius: 8 } };
}

/** A token as the widget shows it in a theme. */
function Swatch({ token, theme }: { readonly token: string; readonly theme: 'light' | 'dark' }) {
  const { style, words } = shown(token.replace(/^--tour-(?=.*radius)/, '--t-'));
  return (
    <div
      className="tour"
      data-theme={theme}
      style={{ display: 'inline-block', padding: 6, borderRadius: 12, background: 'var(--t-surface)' }}
    >
      <div data-token={token} style={{ display: 'grid', placeItems: 'center', width: 64, height: 40, ...style }}>
        {words}
      </div>
    </div>
  );
}

const swatched = (token: string, ...about: readonly ReactNode[]) => ({
  key: token,
  cells: [
    <code key="name" style={{ whiteSpace: 'nowrap' }}>
      {token}
    </code>,
    <Swatch key="light" token={token} theme="light" />,
    <Swatch key="dark" token={token} theme="dark" />,
    ...about,
  ],
});

/** Every token of the theme with its swatches. */
export function ThemingPage({ look }: { readonly look: unknown }) {
  return (
    <Page look={look} title="Theming">
      <p>
        The widget takes the font, the weight and the size of the page around it. One accent colors all of it. To change
        more, set these custom properties on the element or on any ancestor. Three samples are stories:{' '}
        <StoryLink storyId="options-themes--brick">Brick</StoryLink>,{' '}
        <StoryLink storyId="options-themes--harbor">Harbor</StoryLink>,{' '}
        <StoryLink storyId="options-themes--night">Night</StoryLink>.
      </p>
      <h3>Tokens to set</h3>
      <Rows
        label="Tokens to set"
        heads={['Token', 'Light', 'Dark', 'What', 'Default']}
        rows={tokenRows.map(({ name, what, light, dark }) =>
          swatched(
            name,
            <Inline key="what" text={what} />,
            <Inline key="default" text={light === dark ? light : `${light}, dark ${dark}`} />,
          ),
        )}
      />
      <h3>What is derived from them</h3>
      <p>The widget mixes these itself. A page cannot set them.</p>
      <Rows
        label="Derived tokens"
        heads={['Token', 'Light', 'Dark']}
        rows={derivedTokens.map((token) => swatched(token))}
      />
    </Page>
  );
}
