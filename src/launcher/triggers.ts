import { outermost } from '../core/browser.ts';

/**
 * The attribute of a trigger. Its value is the id of the element that holds the widget. An empty value means the first widget of
 * the page.
 */
export const TRIGGER = 'data-tour-booking-open';
/** The attribute of a trigger for one home: the id of its listing. A link to `#tour=4711` is one, too. */
const HOME_TRIGGER = 'data-tour-booking-home';
/** The selector of the triggers for homes. */
export const HOME_TRIGGERS = `[${HOME_TRIGGER}], a[href^="#tour="]`;

/** A widget that triggers can open. */
export interface Launcher {
  /** The element that holds the widget. */
  readonly target: Element;
  /** The id that triggers use, if it is not the id of `target`. */
  readonly id?: string | undefined;
  /** Opens the widget, for a home if the trigger names one. `opener` gets the focus when it closes; null: a link opens it. */
  readonly open: (opener: HTMLElement | null, home: string | undefined) => void;
  /** Whether only triggers that name a home open it. True for a widget that stands in the page. */
  readonly forHomes?: boolean | undefined;
  /** Called when the visitor may be about to open the widget. */
  readonly prepare: () => void;
}

const launchers = new Set<Launcher>();
/** Whether to warn of a press on a trigger while the page has no launcher. */
let isAlert = false;

/** Events that hint at a press. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

let isListening = false;
function listen(): void {
  const wanted = isAlert || launchers.size > 0;
  if (wanted === isListening) return;
  isListening = wanted;
  const change = wanted ? 'addEventListener' : 'removeEventListener';
  document[change]('click', onClick, true);
  for (const hint of HINTS) document[change](hint, onHint, { passive: true });
}

/** Lets all triggers of the page open `launcher`, also triggers that are added to the page later. Returns the remover. */
export function addLauncher(launcher: Launcher): () => void {
  launchers.add(launcher);
  if (!launcher.forHomes) isAlert = false;
  listen();
  return () => {
    launchers.delete(launcher);
    listen();
  };
}

/** For a page that has triggers and no launcher yet: warns in the console of a press on a trigger. */
export function alertToTriggers(): void {
  isAlert = [...launchers].every(({ forHomes }) => forHomes);
  listen();
}

/** The trigger that an event is on, through shadow roots. */
export const triggerOf = (event: Event): HTMLElement | undefined =>
  event
    .composedPath()
    .find(
      (one): one is HTMLElement =>
        one instanceof HTMLElement && (one.hasAttribute(TRIGGER) || homeOf(one) !== undefined),
    );

/** The home that `trigger` opens a widget for. */
export const homeOf = (trigger: HTMLElement): string | undefined =>
  trigger.getAttribute(HOME_TRIGGER) ?? /^#tour=([1-9]\d{0,14})$/.exec(trigger.getAttribute('href') ?? '')?.[1];

/** The launcher that `trigger` opens. */
function launcherFor(trigger: HTMLElement): Launcher | undefined {
  const wanted = trigger.getAttribute(TRIGGER);
  // React writes "true" for an attribute without a value.
  const isFirst = !wanted || wanted === 'true';
  const inOrder = (one: Launcher, other: Launcher): number =>
    outermost(one.target).compareDocumentPosition(outermost(other.target)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return [...launchers]
    .filter(
      ({ target, id = target.id, forHomes }) =>
        target.isConnected && (isFirst || id === wanted) && (!forHomes || homeOf(trigger) !== undefined),
    )
    .sort(inOrder)[0];
}

function onHint(event: Event): void {
  const trigger = triggerOf(event);
  if (trigger) launcherFor(trigger)?.prepare();
}

/**
 * Opens a widget where the click ends: at the document, or where a modal of the page stops it on its way there. By then the
 * page has had its turn with it.
 */
function onClick(event: Event): void {
  const trigger = triggerOf(event);
  if (!trigger) return;
  const path = event.composedPath();
  const ends = new AbortController();
  for (const place of path.slice(0, path.indexOf(document) + 1)) {
    const end = (): void => {
      if (place !== document && !event.cancelBubble) return;
      ends.abort();
      openBy(event, trigger);
    };
    place.addEventListener('click', end, { signal: ends.signal });
  }
  // A click that is stopped at once never ends.
  setTimeout(() => ends.abort());
}

function openBy(event: Event, trigger: HTMLElement): void {
  // Leave alone a click that the page has handled, and a link that opens in a new tab.
  if (event.defaultPrevented || !(event instanceof MouseEvent) || isModified(event)) return;
  const launcher = launcherFor(trigger);
  if (launcher) {
    event.preventDefault();
    launcher.open(trigger, homeOf(trigger));
  } else if (trigger.hasAttribute(TRIGGER)) tellNothingOpens(trigger);
}

/**
 * Opens the launcher for `press`, which came before there was one. Returns whether there is one now. Links to another page are
 * left out: the browser has followed them.
 */
export function openAsPressed(press: MouseEvent): boolean {
  const trigger =
    press.target instanceof Element
      ? press.target.closest<HTMLElement>(
          `[${TRIGGER}]:not([href]), [${HOME_TRIGGER}]:not([href]), [${HOME_TRIGGER}][href^="#"]`,
        )
      : null;
  if (!trigger || press.defaultPrevented || isModified(press)) return false;
  const launcher = launcherFor(trigger);
  launcher?.open(trigger, homeOf(trigger));
  return launcher !== undefined;
}

function tellNothingOpens(trigger: Element): void {
  const given = `${TRIGGER}="${trigger.getAttribute(TRIGGER)}"`;
  // biome-ignore lint/suspicious/noConsole: tells the integrator of a trigger that does nothing
  console.warn(
    `tour-booking: nothing opens by this ${given}; give it the id of an element with mode="dialog" or mode="button".`,
    trigger,
  );
}

/** Whether a click opens a new tab or window, or comes from another button than the main one. */
export const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
