import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);

/** A face of a font package. */
const face = (family: string, weight: string, file: string, unicodeRange = 'U+0-10FFFF') => ({
  family,
  weight,
  unicodeRange,
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
  /** The font of the gallery and the demo, for pictures. */
  inter: [face('latin', '100 900', require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))],
} as const;
// A family of its own: the last face of a family gives the height of its lines.
const ARABIC = face(
  'arabic',
  '100 900',
  require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
);

export type Font = keyof typeof FACES;

/** Fonts with letters that those above lack. Each comes in slices, by letters. */
const SLICED = {
  vietnamese: require.resolve('@fontsource-variable/inter/index.css'),
  chinese: require.resolve('@fontsource-variable/noto-sans-sc/index.css'),
  korean: require.resolve('@fontsource-variable/noto-sans-kr/index.css'),
};
export type SlicedFont = keyof typeof SLICED;

/** The slices of a font that `words` are set in. */
export function slicesFor(font: SlicedFont, words: string): readonly Face[] {
  const sheet = SLICED[font];
  const letters = new Set([...words].map((letter) => letter.codePointAt(0) ?? 0).filter((point) => point > 0x7f));
  const slices = readFileSync(sheet, 'utf8').matchAll(/url\((\S+\.woff2)\)[^}]*unicode-range: ([^;]+);/g);
  return [...slices].flatMap(([, file = '', range = '']) => {
    const isWanted = range.split(',').some((part) => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return [...letters].some((letter) => letter >= from && letter <= to);
    });
    return isWanted ? [face('sliced', '100 900', join(dirname(sheet), file), range)] : [];
  });
}

type Face = ReturnType<typeof face>;

/** The faces of `font`. `others`: those of letters that it lacks. */
export const facesOf = (font: Font, others: readonly Face[] = []): readonly Face[] => [
  ...FACES[font],
  ARABIC,
  ...others,
];

/** Runs in the page. Sets its text in `faces`. */
export function setFaces(faces: readonly Face[]): void {
  for (const { family, weight, unicodeRange, data } of faces) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { font-family: latin, arabic, sliced !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Sets the text of every document that `page` opens from now on in `font`, so that it measures the same on every machine. */
export const nameFont = async (page: Page, font: Font, others?: readonly Face[]): Promise<void> =>
  void (await page.addInitScript(setFaces, facesOf(font, others)));
