import type { Choice } from './snippets.ts';

interface Preview {
  /** Shows the widget of `choice`. */
  readonly show: (choice: Choice) => void;
  /** On a phone, or on a wide page. */
  readonly look: (isPhone: boolean) => void;
  /** As a page shows it to whoever wants it dark. */
  readonly dark: (isDark: boolean) => void;
}

interface Listeners {
  /** The times are there; the root they are in. */
  readonly onShown: (root: ShadowRoot) => void;
  /** What the widget tells the integrator. */
  readonly onWarnings: (warnings: readonly string[]) => void;
}

/** How long nobody types before the preview changes. */
const PAUSE_MS = 250;

/** The page in `frame`: the very files a customer's page loads. `startDay`: the day to open with where none is chosen. */
export function showPreview(frame: HTMLIFrameElement, startDay: string | undefined, listeners: Listeners): Preview {
  let wanted: Choice = new Map();
  let isDark = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnings: readonly string[] = [];
  const tell = (): void => {
    const root = frame.contentDocument?.querySelector('tour-booking')?.shadowRoot;
    if (root?.querySelector('button[data-selected]')) listeners.onShown(root);
  };

  const insert = (): void => {
    const page = frame.contentDocument;
    const view = frame.contentWindow;
    if (!page?.body || !view || view.location.href === 'about:blank') return;
    clearTimeout(timer);
    warnings = [];
    listeners.onWarnings(warnings);
    const element = page.createElement('tour-booking');
    if (startDay) element.setAttribute('initial-day', startDay);
    // As a page of that kind would have it, whatever the reader's system is.
    element.setAttribute('theme', isDark ? 'dark' : 'light');
    for (const [name, value] of wanted) element.setAttribute(name, value);
    page.documentElement.toggleAttribute('data-dark', isDark);
    element.style.cssText = 'display:block;min-height:620px';
    // What opens it is the reader's own to make; here is one.
    const trigger = Object.assign(page.createElement('a'), { href: '#tour', textContent: 'Book a tour' });
    trigger.setAttribute('data-tour-booking-open', '');
    page.body.replaceChildren(element, ...(wanted.get('mode') === 'dialog' ? [trigger] : []));
    if (!view.customElements.get('tour-booking')) {
      const script = page.createElement('script');
      script.src = './tour-booking/tour-booking.js';
      page.body.append(script);
    }
    // Its shadow root comes with the widget; what shows in there changes without an event of its own.
    const watch = (): void => {
      if (!element.isConnected) return;
      if (!element.shadowRoot) return void view.requestAnimationFrame(watch);
      const options = { subtree: true, childList: true, attributeFilter: ['data-state', 'data-selected'] };
      new MutationObserver(tell).observe(element.shadowRoot, options);
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
      listeners.onWarnings(warnings);
    };
    insert();
  });

  return {
    show(choice) {
      wanted = choice;
      if (!frame.src) frame.src = './preview.html';
      // Put in anew, so that it says again what is wrong; not at every letter.
      clearTimeout(timer);
      timer = setTimeout(insert, PAUSE_MS);
    },
    look(isPhone) {
      frame.dataset.look = isPhone ? 'phone' : 'wide';
    },
    dark(wantsDark) {
      isDark = wantsDark;
      insert();
    },
  };
}
