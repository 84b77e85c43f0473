import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day } from '../../.storybook/model.ts';
import { createLanguage, LanguageContext } from '../i18n/language.ts';
import { ar } from '../locales/ar.ts';
import { Shell } from './Shell.tsx';

const today = day('2026-12-01');

it.each([
  ['America/New_York', 'en-US', 'Times in Eastern\u00a0Time (UTC−5)'],
  // The name of such a zone is its offset already.
  ['Etc/GMT+5', 'en-US', 'Times in GMT-05:00'],
  ['UTC', 'en-US', 'Times in GMT+00:00'],
  ['Etc/GMT+5', 'ar', 'المواعيد حسب غرينتش-05:00'],
] as const)('says the offset of %s once, %s', (zone, locale, line) => {
  const { container } = render(
    <LanguageContext.Provider value={createLanguage(locale === 'en-US' ? undefined : ar, undefined, locale)}>
      <Shell settings={{ zone, location: '', duration: 30 }} day={today} bare={false}>
        {null}
      </Shell>
    </LanguageContext.Provider>,
  );
  const marks = /[\u200e\u200f\u061c\u2066-\u2069]/g;
  expect(container.querySelector('li:last-child .tour-wide')?.textContent?.replace(marks, '')).toBe(line);
});
