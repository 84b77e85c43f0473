import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import { buildSite } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { layoutOf } from './layoutOf.ts';
import { isHere, pageWith } from './pageScripts.ts';

const on = mockHosts();

/** A page whose scripts are there before ours, with the proof that they are. */
type Row = readonly [name: string, ground: Ground, proof: string];
const PROTOTYPE: Row = ['Prototype 1.7', pageWith('prototype'), 'Prototype.Version === "1.7.3" && Array.from === $A'];
const MOOTOOLS: Row = [
  'MooTools',
  pageWith('mootools'),
  'MooTools.version === "1.4.5" && !(document instanceof Document)',
];
const GROUNDS: readonly Row[] = [
  ...(isHere('prototype') ? [PROTOTYPE] : []),
  [
    'a polyfill in the place of Promise',
    pageWith('promise', 'window.Promise = ES6Promise.Promise'),
    '!/native/.test(String(Promise))',
  ],
  [
    'jQuery',
    pageWith('jquery', '$(document).on("click keydown submit", (event) => event.stopPropagation())'),
    '$.fn.jquery > "4"',
  ],
];

describe.each([
  ['script tag', [...GROUNDS, ...(isHere('mootools') ? [MOOTOOLS] : [])]],
  // React itself does not run beside MooTools 1.4, whose `bind` reads its second argument as a list.
  ['React build', GROUNDS],
] as const)('%s', (door, grounds) => {
  it.each(grounds)('looks the same and books beside %s', async (_, ground, proof) => {
    const visitor = await on.arrive(door, {}, { ground });
    expect(await visitor.page.evaluate(proof)).toBe(true);
    expect(await layoutOf(visitor)).toMatchObject({ weeks: 5, longestWeek: 7, timeHeight: 44, beside: true, lost: [] });
    await visitor.bookTour('2:00 PM');
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await visitor.close();
  });
});

it.each((['prototype', 'mootools'] as const).filter(isHere))(
  'shows all questions of the form, and moves the tour, beside %s',
  async (library) => {
    const visitor = await on.arrive('script tag', {}, { ground: pageWith(library) });
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await visitor.openFold();
    for (const name of ['2 bed', 'Elevator', 'Cats']) await visitor.widget.getByRole('checkbox', { name }).check();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.button('Move tour').click();
    await visitor.pickTime('3:00 PM');
    await visitor.button(/^Move /).click();
    await visitor.heading(/moved/).waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T15:00:00']);
    await visitor.close();
  },
);

it('works where another React and Preact render the element, each with a flow of its own', async () => {
  const folder = await buildSite('renderers', 'test/hostile/renderers.ts');
  const renderers = readFileSync(resolve(import.meta.dirname, '../..', folder, 'site.js'), 'utf8');
  const ground: Ground = {
    headers: {},
    files: { '/renderers.js': renderers },
    body: (place, script) =>
      `<template>${place}</template><div id="react"></div><div id="preact"></div><script type="module" src="/renderers.js"></script>${script}`,
  };
  const { page, close } = await on.arrive('script tag', {}, { ground });
  const [react, preact] = ['#react', '#preact'].map((id) => visitorOn(page, page.locator(id)));
  await react?.bookTour('2:00 PM');
  expect(await page.getByText(/^[1-9]\d* presses$/).count()).toBe(1);
  await preact?.pickTime('3:00 PM');
  await preact?.fillDetails({ email: 'other@example.com' });
  await preact?.submit();
  // The page has a tour already, so the form asks first.
  await preact?.widget.getByText(/^You already have a tour for /).waitFor();
  await preact?.submit();
  await preact?.heading('Your tour is booked').waitFor();
  await react?.heading('Your tour is booked').waitFor();
  expect(await page.evaluate('typeof React.createElement + typeof preact.render')).toBe('functionfunction');
  expect(await on.booked()).toEqual(['2026-12-01T14:00:00', '2026-12-01T15:00:00']);
  await close();
});

describe('a site that puts another body into the page', () => {
  const link = (place: string, script: string): string => `${script}<a href="?next">Next</a>${place}`;

  it('books on the next page of Turbo, and on the page before, which Turbo kept', async () => {
    const visitor = await on.arrive('script tag', {}, { ground: { ...pageWith('turbo'), body: link } });
    const { page } = visitor;
    await visitor.pickTime('2:00 PM');
    await visitor.field('First name').waitFor();
    await page.evaluate('window.stayed = true');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/*?next');
    // The chosen time is remembered, and then the tour.
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await page.goBack();
    await visitor.heading(/^See you \w+ Your tour is booked$/).waitFor();
    await visitor.button('Book another tour').click();
    await visitor.bookTour('3:00 PM', { email: 'other@example.com' });
    expect(await page.evaluate('window.stayed')).toBe(true);
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00', '2026-12-01T15:00:00']);
    await visitor.close();
  });

  it('survives new markup and new scripts, as htmx makes them', async () => {
    const visitor = await on.arrive('script tag', {}, { ground: { headers: {}, body: link } });
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    await page.evaluate(async () => {
      const next = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
      document.body.innerHTML = next.body.innerHTML;
      for (const script of document.querySelectorAll('script')) {
        const anew = document.createElement('script');
        for (const { name, value } of script.attributes) anew.setAttribute(name, value);
        script.replaceWith(anew);
      }
    });
    await visitor.bookTour('2:00 PM');
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await visitor.close();
  });
});
