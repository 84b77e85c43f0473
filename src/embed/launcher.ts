import { addLauncher, alertToTriggers, HOME_TRIGGERS, openAsPressed, TRIGGER } from '../launcher/triggers.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { isOverPage, startsInline } from '../options/placement.ts';
import { pageLocale } from '../options/viewSettings.ts';
import { whenNear } from '../ui/whenInView.ts';
import { optionsOf } from './attributes.ts';
import { elementHandlers, hasCustomElements, TAG } from './bookingElement.ts';
import { createLauncher, notLoaded, showForLinks } from './createLauncher.ts';
import type { Mounted } from './createMount.ts';
import { type Handle, type MainFile, type PageFunctions, pageGlobal } from './pageGlobal.ts';

/** The handle of each mounted widget, by its target. */
const mounted = new WeakMap<HTMLElement, Handle>();
const nothing = (): void => undefined;
// biome-ignore lint/suspicious/noConsole: the script tag has no development build, so it always tells the integrator
const warn = (message: string): void => console.warn(message);

/** Describes a target that is not an element, for the error message. */
const shown = (target: unknown): string =>
  typeof target === 'string'
    ? `the text ${JSON.stringify(target)}; give document.querySelector(${JSON.stringify(target)})`
    : target === null
      ? 'null; the element is not in the page yet'
      : typeof target;

const mount = (target: HTMLElement, given: TourBookingOptions, door: Door = {}): Handle => {
  // Read once: a translator changes the language of the page later.
  const page = pageLocale();
  let all = given;
  const complete = (): TourBookingOptions => ({ ...all, locale: all.locale || page, onWarning: all.onWarning ?? warn });
  const options = complete();
  if (!(target instanceof HTMLElement))
    throw new TypeError(`tour-booking: mount() wants an element, not ${shown(target)}.`);
  const known = mounted.get(target);
  // `begin` mounted this element before it was defined.
  if (known && target.localName === TAG) {
    known.update(given);
    return known;
  }
  known?.destroy();
  const made = isOverPage(options) ? createLauncher(target, options, door) : mountInline(target, options, door);
  const handle: Handle = {
    ...made,
    update(changes) {
      all = { ...all, ...changes };
      made.update(complete());
    },
    destroy() {
      if (mounted.get(target) === handle) mounted.delete(target);
      made.destroy();
    },
  };
  mounted.set(target, handle);
  return handle;
};

const open: PageFunctions['open'] = (options) => {
  const target = document.body.appendChild(document.createElement('div'));
  const handle = mount(target, { ...options, mode: 'dialog' });
  handle.open();
  return {
    ...handle,
    destroy() {
      handle.destroy();
      target.remove();
    },
  };
};

let main: MainFile | undefined;

/** Mounts an inline widget once `main.js` is loaded; with `loading: 'lazy'` not before the target is near the part of the page in view. */
function mountInline(target: HTMLElement, given: TourBookingOptions, door: Door): Handle {
  let options = given;
  let shownWidget: Mounted | undefined;
  let isGone = false;
  const show = (file: MainFile): void => {
    if (!isGone) shownWidget = file.mount(target, options, door);
  };
  const load = async (): Promise<void> => {
    const file = await pageGlobal().load('main.js');
    if (typeof file !== 'string') main = file;
    else if (target.localName !== TAG) options.onFailed?.(notLoaded(target, options, file));
    // After a failure: wait until a retry has loaded the file.
    if (hasCustomElements()) await customElements.whenDefined(TAG);
    const now = await pageGlobal().load('main.js');
    if (typeof now !== 'string') show(now);
  };
  let hasStarted = false;
  const start = (): void => {
    // The place comes near, and a link may be for it.
    if (hasStarted) return;
    hasStarted = true;
    if (main) show(main);
    else void load();
  };
  const stops = startsInline(options) ? [] : [whenNear(target, start), showForLinks(target, () => options, start)];
  if (startsInline(options)) start();
  return {
    open: nothing,
    close: nothing,
    update(changes) {
      options = { ...options, ...changes };
      shownWidget?.update(changes);
    },
    destroy() {
      isGone = true;
      for (const stop of stops) stop();
      shownWidget?.destroy();
    },
  };
}

/** The inline elements that home triggers open. */
const launching = new WeakSet<HTMLElement>();

/** Lets home triggers of the page bring an inline element into view, with the home on the tour, also before its widget has loaded. */
function openForHomes(element: HTMLElement): void {
  launching.add(element);
  addLauncher({
    target: element,
    forHomes: true,
    open(_, home) {
      if (home !== undefined) element.setAttribute('home', home);
      element.scrollIntoView();
    },
    prepare: () => void pageGlobal().load('main.js'),
  });
}

/** Mounts each element that opens over the page. Inline elements mount themselves once they are defined. */
function begin(): void {
  const hasHomeTriggers = document.querySelector(HOME_TRIGGERS) !== null;
  for (const element of document.querySelectorAll<HTMLElement>(TAG)) {
    const options = optionsOf(element);
    if (hasHomeTriggers && !isOverPage(options) && !launching.has(element)) openForHomes(element);
    if (startsInline(options)) void pageGlobal().load('main.js');
    else if (isOverPage(options) && !mounted.has(element)) {
      // biome-ignore lint/suspicious/noConsole: tells the integrator, as the element itself does
      const onWarning = (message: string): void => console.warn(message, element);
      const { allows } = pageGlobal();
      mount(element, { ...options, ...elementHandlers(element), onWarning }, { allows, element });
    }
  }
  if (document.querySelector(`[${TRIGGER}]`)) alertToTriggers();
  const { press } = pageGlobal();
  if (press instanceof MouseEvent && openAsPressed(press)) pageGlobal().press = undefined;
}

document.removeEventListener('click', pageGlobal(), true);
Object.assign(pageGlobal(), { mount, open });
pageGlobal().give({ mount, open });
begin();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
