import { expect, it } from 'vitest';
import { snippetSite } from './snippetSite.ts';

/** An old browser keeps the link of the snippet. Nothing is fetched for it, and the console names the cause. */

const site = snippetSite();
const FOLDER = 'https://cdn.example.com/tour-booking/0.1.0';

/** What is fetched in a browser of this age, until it shows what it is going to show. */
async function openIn(age: 'old' | 'new', file: string, element: string) {
  const fetched: string[] = [];
  const opened = await site.paste(`<script async src="${FOLDER}/${file}"></script>${element}`, {
    async prepare(page) {
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
      });
      // Answers as Chromium 110 does.
      if (age === 'old')
        await page.addInitScript(() => {
          const supports = CSS.supports.bind(CSS);
          CSS.supports = (...asked: [string, string?]) =>
            !asked.join(':').includes('rlh') && supports(...(asked as [string]));
        });
    },
  });
  return { ...opened, fetched };
}

const ELEMENT =
  '<tour-booking group-id="101" api="https://leasing.example.com"><a href="/contact">Write to us</a></tour-booking>';
const DIALOG = `${ELEMENT.replace('<tour-booking', '<tour-booking mode="dialog"')}<a href="#tour" data-tour-booking-open>Book a tour</a>`;

it.each([
  ['tour-booking.js', ELEMENT],
  ['tour-booking.js', DIALOG],
  ['tour-booking.single.js', ELEMENT],
])('keeps the link, fetches nothing else and says why: %s %s', async (file, element) => {
  const now = await openIn('new', file, element);
  await expect.poll(() => now.page.evaluate(() => customElements.get('tour-booking') !== undefined)).toBe(true);
  expect(now.fetched.length).toBeGreaterThan(1);
  await now.close();

  const old = await openIn('old', file, element);
  await expect.poll(old.problems).toEqual(['console.warning: tour-booking: needs a newer browser']);
  await old.page.getByRole('link', { name: 'Write to us' }).waitFor();
  expect(old.fetched).toEqual([file]);
  await old.close(/needs a newer browser/);
});
