/**
 * The attribute of what opens a widget. Its value: the id of the element that widget stands in, or nothing for the first one of
 * the page.
 */
export const TRIGGER = 'data-tour-booking-open';

/** A widget that can be opened. */
export interface Launcher {
  /** The element it stands in. */
  readonly target: Element;
  /** What a trigger calls it, where that is not the id of `target`. */
  readonly id?: string | undefined;
  /** `opener` gets the focus back. */
  readonly open: (opener: HTMLElement) => void;
  /** The visitor may be about to open it. */
  readonly prepare: () => void;
}

const launchers = new Set<Launcher>();
/** Whether a press is looked at though nothing can be opened, so that whoever built the page learns of it. */
let isAlert = false;

/** What a visitor does before a press. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

let isListening = false;
function listen(): void {
  const wanted = isAlert || launchers.size > 0;
  if (wanted === isListening) return;
  isListening = wanted;
  const change = wanted ? 'addEventListener' : 'removeEventListener';
  document[change]('click', onClick);
  for (const hint of HINTS) document[change](hint, onHint, { passive: true });
}

/** Lets the triggers of the page open `launcher`, also those that come later. Returns the remover. */
export function addLauncher(launcher: Launcher): () => void {
  launchers.add(launcher);
  isAlert = false;
  listen();
  return () => {
    launchers.delete(launcher);
    listen();
  };
}

/** For a page with triggers and nothing to open yet: a press on one is told in the console. */
export function alertToTriggers(): void {
  isAlert = launchers.size === 0;
  listen();
}

/** The trigger that an event is on, through shadow roots. */
const triggerOf = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((one): one is HTMLElement => one instanceof HTMLElement && one.hasAttribute(TRIGGER));

/** What `trigger` opens. */
function launcherFor(trigger: Element): Launcher | undefined {
  const wanted = trigger.getAttribute(TRIGGER);
  // React writes "true" for an attribute without a value.
  const isFirst = !wanted || wanted === 'true';
  const inOrder = (one: Launcher, other: Launcher): number =>
    inPage(one.target).compareDocumentPosition(inPage(other.target)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return [...launchers]
    .filter(({ target, id = target.id }) => target.isConnected && (isFirst || id === wanted))
    .sort(inOrder)[0];
}

/** `element`, or what it stands in where that is a shadow root: two of those have no order. */
function inPage(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inPage(root.host) : element;
}

function onHint(event: Event): void {
  const trigger = triggerOf(event);
  if (trigger) launcherFor(trigger)?.prepare();
}

function onClick(event: Event): void {
  const trigger = triggerOf(event);
  // What the page has dealt with is the page's, and a link in a new tab is a link.
  if (!trigger || event.defaultPrevented || !(event instanceof MouseEvent) || isModified(event)) return;
  const launcher = launcherFor(trigger);
  if (launcher) {
    event.preventDefault();
    launcher.open(trigger);
  } else tellNothingOpens(trigger);
}

/**
 * Opens what `press` wanted, which came before anything could open, and says whether there is such a thing now. A link has gone its own way
 * by then.
 */
export function openAsPressed(press: MouseEvent): boolean {
  const trigger =
    press.target instanceof Element ? press.target.closest<HTMLElement>(`[${TRIGGER}]:not([href])`) : null;
  if (!trigger || press.defaultPrevented || isModified(press)) return false;
  const launcher = launcherFor(trigger);
  launcher?.open(trigger);
  return launcher !== undefined;
}

function tellNothingOpens(trigger: Element): void {
  const given = `${TRIGGER}="${trigger.getAttribute(TRIGGER)}"`;
  // biome-ignore lint/suspicious/noConsole: to the integrator, of a trigger that does nothing
  console.warn(
    `tour-booking: nothing opens by this ${given}; give it the id of an element with mode="dialog" or mode="button".`,
    trigger,
  );
}

const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
