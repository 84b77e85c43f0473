import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerByKeyboard } from '../journeys/byKeyboard.ts';
import { documentOn } from '../journeys/documentOn.ts';
import { buildSite, type Host, type Visit, visit } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { serveFolder } from '../servers.ts';
import { settled } from '../settled.ts';
import { swipe } from '../swipe.ts';

/** The widget and the modals of other libraries: opened from inside one, and inside one. */

const on = mockHosts({ doors: ['script tag'] });
const root = resolve(import.meta.dirname, '../..');

const BOOTSTRAP = readFileSync(resolve(root, 'node_modules/bootstrap/dist/css/bootstrap.min.css'), 'utf8');

const REACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'React 19': {},
  'React 18': { react: 'react-18', 'react-dom': 'react-dom-18' },
};
const KINDS = ['radix', 'react-aria', 'headlessui', 'mui', 'bootstrap', 'vaul', 'base-ui'] as const;
type Kind = (typeof KINDS)[number];
/** Where the widget is: the script tag beside the React site or in the modal, the component in the site or in the modal. */
type Door = 'tag' | 'dialog' | 'isolated dialog' | 'dialog within' | 'isolated dialog within' | 'button';
const INLINE = ['inline', 'isolate', 'tag inline'] as const;
type Inline = (typeof INLINE)[number];
interface Row {
  readonly react: string;
  readonly kind: Kind;
  readonly dialogs: readonly Door[];
  readonly inline: readonly Inline[];
}

/** Every library with the script tag, and one inside it. The other doors, and React 18, with one library each. */
const ROWS: readonly Row[] = [
  ...KINDS.map(
    (kind, index): Row => ({
      react: 'React 19',
      kind,
      dialogs: ['tag', ...(['dialog within', 'isolated dialog'] as const).slice(index, index + 1)],
      inline: INLINE.slice(index % INLINE.length, (index % INLINE.length) + 1),
    }),
  ),
  { react: 'React 18', kind: 'radix', dialogs: ['dialog'], inline: [] },
  { react: 'React 18', kind: 'react-aria', dialogs: ['isolated dialog within'], inline: [] },
  { react: 'React 18', kind: 'headlessui', dialogs: ['button'], inline: [] },
];

const hosts = new Map<string, Host>();
beforeAll(async () => {
  for (const [react, replaced] of Object.entries(REACTS)) {
    const folder = await buildSite(`modals-${react.replace(' ', '-')}`, 'test/hostile/modalSite.tsx', replaced);
    cpSync(join(root, 'dist/embed'), join(root, folder, 'embed'), { recursive: true });
    const pages: Record<string, string> = { '/bootstrap.css': BOOTSTRAP };
    const site = await serveFolder(folder, pages);
    hosts.set(react, {
      name: react,
      site,
      page({ kind = '', door = '', ...options }) {
        const path = `/${kind}-${door.replaceAll(' ', '-')}.html`;
        const attributes = `group-id="101" api="${options.api}" time-zone="America/New_York"`;
        const tag = `<script async src="/embed/tour-booking.js"></script>${door === 'tag inline' ? '' : `<tour-booking ${attributes} mode="dialog"></tour-booking>`}`;
        const given = JSON.stringify({ groupId: '101', api: options.api, timeZone: 'America/New_York' });
        const html = `lang="en" data-kind="${kind}" data-door="${door}" data-options="${given.replaceAll('"', '&quot;')}"`;
        const head = '<link rel="stylesheet" href="/bootstrap.css">';
        const body = `<div id="root"></div>${door.startsWith('tag') ? tag : ''}<script type="module" src="/site.js"></script>`;
        pages[path] = documentOn({ html, head, body: () => body }, '', '');
        return site.url + path;
      },
    });
  }
}, 60_000);
afterAll(() => Promise.all([...hosts.values()].map(({ site }) => site.close())));

async function arrive(
  react: string,
  kind: Kind,
  door: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const host = hosts.get(react);
  if (!host) throw new Error(`no site with ${react}`);
  const visitor = await visit(on.browser(), host, on.mock().url, { kind, door }, { hasTouch: true }, prepare);
  await visitor.page.getByRole('button', { name: 'Quick view' }).click();
  await visitor.page.getByRole('textbox', { name: 'Note' }).waitFor();
  return visitor;
}

const scrolled = (box: Locator): Promise<number> => box.evaluate((element) => element.scrollTop);

describe.each(ROWS.map((row) => [`${row.react}, ${row.kind}`, row] as const))(
  '%s',
  (_, { react, kind, dialogs, inline }) => {
    it.each(dialogs)('opens over the modal, takes what is typed and closes alone: %s', async (door) => {
      const visitor = await arrive(react, kind, door);
      const { page } = visitor;
      const trigger = page.getByRole('button', { name: 'Tour this home' });
      const hidden = () =>
        page.evaluate(() => document.querySelectorAll(':is([aria-hidden=true], [inert]):not(.tour *)').length);
      const before = await hidden();
      const note = page.getByRole('textbox', { name: 'Note' });
      const dialog = page.getByRole('dialog', { name: 'Book a tour' });
      await trigger.click();
      // By its role: the dialog is in the tree that a screen reader gets.
      await dialog.waitFor();
      await visitor.pickTime('2:00 PM');
      const scroller = page.locator('.tour-dialog-scroll');
      await visitor.openFold();
      await scroller.hover();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrolled(scroller)).toBe(200);
      // A finger moves it back.
      const box = await scroller.boundingBox();
      await swipe(page, (box?.x ?? 0) + 20, (box?.y ?? 0) + 100, 150);
      await expect.poll(() => scrolled(scroller)).toBeLessThan(100);
      await page.keyboard.press('Tab');
      await visitor.field('First name').click();
      await page.keyboard.type('Lara Jo');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Smith');
      expect(await visitor.field('First name').inputValue()).toBe('Lara Jo');
      expect(await visitor.field('Last name').inputValue()).toBe('Smith');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(visitor.focused).toBe('Tour this home');
      await note.waitFor();
      // Again, and a press beside it.
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await settled(page);
      await page.mouse.click(5, 5);
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(visitor.focused).toBe('Tour this home');
      await note.fill('kept');
      expect(await hidden()).toBe(before);
      expect(await page.locator('[data-react-aria-top-layer]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await note.waitFor({ state: 'hidden' });
      expect(await page.locator('#root').evaluate((element) => element.closest('[aria-hidden=true], [inert]'))).toBe(
        null,
      );
      await visitor.close();
    });

    it.each(inline)('books inside the modal, by mouse and by keyboard: %s', async (door) => {
      const visitor = await arrive(react, kind, door);
      const { page } = visitor;
      await visitor.pickTime('2:00 PM');
      await expect.poll(visitor.focused).toBe('Your details');
      await answerByKeyboard(page);
      await expect.poll(visitor.focused).toMatch(/booked|^See you/);
      expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
      await visitor.close();
    });
  },
);

it.each(KINDS.slice(0, 2))(
  'React 19, %s: keeps a press from before the launcher has loaded, and opens over the modal',
  async (kind) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const visitor = await arrive('React 19', kind, 'tag', async (site) => {
      await site.route('**/launcher.js', (route) => released.then(() => route.continue()));
    });
    const { page } = visitor;
    const trigger = page.getByRole('button', { name: 'Tour this home' });
    const dialog = page.getByRole('dialog', { name: 'Book a tour' });
    await trigger.click();
    expect(await dialog.count()).toBe(0);
    release();
    await dialog.waitFor();
    await visitor.pickTime('2:00 PM');
    await visitor.heading('Your details').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(visitor.focused).toBe('Tour this home');
    await visitor.close();
  },
);
