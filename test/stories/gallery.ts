import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { array, literal, object, parse, record, string, union } from 'valibot';
import { NOW } from '../../.storybook/model.ts';
import type { Look } from '../../.storybook/Scene.tsx';
import { launchBrowser, openPage } from '../browser.ts';
import { serveFolder } from '../servers.ts';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** What draws text alike on every machine: its own font, and nothing that depends on the screen. */
const FLAGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
const FONT = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** One story of the built gallery. */
export interface Story {
  readonly id: string;
  /** Its place in the gallery, `Screens/Booked`. */
  readonly title: string;
  readonly name: string;
}

const index = object({
  entries: record(
    string(),
    object({ id: string(), title: string(), name: string(), type: union([literal('story'), literal('docs')]) }),
  ),
});

/** The stories of dist/gallery, in the order of the gallery. Throws where it is not built. */
export function builtStories(): readonly Story[] {
  const { entries } = parse(index, JSON.parse(readFileSync(resolve(root, 'dist/gallery/index.json'), 'utf8')));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

const axeResult = object({
  violations: array(object({ id: string(), nodes: array(object({ html: string(), failureSummary: string() })) })),
});

/** A page of Storybook's, on which one story follows another. */
export interface StoryPage {
  readonly page: Page;
  /** All of the page but Storybook's own nodes. */
  readonly scene: Locator;
  /** Shows a story, with its play function run, in the look of that name or in the one it has of its own; gives the latter's name. */
  show(story: Story, look: Look): Promise<string | null>;
  /** The card of a story as a picture. */
  picture(): Promise<Buffer>;
  /** What of it a screen reader is given, but for the live region, whose words go after a second. */
  tree(): Promise<string>;
  /** What axe finds with all of its rules, or with those named: a line per rule and place. */
  violations(rules?: readonly string[]): Promise<readonly string[]>;
  /** What went wrong on the page since it was asked last. */
  problems(): readonly string[];
}

/** A wide window with a mouse, and a phone, which is given larger targets. */
export interface Gallery {
  readonly desk: StoryPage;
  readonly phone: StoryPage;
  close(): Promise<void>;
}

/** What of Storybook's channel is used. */
interface Channel {
  on(name: string, listener: (payload: { readonly storyId?: string }) => void): void;
  off(name: string, listener: (payload: { readonly storyId?: string }) => void): void;
  emit(name: string, payload: object): void;
}

/** In the page: shows the story, and gives what kept it from being shown. */
function showStory([id, look]: readonly [id: string, look: string]): Promise<string> {
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const ends = ['storyFinished', 'playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  return new Promise((shown) => {
    const listeners = ends.map((name) => {
      const listener = (payload: { readonly storyId?: string }): void => {
        // The one before is drawn once more where the look changes.
        if (name === 'storyFinished' && payload.storyId !== id) return;
        for (const [each, heard] of listeners) channel.off(each, heard);
        shown(name === 'storyFinished' ? '' : `${name}: ${JSON.stringify(payload)}`);
      };
      return [name, listener] as const;
    });
    for (const [name, listener] of listeners) channel.on(name, listener);
    const isShown = Reflect.get(window, '__shown') === id;
    Reflect.set(window, '__shown', id);
    // axe runs once, at our word, and not in the addon as well.
    if (Reflect.get(window, '__look') !== look || isShown)
      channel.emit('updateGlobals', { globals: { look, a11y: { manual: true } } });
    Reflect.set(window, '__look', look);
    if (!isShown) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

async function openStories(browser: Browser, url: string, options: BrowserContextOptions): Promise<StoryPage> {
  const { page, problems } = await openPage(browser, `${url}/iframe.html`, {
    ...options,
    now: new Date(NOW).toISOString(),
  });
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') !== undefined);
  await page.evaluate(
    (bytes) =>
      new FontFace('Inter', `url(data:font/woff2;base64,${bytes})`, { weight: '100 900' })
        .load()
        .then((font) => void document.fonts.add(font)),
    FONT.toString('base64'),
  );
  await page.evaluate(AXE);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const scene = page.locator('main');
  let told = 0;
  return {
    page,
    scene,
    async show({ id }, look) {
      // A check may have left it narrower.
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      const problem = await page.evaluate(showStory, [id, look] as const);
      if (problem !== '') throw new Error(problem);
      return scene.getAttribute('data-look');
    },
    picture: () => scene.locator('> div').last().screenshot({ animations: 'disabled', caret: 'hide' }),
    tree: () => scene.locator('.tour-shell').ariaSnapshot(),
    async violations(rules) {
      const only = rules ? `runOnly: ${JSON.stringify(rules)},` : '';
      const found = await page.evaluate(`axe.run(document, { ${only} resultTypes: ['violations'] })`);
      return parse(axeResult, found).violations.flatMap((each) =>
        each.nodes.map(({ html, failureSummary }) => `${each.id} at ${html}: ${failureSummary}`),
      );
    },
    problems() {
      const all = problems();
      const fresh = all.slice(told);
      told = all.length;
      return fresh;
    },
  };
}

export async function openGallery(): Promise<Gallery> {
  const [browser, site] = await Promise.all([launchBrowser(FLAGS), serveFolder('dist/gallery')]);
  const [desk, phone] = await Promise.all([
    // So high that nothing has to scroll into a picture: what sticks is drawn a fraction of a pixel elsewhere then.
    openStories(browser, site.url, { viewport: { width: 808, height: 2600 } }),
    openStories(browser, site.url, { viewport: { width: 408, height: 900 }, hasTouch: true }),
  ]);
  return { desk, phone, close: () => Promise.all([browser.close(), site.close()]).then(() => undefined) };
}
