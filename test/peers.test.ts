import { expect, it } from 'vitest';
import { loadedAtOnce } from '../bench/browser/peerPages.ts';
import { peersTable } from '../bench/peers.ts';

it('counts the files that a page imports over several steps, but not those it loads later', () => {
  const chunks = [
    { fileName: 'page.js', isEntry: true, imports: ['a.js'] },
    { fileName: 'a.js', isEntry: false, imports: ['b.js'] },
    { fileName: 'b.js', isEntry: false, imports: ['a.js'] },
    { fileName: 'later.js', isEntry: false, imports: ['a.js'] },
  ];
  expect(loadedAtOnce(chunks)).toEqual(['page.js', 'a.js', 'b.js']);
});

it('marks a script time that ends before a first free time, and gives a reason where there is no figure', () => {
  const bytes = { first: 24_700, all: 64_100, css: 1_400 };
  const table = peersTable({
    rows: [
      { title: 'ours', asksUs: true, bytes, firstFreeTime: 1.2, scriptTime: 0.9 },
      { title: 'shown', asksUs: false, bytes, scriptTime: 3.81 },
      { title: 'blank', asksUs: false, bytes, scriptTime: 'shows nothing' },
      { title: 'broken', asksUs: true, bytes: undefined, scriptTime: 'Build failed' },
    ],
    references: 'Bare page: median 700 ms.',
    quiet: 'The machine was quiet.',
  });
  const row = (title: string): readonly string[] | undefined =>
    table
      .split('\n')
      .find((line) => line.startsWith(title))
      ?.split(/ {2,}/);
  expect(row('ours')).toEqual(['ours', '24.7 kB', '64.1 kB', '1.4 kB', '1.20 x', '0.90 x']);
  expect(row('shown')).toEqual(['shown', '24.7 kB', '64.1 kB', '1.4 kB', '–', '3.81 x*']);
  expect(row('blank')).toEqual(['blank', '24.7 kB', '64.1 kB', '1.4 kB', '–', 'shows nothing']);
  expect(row('broken')).toEqual(['broken', '–', '–', '–', '–', 'Build failed']);
});
