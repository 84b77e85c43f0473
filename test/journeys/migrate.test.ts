import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { WatchedPage } from '../browser.ts';
import { codeBlock, codeBlocks } from '../codeBlocks.ts';
import { typeCheck } from '../typeCheck.ts';
import { bookOn, buildSnippet, snippetSite } from './snippetSite.ts';
import { visitorOn } from './visitor.ts';

/** Tries the code of docs/migrate.md as it is written. */

const { mock, paste } = snippetSite();

const PAGE = 'docs/migrate.md';
const below = (name: string, kind: string): string =>
  codeBlock(PAGE, ({ heading, language }) => heading === name && language === kind);

const UNIT = '123 First St, unit 12B';

/** Notes what the page itself logs to the console from now on. */
function listenTo(page: Page): () => readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') said.push(message.text());
  });
  return () => said;
}

/** Opens the page as it is after the migration. */
const pasteAfter = (): Promise<WatchedPage> =>
  paste(`${below('After', 'html')}<script>${below('After', 'js')}</script>`, {
    head: `<style>${below('After', 'css')}</style>`,
  });

it('books a tour at the unit after the migration, and tells the page', async () => {
  const { page, close } = await pasteAfter();
  const said = listenTo(page);
  await page.getByText(UNIT).first().waitFor();
  const tall = await page.locator('tour-booking').evaluate((element) => element.getBoundingClientRect().height);
  expect(below('After', 'html')).toContain(`min-height:${tall}px"`);
  await visitorOn(page).freeTimes().first().click();
  // The page gives an example of the button's words.
  await visitorOn(page)
    .button(/^Book Tue, Dec 1, \d+:\d\d [AP]M$/)
    .waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await bookOn(page);
  await expect.poll(said).toHaveLength(1);
  expect(said()[0]).toMatch(/^booked 101 2026-12-\d\dT\d\d:\d\d:00 \d+$/);
  expect(await mock().control('GET', 'state')).toMatchObject({ appointments: [{ location: UNIT }] });
  await close();
});

it('has the colors of the old widget after the migration, whatever the visitor prefers', async () => {
  const { page, close } = await pasteAfter();
  await page.emulateMedia({ colorScheme: 'dark' });
  const { heading, freeTimes, widget } = visitorOn(page);
  await freeTimes().first().waitFor();
  const colors = (of: Locator) =>
    of.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  expect(await colors(heading('Book a tour'))).toMatchObject({ color: 'rgb(43, 33, 24)' });
  expect(await colors(widget)).toMatchObject({ backgroundColor: 'rgb(255, 253, 248)' });
  const chosen = widget.getByRole('grid').locator('button[data-selected]');
  expect(await colors(chosen)).toMatchObject({ backgroundColor: 'rgb(138, 43, 43)' });
  await close();
});

it('sends the campaign with a lead after the migration', async () => {
  const { page, close } = await pasteAfter();
  const { button, fillDetails, heading } = visitorOn(page);
  await button('Leave your contact info').click();
  await fillDetails();
  await button('Ask for a time').click();
  await heading('Thanks, Lara').waitFor();
  expect(await mock().control('GET', 'state')).toMatchObject({
    prospects: [{ details: { campaign_id: '42', campaign_info: 'spring banner' } }],
  });
  await close();
});

it('the container that is kept holds the widget', async () => {
  const { page, close } = await paste(below('Keep the container', 'html'));
  const said = listenTo(page);
  await bookOn(page);
  await expect.poll(said).toEqual([expect.stringMatching(/^booked 2026-12-\d\dT\d\d:\d\d:00$/)]);
  expect(await mock().control('GET', 'state')).toMatchObject({ appointments: [{ location: UNIT }] });
  await close();
});

it('the submit button in React has the words of the document', async () => {
  const code = below('Other words', 'tsx');
  expect(typeCheck({ 'BookTour.tsx': code }, { moduleResolution: 'bundler' })).toEqual({ ok: true, printed: '' });
  const site = `import { createRoot } from 'react-dom/client';
import { BookTour } from './BookTour.tsx';
createRoot(document.querySelector('#root')!).render(<BookTour />);
`;
  await buildSnippet({ 'BookTour.tsx': code, 'site.tsx': site }, { entry: 'site.tsx', out: 'migrated' });
  const { page, close } = await paste('<div id="root"></div><script type="module" src="/migrated.js"></script>');
  const { freeTimes, button } = visitorOn(page);
  await freeTimes().first().click();
  await button(/^Schedule my visit: /).waitFor();
  await close();
});

it('every piece of code in the document is tried', () => {
  const tried = ['After html', 'After css', 'After js', 'Keep the container html', 'Other words tsx'];
  expect(codeBlocks(PAGE).map(({ heading, language }) => `${heading} ${language}`)).toEqual(tried);
});
