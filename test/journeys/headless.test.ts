import { expect, it } from 'vitest';
import { example } from '../codeBlocks.ts';
import { buildSnippet, snippetSite } from './snippetSite.ts';

/** Runs two faces of docs/examples as they are written, with the built package. */

const { mock, paste } = snippetSite();

const SITE = `import { createRoot } from 'react-dom/client';
import { OwnBooking } from './OwnBooking.tsx';
createRoot(document.querySelector('#tour')!).render(<OwnBooking />);
`;

const FACES = {
  React: {
    entry: 'site.tsx',
    files: () => ({
      'OwnBooking.tsx': example('OwnBooking.tsx'),
      'site.tsx': SITE,
    }),
  },
  'plain JavaScript': {
    entry: 'site.js',
    files: () => ({ 'site.js': example('bookTour.js') }),
  },
};

it.each(Object.keys(FACES) as (keyof typeof FACES)[])(
  'a face in %s keeps the answers when the time was taken, and books another time',
  async (name) => {
    const { entry, files } = FACES[name];
    const out = `headless-${entry.replace('.', '-')}`;
    await buildSnippet(files(), { entry, out });
    const { page, close } = await paste(`<main id="tour"></main><script type="module" src="/${out}.js"></script>`);
    const time = (text: string) => page.getByRole('button', { name: text, exact: true });

    await time('10:15').click();
    await page.getByLabel('first name', { exact: true }).fill('Lara');
    await page.getByLabel('last name', { exact: true }).fill('Smith');
    await page.getByLabel('email', { exact: true }).fill('lara@example.com');
    await page.getByLabel('phone', { exact: true }).fill('555 777 5555');
    await mock().control('PUT', 'scenario', { name: 'slot-taken' });
    await time('Book').click();

    // The page is back at the times, without the taken one, and says why.
    await page.getByText('10:15 is taken. Your answers are kept.').waitFor();
    await expect.poll(() => time('10:15').count()).toBe(0);
    await time('11:00').click();
    expect(await page.getByLabel('first name', { exact: true }).inputValue()).toBe('Lara');
    await time('Book').click();
    await page.getByRole('heading', { name: 'Booked: 2026-12-01, 11:00:00' }).waitFor();
    expect(await mock().control('GET', 'state')).toMatchObject({
      appointments: expect.arrayContaining([
        expect.objectContaining({ start: expect.stringContaining('2026-12-01T11:00') }),
      ]),
    });
    await close();
  },
);
