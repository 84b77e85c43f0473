import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);

/** A face of a font package. */
const face = (family: string, weight: string, file: string) => ({
  family,
  weight,
  data: readFileSync(file, 'base64'),
});

/** Fonts from packages. Tinos is as narrow as Times, DejaVu Sans is wider than nearly every font of a site. */
const FACES = {
  narrow: [
    face('latin', '400', require.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2')),
    face('latin', '700', require.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff2')),
  ],
  wide: [
    face('latin', '400', require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')),
    face('latin', '700', require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2')),
  ],
} as const;
// A family of its own: the last face of a family gives the height of its lines.
const ARABIC = face(
  'arabic',
  '100 900',
  require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
);

export type Font = keyof typeof FACES;

/** Sets the text of every document that `page` opens from now on in `font`, so that it measures the same on every machine. */
export async function nameFont(page: Page, font: Font): Promise<void> {
  await page.addInitScript(
    (faces) => {
      for (const { family, weight, data } of faces) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        document.fonts.add(new FontFace(family, bytes, { weight }));
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { font-family: latin, arabic !important }');
      document.adoptedStyleSheets.push(sheet);
    },
    [...FACES[font], ARABIC],
  );
}
