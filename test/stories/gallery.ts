import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { literal, object, parse, record, string, union } from 'valibot';
import { NOW } from '../../.storybook/model.ts';
import type { Look } from '../../.storybook/Scene.tsx';
import { axeViolations } from '../axe.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { serveFolder } from '../servers.ts';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Flags that make text look alike on every machine, together with the fonts below: nothing depends on the screen. */
const FLAGS = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
/** The fonts of the stories, Arabic first: a letter that two files have comes from the later one. */
const FONTS = [
  require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
].map((file) => readFileSync(file).toString('base64'));

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

/** A page of Storybook's, on which one story follows another. */
export interface StoryPage {
  readonly page: Page;
  /** All of the page but Storybook's own nodes. */
  readonly scene: Locator;
  /** Shows a story in `look`, or in the only look that it has, and runs its play function. Gives the name of the look that shows. */
  show(story: Story, look: Look): Promise<string | null>;
  /** The card of a story as a picture. */
  picture(): Promise<Buffer>;
  /** What a screen reader gets of the card, without the live region, whose words go after some seconds. */
  tree(): Promise<string>;
  /** The result of {@link axeViolations}. */
  violations(colors?: 'too' | 'only' | 'not'): Promise<readonly string[]>;
  /** The problems of the page since the last call. */
  problems(): readonly string[];
  /** Runs `see` once the earlier calls of this page have ended, so that tests can run side by side. */
  inTurn<Seen>(see: (on: StoryPage) => Promise<Seen>): Promise<Seen>;
}

/** Wide windows with a mouse, and a phone, which is given larger targets. */
export interface Gallery {
  readonly desk: StoryPage;
  /** `desk` and further ones. */
  readonly desks: readonly StoryPage[];
  readonly phone: StoryPage;
  close(): Promise<void>;
}

/** The part of Storybook's events that is read. */
interface Heard {
  readonly storyId?: string;
  readonly newPhase?: string;
}

/** The part of Storybook's channel that is used. */
interface Channel {
  on(name: string, listener: (heard: Heard) => void): void;
  off(name: string, listener: (heard: Heard) => void): void;
  emit(name: string, payload: object): void;
}

/** In the page: changes the story and then the look, each where it is another one. Gives the failure, or an empty text. */
async function showStory([id, look]: readonly [id: string, look: string]): Promise<string> {
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const emit = (event: string, payload: object): Promise<string> =>
    new Promise((shown) => {
      const listeners = ['storyRenderPhaseChanged', ...failures].map((name) => {
        const listener = (heard: Heard): void => {
          // The story is drawn, and its play function has run. Then Storybook only waits for animations, of which there are none.
          const isShown = heard.storyId === id && heard.newPhase === 'completing';
          if (!isShown && !failures.includes(name)) return;
          for (const [each, other] of listeners) channel.off(each, other);
          shown(isShown ? '' : `${name}: ${JSON.stringify(heard)}`);
        };
        return [name, listener] as const;
      });
      for (const [name, listener] of listeners) channel.on(name, listener);
      channel.emit(event, payload);
    });
  const changes = (name: string, value: string): boolean => {
    const isOther = Reflect.get(window, name) !== value;
    Reflect.set(window, name, value);
    return isOther;
  };
  const problem = changes('__shown', id) ? await emit('setCurrentStory', { storyId: id, viewMode: 'story' }) : '';
  const result =
    problem !== '' || !changes('__look', look) ? problem : await emit('updateGlobals', { globals: { look } });
  return result;
}

/** In the page: where the card of the story lies, in whole pixels; all of the window where a dialog stands over it. */
function cardOf(scene: Element) {
  const dialog = scene.querySelector('dialog:modal');
  if (dialog) {
    // The focus may have scrolled the sheet, by one pixel.
    dialog.scrollTop = 0;
    // Whether the focus shows depends on the focus in the story before, so it is taken away.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  }
  const card = [...scene.querySelectorAll(':scope > div')].at(-1)?.getBoundingClientRect();
  const { left = 0, top = 0, right = 0, bottom = 0 } = card ?? {};
  const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
  return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
}

async function openStories(browser: Browser, url: string, options: BrowserContextOptions): Promise<StoryPage> {
  const { page, problems } = await openPage(browser, `${url}/iframe.html`, {
    ...options,
    now: new Date(NOW).toISOString(),
  });
  // Once it has its preview, Storybook listens to the channel.
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__') !== undefined);
  await page.evaluate(
    (files) =>
      Promise.all(
        files.map((bytes) =>
          new FontFace('Inter', `url(data:font/woff2;base64,${bytes})`, { weight: '100 900' }).load(),
        ),
      ).then((fonts) => fonts.forEach((font) => void document.fonts.add(font))),
    FONTS,
  );
  await page.evaluate(() => {
    Reflect.set(window, '__look', 'light');
    // axe runs once, when a test calls it, and not in the addon as well.
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: { look: 'light', a11y: { manual: true } } });
  });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const scene = page.locator('main');
  const session = await page.context().newCDPSession(page);
  // The caret blinks. A photo has more colors than a committed picture, so one that is drawn a little differently would be another one.
  await page.addStyleTag({
    content: '*{caret-color:transparent!important} .tour-home-picture img{visibility:hidden!important}',
  });
  let told = 0;
  let before: Promise<unknown> = Promise.resolve();
  const stories: StoryPage = {
    page,
    scene,
    inTurn(see) {
      const seen = before.then(() => see(stories));
      before = seen.catch(() => undefined);
      return seen;
    },
    async show({ id }, look) {
      // A check may have left the window narrower.
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      const problem = await page.evaluate(showStory, [id, look] as const);
      if (problem !== '') throw new Error(problem);
      return scene.getAttribute('data-look');
    },
    async picture() {
      const clip = await scene.evaluate(cardOf);
      const isHigher = clip.y + clip.height > size.height;
      if (isHigher) await page.setViewportSize({ ...size, height: clip.y + clip.height });
      const { data } = await session.send('Page.captureScreenshot', {
        clip: { ...clip, scale: 1 },
        optimizeForSpeed: true,
      });
      if (isHigher) await page.setViewportSize(size);
      return Buffer.from(data, 'base64');
    },
    tree: () => scene.locator('.tour-shell').ariaSnapshot(),
    violations: (colors) => axeViolations(page, colors),
    problems() {
      const all = problems();
      const fresh = all.slice(told);
      told = all.length;
      return fresh;
    },
  };
  return stories;
}

/** Opens the built gallery with `count` wide windows, in the browser that `launch` starts with the flags it is given. */
export async function openGallery(
  count = 1,
  launch: (flags: readonly string[]) => Promise<Browser> = launchBrowser,
): Promise<Gallery> {
  const [browser, site] = await Promise.all([launch(FLAGS), serveFolder('dist/gallery')]);
  // So high that few pictures need a higher one: scrolling would move sticky elements by a fraction of a pixel. Each look paints all of it.
  const openDesk = () => openStories(browser, site.url, { viewport: { width: 808, height: 1200 } });
  const [desk, phone, ...others] = await Promise.all([
    openDesk(),
    openStories(browser, site.url, { viewport: { width: 408, height: 900 }, hasTouch: true }),
    ...Array.from({ length: count - 1 }, openDesk),
  ]);
  const close = () => Promise.all([browser.close(), site.close()]).then(() => undefined);
  return { desk, desks: [desk, ...others], phone, close };
}
