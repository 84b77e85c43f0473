import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { zonedFiles } from '../scripts/vite/testProjects.ts';

/** Code that asks JavaScript for a time in the computer's zone. */
const READS_ZONE =
  /\.[gs]et(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(\)|new Date\([^()]*,|\.toLocale(Date|Time)String\(|DateTimeFormat\(|new Date\([^()]*\)\.toLocaleString\((?!.*timeZone)/;

/** Their tests run in three zones, or they only name the zone: without a flag, the edge's command takes the name of the computer's zone. */
const MAY_READ = ['src/i18n/format.ts', 'src/time/zone.ts'];

describe('the computer’s zone', () => {
  it.each([
    'date.getHours()',
    'new Date(2026, 11, 1)',
    'new Date(ms).toLocaleDateString("en")',
    'new Date(ms).toLocaleString("en")',
    'new Intl.DateTimeFormat("en")',
  ])('the test below finds %s', (code) => expect(code).toMatch(READS_ZONE));

  it('is read only by the files that are listed here', () => {
    const sources = import.meta.glob<string>(['../{src,mock-server}/**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const files = Object.entries(sources).map(([path, text]) => ({ path: path.slice('../'.length), text }));
    expect(files.length).toBeGreaterThan(300);
    const reading = files.filter(({ text }) => READS_ZONE.test(text)).map(({ path }) => path);
    expect(reading.toSorted()).toEqual(MAY_READ.toSorted());
  });
});

it.each(zonedFiles)('%s, which runs in three zones, is still there', (path) => expect(existsSync(path)).toBe(true));
