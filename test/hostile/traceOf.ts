import type { Page } from 'playwright-core';

/** The state of the page around the widget, which the widget may not change for good. */
export interface Trace {
  readonly globals: readonly string[];
  /** Listeners on the window, the document, its elements and objects such as `visualViewport`, one line each. */
  readonly listeners: readonly string[];
  readonly sheets: readonly number[];
  readonly head: string;
  readonly attributes: readonly string[];
  readonly storage: readonly string[];
  readonly history: readonly unknown[];
  readonly scroll: readonly number[];
  readonly focus: string;
}

/** Makes `page` keep a list of its listeners from its start. */
export async function countListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry {
      readonly target: EventTarget;
      readonly type: string;
      readonly listener: unknown;
      readonly capture: boolean;
      readonly signal: AbortSignal | undefined;
    }
    let live: readonly Entry[] = [];
    const captureOf = (options: unknown): boolean =>
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') === true : options === true;
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const without = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
      live.filter(
        (one) => one.target !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
      );
    EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      const capture = captureOf(options);
      const signal = typeof options === 'object' && options !== null ? options.signal : undefined;
      live = [...without(target, type, listener, capture), { target, type, listener, capture, signal }];
      add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      live = without(target, type, listener, captureOf(options));
      remove.call(target, type, listener, options);
    };
    const ofPage = (target: EventTarget): boolean =>
      target instanceof Node
        ? target.getRootNode() === document && !(target instanceof Element && target.closest('tour-booking, #root'))
        : /Window|MediaQueryList|VisualViewport|NetworkInformation|ScreenOrientation|Navigation/.test(
            Object.prototype.toString.call(target),
          );
    Reflect.defineProperty(window, 'listeners', {
      configurable: true,
      value: () =>
        live
          .filter(({ target, signal }) => !signal?.aborted && ofPage(target))
          .map(({ target, type }) => `${type} on ${Object.prototype.toString.call(target)}`)
          .sort(),
    });
  });
}

/** The page as it is now. Needs {@link countListeners}. */
export const traceOf = (page: Page): Promise<Trace> =>
  page.evaluate(() => {
    const attributesOf = (element: Element): string =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    const told: unknown = Reflect.get(window, 'listeners');
    const listeners: unknown = typeof told === 'function' ? told() : undefined;
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      listeners: Array.isArray(listeners) ? listeners.map(String) : [],
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      // The preloads are those of the site's own bundler.
      head: document.head.innerHTML.replace(/<link rel="modulepreload"[^>]*>/g, ''),
      attributes: [attributesOf(document.documentElement), attributesOf(document.body)],
      storage: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
      history: [history.length, history.state, location.href],
      scroll: [scrollX, scrollY],
      focus: document.activeElement?.id ?? '',
    };
  });
