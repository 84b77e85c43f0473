/**
 * The script tag. A small classic script that runs at once, in five steps, which are the sections below:
 *
 * 1. It finds out where it comes from, and whether the browser is new enough.
 * 2. It loads the widget (`main.js`) and, where the page opens a widget over itself, the launcher (`launcher.js`).
 * 3. It sets `window.TourBooking`. Calls of `mount` and `open` wait there until the launcher has loaded.
 * 4. It sends the three requests that the first free time needs, while the widget is still loading. To an edge it sends one.
 * 5. It watches for lazy elements that come near the visible part of the page, or may have a link.
 *
 * It imports nothing, and adds nothing to the page but that global.
 */

/** The reply to an early request. `json` is the parsed body of a copy, `cameAt` when the reply arrived. */
interface EarlyReply {
  readonly reply: Promise<Response>;
  readonly json: Promise<unknown>;
  cameAt: number | undefined;
}
/** The early replies by URL. The widget takes each once. */
type EarlyReplies = Map<string, EarlyReply>;

/** Functions by name. Each returns such functions again: `mount` and `open` return a handle. */
type Functions = { readonly [name: string]: (...given: readonly unknown[]) => Functions };

interface PageGlobal {
  readonly early: EarlyReplies;
  /** When the early requests were sent. */
  readonly asked: number;
  /** Loads a file of the widget, once. After a failure it tells each element, gives the code, and tries again at the next call, or when the browser is online again. */
  readonly load: (file: string) => Promise<unknown>;
  /** Loads the files again that failed. */
  readonly retry: () => void;
  /** Whether elements may use the service at `api`. */
  readonly allows: (api: string) => boolean;
  /** The launcher hands over the real `mount` and `open` here. */
  readonly give: (functions: Functions) => void;
  /** Keeps the last click until the launcher or the widget can react to it. */
  readonly handleEvent: (press: Event) => void;
  press?: Event;
  pressed?: EventTarget | undefined;
}

/** A function of the page, to be called with the global. */
type Call = (page: PageGlobal) => void;

interface LoaderWindow {
  /** A page may set `{ calls: [...] }` before this script runs. */
  TourBooking?: { readonly calls?: readonly Call[]; readonly retry?: () => void };
}

/** What `npm run release` writes into this file (`scripts/release/writeIntoLoader.ts`). No markup can change it. */
interface Carried {
  /** The address of the folder that holds the other files. Default: the folder of this script. */
  readonly folder?: string;
  /** The services that elements may ask, as in the attribute `allowed-apis`. */
  readonly allowedApis?: string;
}

/** How long a file may take, in milliseconds. */
const TIME_LIMIT_MS = 15_000;

/** The part of Temporal that is used here. Safari has none. */
declare const Temporal: undefined | { readonly Now: { readonly timeZoneId: () => string } };
// biome-ignore lint/correctness/noUnusedVariables: extends the global Date
interface Date {
  readonly toTemporalInstant: () => {
    readonly toZonedDateTimeISO: (zone: string) => { readonly toPlainDateTime: () => object };
  };
}

(() => {
  const host = window as object as LoaderWindow;
  const before = host.TourBooking;
  // A second copy of this script only retries what failed, and finds the elements that came with it.
  if (before?.retry) return before.retry();

  // 1. Where this script comes from

  const carried: Carried = JSON.parse('{}');
  // Markup such as <img name=currentScript> hides the property of the document, but not the getter of its prototype.
  const script = [document.currentScript, Reflect.get(HTMLDocument.prototype, 'currentScript', document)].find(
    (each): each is HTMLScriptElement => each instanceof HTMLScriptElement,
  );
  const source = script?.src ?? '';
  // A blob: has no folder. Neither have a module, an inline script and eval.
  const folder = carried.folder ?? /^[^:]+:\/\/[^?#]*\//.exec(source)?.[0];
  // Safari 16.4, Chrome 111 and Firefox 120 know this unit. A script of the page can add a missing function, but no unit.
  const isOld = !CSS.supports('height:1rlh');
  if (isOld || !folder)
    // biome-ignore lint/suspicious/noConsole: the integrator would see no other sign
    return console.warn(`tour-booking: needs ${isOld ? 'a newer browser' : '<script src> or release with --at'}`);

  const select = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  const inline = select('tour-booking:not([mode=dialog],[mode=button],[loading=lazy])');

  // 2. Files

  const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ folder + file);

  const files: Record<string, Promise<unknown> | undefined> = {};
  const load = (file: string): Promise<unknown> =>
    (files[file] ??= Promise.race([
      // Once more at once: a connection may break. Firefox keeps a failure until the page is loaded anew.
      importFile(file).catch(() => importFile(file)),
      new Promise((_, late) => setTimeout(late, TIME_LIMIT_MS, 1)),
    ]).catch((why) => {
      files[file] = undefined;
      addEventListener('online', () => load(file), { once: true });
      if (why !== 1)
        // biome-ignore lint/suspicious/noConsole: the browser's own message does not say what to do
        console.error(
          `tour-booking: ${file} did not load; another origin needs Access-Control-Allow-Origin or release with --at`,
          why,
        );
      const cause = `load-${why === 1 ? 'timeout' : 'failed'}`;
      for (const element of select('tour-booking:not(:defined),tour-booking[mode]')) {
        // Shows the fallback below the times in a server's HTML, which cannot be booked now.
        if (element.matches('[data-html]')) element.shadowRoot?.append(document.createElement('slot'));
        element.dispatchEvent(
          new CustomEvent('tour-booking:failed', {
            detail: {
              action: 'load',
              why: cause,
              groupId: Number(element.getAttribute('group-id')),
              elementId: element.id || undefined,
            },
            bubbles: true,
          }),
        );
      }
      return cause;
    }));

  // Everything else waits for main.js. A page without an element may add one later.
  if (inline[0] || !select('tour-booking')[0]) load('main.js');

  // 3. The global

  let give: PageGlobal['give'] = () => {};
  const launcher = new Promise<Functions>((resolve) => {
    give = resolve;
  });
  /** Stands for functions that have not loaded. A call waits for them, and so do the calls of what it returns. */
  const waiting = (coming: Promise<Functions>, names: readonly string[]): Functions =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...values) => {
          load('launcher.js');
          const next = coming.then((functions) => functions[name]?.(...values) ?? {});
          return waiting(next, ['open', 'close', 'update', 'destroy']);
        },
      ]),
    );

  /** Lists of services. Elements may ask a service that is in each list there is. */
  const pins = [carried.allowedApis, script?.getAttribute('allowed-apis')];
  // An optimizer has made a file of another name from this one. Its tag is not the one that the site owner has written.
  if (carried.folder && (pins[0] ?? pins[1]) == null && !/^[^?]*\/tour-booking[\w.-]*(\?|$)/.test(source)) {
    pins.push('');
    // biome-ignore lint/suspicious/noConsole: the integrator would see no other sign
    console.warn(
      'tour-booking: cannot read its own script tag, so elements ask this origin only: release with --allowed-apis',
    );
  }
  // In a frame with srcdoc, nothing can be relative to the address of the page.
  const originOf = (address: string, base: string): string => new URL(address || base, base).origin;
  /**
   * Markup that somebody injects must not send visitors to another service. The page's own origin is always allowed: the split gives an
   * empty text for it. An injected <base> changes where `api` leads, but not what is allowed.
   */
  const allows = (api: string): boolean =>
    pins.every(
      (pin) =>
        !pin
          ?.concat(' ')
          .split(/\s+/)
          .every((one) => originOf(one, location.href) !== originOf(api, document.baseURI)),
    );

  const early: EarlyReplies = new Map();
  const left = before?.calls ?? [];
  const page: PageGlobal = Object.assign(before ?? {}, waiting(launcher, ['mount', 'open']), {
    early,
    asked: Date.now(),
    load,
    allows,
    give,
    retry() {
      for (const file in files) load(file);
      watch();
    },
    calls: { push: (call: Call) => call(page) },
    handleEvent(press: Event) {
      page.press = press;
      // After the event its path is unknown.
      page.pressed = press.composedPath()[0];
    },
  });
  host.TourBooking = page;
  for (const call of left) queueMicrotask(() => call(page));

  if (select('tour-booking:is([mode=dialog],[mode=button]),[data-tour-booking-open],[data-tour-booking-home]')[0]) {
    load('launcher.js');
    // On its way down: a modal around a trigger may stop it on its way up.
    document.addEventListener('click', page, true);
  }

  // A widget in the server's HTML takes the last press when it works. The parser may still be on its way to it.
  if (select('[data-html]')[0] || document.readyState === 'loading') {
    addEventListener('click', page, true);
    const stop = (): void => {
      if (!select('[data-html]')[0]) removeEventListener('click', page, true);
    };
    addEventListener('load', stop, { once: true });
  }

  // 4. Early requests

  const ask = (url: string): void => {
    if (early.has(url)) return;
    // A redirect may lead to another host. The widget asks again, and says so.
    const reply = fetch(url, { redirect: 'error' });
    const json = reply.then((one) => one.clone().json());
    const entry: EarlyReply = { reply, json, cameAt: undefined };
    // A failure is not reported here: the widget asks again, and reports it.
    reply.then(
      () => {
        entry.cameAt = Date.now();
      },
      () => early.delete(url),
    );
    json.catch(() => undefined);
    early.set(url, entry);
  };

  /** The next quarter hour on the clock of `timeZone`. The widget asks by the same rule (`time/zone.ts`). */
  const nextQuarterHour = (timeZone?: string): string => {
    const ms = Date.now() + 899_000;
    const date = new Date(ms - (ms % 900_000));
    try {
      if (typeof Temporal !== 'undefined')
        return `${date
          .toTemporalInstant()
          .toZonedDateTimeISO(timeZone ?? Temporal.Now.timeZoneId())
          .toPlainDateTime()}`;
    } catch {
      // The browser does not know its zone, or the page has brought an incomplete Temporal.
    }
    // Swedish dates look like 2026-12-01 09:15:00.
    return date.toLocaleString('sv', { timeZone }).replace(' ', 'T');
  };

  const askFor = (element: Element): void => {
    const edge = element.getAttribute('edge');
    const api = (edge ?? element.getAttribute('api'))?.replace(/\/+$/, '') ?? '';
    const group = element.getAttribute('group-id') ?? '';
    // An address without https:// would be a path of the page. A key needs a header, and a first day another request.
    if (
      !/^(https?:\/)?\//.test(api) ||
      !allows(api) ||
      !/^\d+$/.test(group) ||
      element.matches('[public-key],[initial-day]') ||
      // The times are in the server's HTML.
      element.shadowRoot
    )
      return;
    if (edge) {
      // All in one reply.
      ask(`${api}/preview?group_id=${group}&days=14`);
      return;
    }
    const times = `${api}/api/v2/appointments/group/${group}/times`;
    ask(`${api}/api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`);
    ask(times);
    // The last one, because telling the time of another zone is slow without Temporal.
    ask(`${times}?time=${encodeURIComponent(nextQuarterHour(element.getAttribute('time-zone') || undefined))}`);
  };

  for (const element of inline) {
    // main.js loads the language again if this fails.
    const tag = (element.getAttribute('locale') || document.documentElement.lang).toLowerCase();
    const [language] = tag.match(/^(zh|es|ar|vi|ko)(?![a-z])/) ?? [];
    if (language) importFile(`${language}.js`).catch(() => {});
    try {
      askFor(element);
    } catch {
      // The widget reports a wrong attribute.
    }
  }

  // 5. Lazy elements

  const loadBoth = (isWanted: boolean): void => {
    if (!isWanted) return;
    load('main.js');
    load('launcher.js');
  };
  const near = new IntersectionObserver((entries) => loadBoth(entries.some((entry) => entry.isIntersecting)), {
    rootMargin: '100%',
  });
  // The launcher knows which element a link is for.
  const watch = (): void => {
    for (const element of select('tour-booking[loading=lazy]')) {
      near.observe(element);
      loadBoth(/#.*tour/.test(location.href));
      addEventListener('hashchange', watch);
    }
  };
  watch();
})();
