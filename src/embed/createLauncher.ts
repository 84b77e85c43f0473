import { whenIdle } from '../core/browser.ts';
import type { TourEvents } from '../core/events.ts';
import { offerLinks } from '../core/linkAddress.ts';
import { savesData } from '../core/savesData.ts';
import { SLOW_MS } from '../core/snapshot.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { launcherWords } from '../i18n/locales/launcherWords.ts';
import { messagesOf } from '../i18n/words.ts';
import type { ButtonTime, ButtonWatch } from '../launcher/buttonTime.ts';
import { createFloatingButton, launcherSheet } from '../launcher/createFloatingButton.ts';
import { addLauncher } from '../launcher/triggers.ts';
import type { Chunk, LoadFailure } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { asAttributes } from '../options/misspelledNames.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { readPlacementSettings } from '../options/placementSettings.ts';
import { tellIntegrator, tellNotLoaded } from '../options/tellIntegrator.ts';
import { contactOf, readLook } from '../options/viewSettings.ts';
import { mailLink, telOf } from '../screenParts/contactAddress.ts';
import { shadowFor } from '../theme/shadowHost.ts';
import { adoptStyles, setAccent, sharedSheet } from '../theme/stylesheet.ts';
import wait from '../theme/wait.css?inline';
import waitAlone from '../theme/waitAlone.css?inline';
import { TAG } from './bookingElement.ts';
import { type Handle, pageGlobal, type ShownDialog } from './pageGlobal.ts';

/** The style of the note that the dialog takes long to load. */
const waitSheet = sharedSheet(wait, waitAlone);

/** Events that hint at a press. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The options for the widget in the dialog, without those of the launcher, which are read and reported here. */
const inside = (target: HTMLElement, options: TourBookingOptions): TourBookingOptions => ({
  id: target.id,
  ...options,
  mode: undefined,
  buttonLabel: undefined,
  buttonCorner: undefined,
  loading: undefined,
});

/**
 * The launcher of the script tag: makes `target` a dialog with the widget and, in `mode: 'button'`, the button. The dialog chunk is
 * loaded at the first hint of a press, or when the browser is idle unless the visitor saves data. The children of `target` are
 * hidden; they show, beside the contact of the options, if the chunk takes long after a press, or alone if it fails to load.
 * A chunk that failed is loaded again at the next press, or when the browser is online again.
 */
export function createLauncher(target: HTMLElement, given: TourBookingOptions, door: Door): Handle {
  const shadow = shadowFor(target);
  const frame = document.createElement('div');
  frame.className = 'tour tour-launcher';
  const place = document.createElement('div');
  /** Shows the children of `target`. */
  const fallback = document.createElement('slot');
  /** Says that the dialog takes long to load. It is in the page from the start, so that a screen reader reads it out. */
  const status = document.createElement('div');
  status.className = 'tour-wait';
  status.setAttribute('aria-live', 'polite');
  frame.append(status);
  shadow.replaceChildren(frame, place);
  const told = new Set<string>();
  let options = given;
  /** The home that a trigger named last. It is not among the element's attributes, which are read again when the element is defined. */
  let wantedHome: string | undefined;
  const optionsInside = (): TourBookingOptions => inside(target, { ...options, home: wantedHome ?? options.home });
  let time: ButtonTime | undefined;
  let watching: Promise<ButtonWatch | undefined> | undefined;
  let ready: Promise<ShownDialog | undefined> | undefined;
  let isWanted = false;
  let isGone = false;

  /** Loads the dialog chunk and shows the closed dialog. Undefined if it fails to load; the next call tries again. */
  const prepare = (): Promise<ShownDialog | undefined> => (ready ??= load());
  async function load(): Promise<ShownDialog | undefined> {
    const main = await pageGlobal().load('main.js');
    const chunk = typeof main === 'string' ? main : await loaded(main.dialogChunk);
    if (isGone) return undefined;
    if (typeof chunk === 'string') {
      ready = undefined;
      shadow?.append(fallback);
      addEventListener('online', hint, { once: true });
      // About `main.js` the loader has told the console and each element.
      if (typeof main !== 'string' && !told.has(DIALOG)) tellNotLoaded(options.onWarning, DIALOG);
      told.add(DIALOG);
      if (typeof main !== 'string' || target.localName !== TAG) options.onFailed?.(notLoaded(target, options, chunk));
      return undefined;
    }
    // The button stays where it is: a press on it would be lost if it left the page before the press ended.
    fallback.remove();
    return chunk.showDialog(place, optionsInside(), onClose, door);
  }
  function showSlow(): void {
    const { phone, email } = contactOf(options, createOptionReader());
    const line = document.createElement('p');
    line.textContent = messagesOf(launcherMessages, words).slow;
    status.replaceChildren(line);
    if (phone) status.append(linkTo(telOf(phone), phone));
    if (email) status.append(linkTo(mailLink(email), email));
    shadow.append(fallback);
  }
  async function open(opener: HTMLElement | null, home?: string): Promise<void> {
    isWanted = true;
    if (home !== undefined) wantedHome = home;
    opener?.setAttribute('aria-busy', 'true');
    const timer = setTimeout(showSlow, SLOW_MS);
    const now = await prepare();
    clearTimeout(timer);
    status.replaceChildren();
    opener?.removeAttribute('aria-busy');
    if (!isWanted || !now) return;
    if (home !== undefined) now.setOptions(optionsInside());
    now.open(opener);
    (await watching)?.setOpen(true);
  }
  /** Keeps the time of the button up to date. */
  async function watch(): Promise<void> {
    const now = isButton && !isGone ? await prepare() : undefined;
    watching ??= now?.watchButton((found) => {
      time = found;
      if (!isGone) show();
    });
    (await watching)?.setOpen(isWanted);
  }
  const onClose = (): void => {
    isWanted = false;
    void watch();
  };
  const hint = (): void => void prepare();

  const isButton = options.mode === 'button';
  const button = isButton ? createFloatingButton(frame, (pressed) => void open(pressed)) : undefined;
  for (const name of HINTS) button?.element.addEventListener(name, hint, { passive: true });
  const removers = [
    adoptStyles(shadow, launcherSheet),
    adoptStyles(shadow, waitSheet),
    addLauncher({ target, open: (opener, home) => void open(opener, home), prepare: hint }),
    showForLinks(
      target,
      () => options,
      () => void open(null),
    ),
    () => button?.remove(),
    () => removeEventListener('online', hint),
  ];
  let removeAccent = (): void => undefined;
  let words = launcherWords(undefined, undefined);
  const show = (): void => {
    const reader = createOptionReader();
    const { label, corner } = readPlacementSettings(options, reader);
    for (const problem of reader.problems)
      if (!told.has(problem)) tellIntegrator(options.onWarning, door.element ? asAttributes(problem) : problem);
    for (const problem of reader.problems) told.add(problem);
    // The widget reports what is wrong in these.
    const { theme, accent, locale, confirms } = readLook(options, createOptionReader());
    words = launcherWords(options.messages, locale, confirms);
    frame.dataset.theme = theme;
    frame.lang = words.locale;
    frame.dir = words.direction;
    removeAccent();
    if (accent) removeAccent = setAccent(shadow, accent, '.tour-launcher');
    button?.show({
      label: time?.tour ?? label ?? messagesOf(launcherMessages, words).button,
      next: time?.next,
      corner,
    });
  };
  show();

  onceLoaded(async () => {
    if (isGone || savesData()) return;
    if (await prepare()) await watch();
  });

  return {
    open: () => void open(null),
    close() {
      isWanted = false;
      void ready?.then((now) => now?.close());
    },
    update(changes) {
      if (isGone) return;
      options = { ...options, ...changes };
      show();
      void ready?.then((now) => now?.setOptions(optionsInside()));
    },
    destroy() {
      if (isGone) return;
      isGone = true;
      void ready?.then((now) => now?.destroy());
      void watching?.then((now) => now?.stop());
      removeAccent();
      for (const remove of removers) remove();
      shadow.replaceChildren(fallback);
    },
  };
}

/** A link that shows the number or the address it leads to, which is the same in every language. */
function linkTo(href: string, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'tour-wait-link';
  link.href = href;
  link.dir = 'ltr';
  link.translate = false;
  link.textContent = address;
  return link;
}

/** The payload of `failed` for a file that did not load. */
export const notLoaded = (
  target: HTMLElement,
  { groupId, id }: TourBookingOptions,
  why: LoadFailure,
): TourEvents['failed'] => ({
  action: 'load',
  why,
  groupId: Number(groupId),
  elementId: id ?? (target.id || undefined),
});

/** The name of the dialog chunk in the warning that it did not load. The integrator is told once. */
const DIALOG = 'dialogChunk';

/** The module of `chunk`, or why it did not load. */
async function loaded<Module extends object>(chunk: Chunk<Module>): Promise<Module | LoadFailure> {
  await chunk.load();
  const state = chunk.getState();
  if (state.status === 'ready') return state.module;
  return state.status === 'failed' ? state.code : 'load-failed';
}

/** Calls `show` for a link that is for the widget with these options, which `target` does not show yet. Returns the remover. */
export const showForLinks = (target: HTMLElement, options: () => TourBookingOptions, show: () => void): (() => void) =>
  offerLinks(
    async () => {
      const main = await pageGlobal().load('main.js');
      const links = typeof main === 'string' ? main : await loaded(main.linksChunk);
      return typeof links === 'string' ? undefined : links;
    },
    ({ createLinkPlace }) => createLinkPlace(target, options, show),
  );

/** Calls `run` once when the page has loaded and the browser is idle. */
function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => void whenIdle(run), { once: true });
}
