import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { shippedWords } from '../src/i18n/languageChunks.ts';
import { launcherWords } from '../src/i18n/locales/launcherWords.ts';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

it('Arabic, Spanish, Korean, Vietnamese and Simplified Chinese are shipped', () => {
  expect(shippedLanguages).toEqual(expect.arrayContaining(['ar', 'es', 'ko', 'vi', 'zh']));
});

describe.each(shippedLanguages)('%s, a file of src/locales', (language) => {
  it('has the words of the launcher, of the first screens and of the later ones', async () => {
    expect(launcherWords(undefined, language).shipped).toHaveProperty('launcher');
    const { preview, rest } = shippedWords(language);
    for (const words of [preview, rest]) {
      await words.load();
      expect(words.getState()).toMatchObject({ status: 'ready', module: expect.anything() });
    }
  });

  it('is asked for by the loader, ahead of the widget', () => {
    const [, asked = ''] = /\/\^\(([a-z|]+)\)\(\?!\[a-z\]\)\//.exec(read('src/embed/loader.ts')) ?? [];
    expect(asked.split('|')).toContain(language);
  });

  it('is among the aliases of the package, by which Parcel finds it', () => {
    expect(JSON.parse(read('package.json'))).toHaveProperty(
      ['alias', `./locales/${language}`],
      `./dist/npm/locales/${language}.js`,
    );
  });

  it('is named in the documents', () => {
    expect(read('docs/languages.md')).toContain(`\`${language}\``);
  });
});
