import { languageOf, triggerWords } from './fallbackWords.ts';
import type { Choice } from './snippets.ts';

/** The widget as it is chosen, on a page of its own in a frame. */
interface LiveWidget {
  /** Shows the widget with the chosen attributes. */
  readonly show: (choice: Choice) => void;
  /** Makes the frame as narrow as a phone, or as wide as there is room. */
  readonly setPhone: (isPhone: boolean) => void;
  /** Makes the page in the frame dark or light. */
  readonly setDark: (isDark: boolean) => void;
}

interface Listeners {
  /** Called each time days and times have changed. `root` is the widget's shadow root. */
  readonly onTimes: (root: ShadowRoot) => void;
  /** Called with all warnings that the widget has given to the integrator. */
  readonly onWarnings: (warnings: readonly string[]) => void;
}

/** The widget changes when nobody has typed for this time. */
const PAUSE_MS = 250;

/**
 * Shows the widget in `frame`, with the same files as on a customer's page. `initialDay` is the day it opens with, unless the reader
 * chooses one.
 */
export function showLiveWidget(
  frame: HTMLIFrameElement,
  initialDay: string | undefined,
  { onTimes, onWarnings }: Listeners,
): LiveWidget {
  let chosen: Choice = new Map();
  let isDark = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnings: readonly string[] = [];
  const tellTimes = (): void => {
    const root = frame.contentDocument?.querySelector('tour-booking')?.shadowRoot;
    if (root?.querySelector('button[data-selected]')) onTimes(root);
  };

  const insert = (): void => {
    const page = frame.contentDocument;
    const view = frame.contentWindow;
    if (!page?.body || !view || view.location.href === 'about:blank') return;
    clearTimeout(timer);
    warnings = [];
    onWarnings(warnings);
    const element = page.createElement('tour-booking');
    if (initialDay) element.setAttribute('initial-day', initialDay);
    // The page in the frame decides the theme, not the reader's system.
    element.setAttribute('theme', isDark ? 'dark' : 'light');
    for (const [name, value] of chosen) element.setAttribute(name, value);
    page.documentElement.toggleAttribute('data-dark', isDark);
    element.style.cssText = 'display:block;width:100%;min-height:620px';
    // In the mode `dialog`, the page has the trigger.
    const textContent = triggerWords(languageOf(chosen.get('locale')));
    const trigger = Object.assign(page.createElement('a'), { href: '#tour', textContent });
    trigger.setAttribute('data-tour-booking-open', '');
    page.body.replaceChildren(element, ...(chosen.get('mode') === 'dialog' ? [trigger] : []));
    if (!view.customElements.get('tour-booking')) {
      const script = page.createElement('script');
      script.src = './tour-booking/tour-booking.js';
      page.body.append(script);
    }
    // Waits for the shadow root, then watches it: there is no event for a change of the days or times.
    const watch = (): void => {
      if (!element.isConnected) return;
      if (!element.shadowRoot) return void view.requestAnimationFrame(watch);
      const options = { subtree: true, childList: true, attributeFilter: ['data-state', 'data-selected'] };
      new MutationObserver(tellTimes).observe(element.shadowRoot, options);
    };
    watch();
  };

  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    if (!view) return;
    const { console } = view as Window & typeof globalThis;
    const warn = console.warn.bind(console);
    console.warn = (...said: unknown[]) => {
      warn(...said);
      warnings = [...new Set([...warnings, String(said[0])])];
      onWarnings(warnings);
    };
    insert();
  });

  return {
    show(choice) {
      chosen = choice;
      if (!frame.src) frame.src = './live-widget.html';
      // Each new element gives its warnings again. A new element for every letter would give too many.
      clearTimeout(timer);
      timer = setTimeout(insert, PAUSE_MS);
    },
    setPhone(isPhone) {
      frame.dataset.look = isPhone ? 'phone' : 'wide';
    },
    setDark(wantsDark) {
      isDark = wantsDark;
      insert();
    },
  };
}
