import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as actionIcons from './actionIcons.tsx';
import * as icons from './icons.tsx';
import * as changeIcons from './laterIcons.tsx';
import * as laterIcons from './laterIcons.tsx';

describe('an icon', () => {
  it.each(Object.entries({ ...icons, ...actionIcons, ...changeIcons, ...laterIcons }))(
    '%s has a size of its own, for a page whose style sheet is late or missing',
    (_, Icon) => {
      const svg = renderToStaticMarkup(<Icon />);
      expect(svg).toMatch(/^<svg [^>]*\bwidth="\d\d" height="\d\d"/);
      expect(svg).toMatch(/^<svg [^>]*\baria-hidden="true"/);
    },
  );
});
