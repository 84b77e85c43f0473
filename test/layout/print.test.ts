import { describe, expect, it } from 'vitest';
import type { Visit } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts();

const phone = '(555) 010-2000';
const email = 'tours@alder.example';

async function book(visitor: Visit): Promise<void> {
  await visitor.bookTour('11:15 AM');
  await visitor.button('Move tour').waitFor();
}

/** The first sheet of paper as a PDF, without its dates. */
async function firstSheet({ page }: Visit): Promise<string> {
  const pdf = await page.pdf({ format: 'A4', pageRanges: '1' });
  return pdf.toString('latin1').replace(/\/(?:CreationDate|ModDate) \(.*?\)/g, '');
}

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it('prints the ticket alone, light', async () => {
    // A dark page, whose ink is pale.
    const head = '<style>:root { --tour-ink: #eee; --tour-surface: #111; background: #111 }</style>';
    const look = { theme: 'dark', 'contact-phone': phone, 'contact-email': email, instructions: 'Bring: A photo ID' };
    const visitor = await on.arrive(door, look, { colorScheme: 'dark', ground: { head, headers: {} } });
    const { page, widget } = visitor;
    await book(visitor);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const words of ['Your tour is booked', 'Tue', 'Alder House', phone, email])
      expect(await widget.locator('.tour-booked').getByText(words).first().isVisible(), words).toBe(true);
    expect(await widget.getByRole('button').count()).toBe(0);
    for (const words of ['Add to calendar', 'Directions', 'Share', 'Need to change it?'])
      expect(await widget.getByText(words).filter({ visible: true }).count(), words).toBe(0);
    const colors = await visitor.heading('Your tour is booked').evaluate((heading) => {
      const frame = heading.closest('.tour-shell');
      return [getComputedStyle(heading).color, frame && getComputedStyle(frame).backgroundColor];
    });
    expect(colors).toEqual(['rgb(23, 33, 30)', 'rgb(255, 255, 255)']);
    await visitor.close();
  });

  it('prints the ticket on one sheet of paper', async () => {
    const body = (place: string, script: string): string =>
      `<div style="height: 950px">A long text</div>${script}${place}`;
    const visitor = await on.arrive(door, {}, { ground: { body, headers: {} } });
    await book(visitor);
    const sheet = await firstSheet(visitor);
    // The first sheet has no room for the ticket, so it stays the same when the ticket is hidden.
    await visitor.widget.evaluate((shell) =>
      shell.querySelector('.tour-booked')?.setAttribute('style', 'visibility: hidden'),
    );
    expect((await firstSheet(visitor)) === sheet).toBe(true);
    await visitor.close();
  });
});

it('prints a dialog once, without its button to close', async () => {
  const body = (place: string, script: string): string =>
    `${script}${place}<div style="height: 3000px">A long text</div>`;
  const visitor = await on.arrive('React build', { trigger: 'Book now' }, { ground: { body, headers: {} } });
  await visitor.page.getByRole('button', { name: 'Book now' }).click();
  await book(visitor);
  await visitor.page.emulateMedia({ media: 'print' });
  expect(await visitor.page.getByRole('button', { name: 'Close' }).count()).toBe(0);
  const { position, height } = await visitor.page
    .getByRole('dialog')
    .evaluate((dialog) => ({ position: getComputedStyle(dialog).position, height: dialog.scrollHeight }));
  expect(position).toBe('absolute');
  expect(height).toBeLessThan(700);
  await visitor.close();
});
