import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the widget never does, read from its sources. The conformance report names these tests. */

const src = resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const having = (pattern: RegExp): readonly string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the sources of the widget', () => {
  it('play no sound and no video', () => {
    expect(having(/<(?:audio|video|iframe)\b|new Audio\b|AudioContext|createElement\('(?:audio|video|iframe)/)).toEqual(
      [],
    );
    // The same search finds what is there.
    expect(having(/<button\b/).length).toBeGreaterThan(3);
  });

  it('draw no text as a picture', () => {
    expect(having(/<text\b|<canvas\b|getContext\(|url\(|\.(?:png|jpe?g|gif|webp|svg)['"]/)).toEqual([]);
    // The photos of the property.
    expect(having(/<img\b/).toSorted()).toEqual(['features/agent/AgentCard.tsx', 'features/homes/HomePicture.tsx']);
  });

  it('name no shortcut', () => {
    expect(having(/accesskey|aria-keyshortcuts/i)).toEqual([]);
    // No single letter, digit or sign is compared with a pressed key.
    expect(having(/\.key === '[^' ]'/)).toEqual([]);
    expect(having(/\.key [!=]== '\w+'/).length).toBeGreaterThan(1);
  });

  it('read no motion of the device', () => {
    expect(having(/devicemotion|deviceorientation|Accelerometer|Gyroscope/i)).toEqual([]);
  });

  it('repeat no motion three times a second', () => {
    const repeated = files.flatMap(({ text }) => text.match(/animation:[^;]*\binfinite\b[^;]*;/g) ?? []);
    const seconds = repeated.map((rule) => {
      const [, number = '', unit] = /([\d.]+)(ms|s)\b/.exec(rule) ?? [];
      return Number(number) / (unit === 'ms' ? 1_000 : 1);
    });
    expect(seconds.length).toBeGreaterThan(1);
    for (const each of seconds) expect(each).toBeGreaterThan(1 / 3);
    expect(having(/animation-iteration-count|iterations:/)).toEqual([]);
  });
});
