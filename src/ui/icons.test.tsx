import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kindIcons from '../features/kinds/kindIcons.tsx';
import * as firstIcons from './icons.tsx';
import * as statusIcons from './statusIcons.tsx';
import * as tourIcons from './tourIcons.tsx';

describe('an icon', () => {
  const { icon: _maker, ...icons } = firstIcons;
  it.each(Object.entries({ ...icons, ...tourIcons, ...statusIcons, ...kindIcons }))(
    '%s has a size of its own, for a page whose style sheet is late or missing',
    (_, Icon) => {
      const svg = renderToStaticMarkup(<Icon />);
      expect(svg).toMatch(/^<svg [^>]*\bwidth="\d\d" height="\d\d"/);
      expect(svg).toMatch(/^<svg [^>]*\baria-hidden="true"/);
    },
  );
});
