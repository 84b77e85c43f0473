/**
 * The script tag. Small, so that it is there at once: it starts the three requests that the first free time needs while
 * the widget itself is still on its way, and then loads that; what it takes to open a widget over the page it loads where there is
 * one. Imports nothing and writes nothing to the page but one global, which takes calls from the start.
 */

/** Preloaded replies, by URL; each is taken once. `json`: what a copy holds, read while the widget is still on its way. */
type Early = Map<string, { readonly reply: Promise<Response>; readonly json: Promise<unknown> }>;

/** Functions by name. What each gives are functions too. */
type Functions = { readonly [name: string]: (...given: readonly unknown[]) => Functions };

interface PageGlobal {
  readonly early: Early;
  readonly asked: number;
  /**
   * Loads a file beside this one, once, and gives it. Where it does not come in time each element is told, and the code is what it
   * gives; the next call tries again.
   */
  readonly load: (file: string) => Promise<unknown>;
  /** Loads again what did not come. */
  readonly retry: () => void;
  readonly allows: (api: string) => boolean;
  /** Given `mount` and `open` themselves, once they are there. */
  readonly give: (functions: Functions) => void;
  /** Hears presses for as long as nothing can open, and keeps the last. */
  readonly handleEvent: (press: Event) => void;
  press?: Event;
}

/** What a page wants done as soon as it can be. */
type Call = (page: PageGlobal) => void;

interface LoaderWindow {
  /** Before this script ran a page may have left calls in it. */
  TourBooking?: { readonly calls?: readonly Call[]; readonly retry?: () => void };
}

/** So many milliseconds a file may take. */
const TIME_LIMIT_MS = 15_000;

/** What is used of Temporal, where a browser has it: Safari does not. */
declare const Temporal: undefined | { readonly Now: { readonly timeZoneId: () => string } };
// biome-ignore lint/correctness/noUnusedVariables: adds to the global one, as a script can
interface Date {
  readonly toTemporalInstant: () => {
    readonly toZonedDateTimeISO: (zone: string) => { readonly toPlainDateTime: () => object };
  };
}

(() => {
  const script = document.currentScript;
  const here = window as object as LoaderWindow;
  const before = here.TourBooking;
  // A second copy of the script does nothing but try again what failed.
  if (before?.retry) return before.retry();
  if (!(script instanceof HTMLScriptElement && script.src)) {
    // A module does not know its own place, a script that is pasted inline has none: main.js cannot be found.
    // biome-ignore lint/suspicious/noConsole: said once, to the integrator, where otherwise nothing would show
    console.warn('tour-booking: load this with <script src>, not as a module, not inline.');
    return;
  }
  const select = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  const early: Early = new Map();
  const files: Record<string, Promise<unknown> | undefined> = {};
  const load = (file: string): Promise<unknown> =>
    (files[file] ??= Promise.race([
      import(/* @vite-ignore */ new URL(file, script.src).href),
      new Promise((_, late) => setTimeout(late, TIME_LIMIT_MS, 1)),
    ]).catch((why) => {
      files[file] = undefined;
      // biome-ignore lint/suspicious/noConsole: the site owner sees nothing happen, and the browser's own line does not say what to do
      if (why !== 1) console.error(`tour-booking: serve ${file} with Access-Control-Allow-Origin`, why);
      const code = `load-${why === 1 ? 'timeout' : 'failed'}`;
      // What stands inside them stays.
      for (const element of select('tour-booking:not(:defined),tour-booking[mode]'))
        element.dispatchEvent(
          new CustomEvent('tour-booking:failed', {
            detail: { code, groupId: Number(element.getAttribute('group-id')), elementId: element.id || undefined },
            bubbles: true,
          }),
        );
      return code;
    }));

  const plain = select('tour-booking:not([mode=dialog],[mode=button],[loading=lazy])');
  // First of all, since everything waits for it. Where there is no element at all, one may come.
  if (plain[0] || !select('tour-booking')[0]) load('main.js');

  /** The functions `names` of what is still on its way: each call is made when that is there, also of what a call gives. */
  const waiting = (coming: Promise<Functions>, names: readonly string[]): Functions =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...values) => {
          load('opening.js');
          const next = coming.then((functions) => functions[name]?.(...values) ?? {});
          return waiting(next, ['open', 'close', 'update', 'destroy']);
        },
      ]),
    );
  /** Origins; the page's own always. */
  const pins = script.getAttribute('allowed-apis')?.concat(' ').split(/\s+/);
  /**
   * Whether an element may have its service at `api`: markup that others smuggle in must not send visitors elsewhere. A smuggled <base>
   * moves what is asked, and not what is allowed.
   */
  const allows = (api: string): boolean =>
    !pins?.every((pin) => new URL(pin, location.href).origin !== new URL(api, document.baseURI).origin);
  let give: PageGlobal['give'] = () => {};
  const given = new Promise<Functions>((resolve) => {
    give = resolve;
  });
  const left = before?.calls ?? [];
  const page: PageGlobal = Object.assign(before ?? {}, waiting(given, ['mount', 'open']), {
    early,
    asked: Date.now(),
    load,
    allows,
    give,
    retry() {
      for (const file in files) load(file);
    },
    calls: { push: (call: Call) => call(page) },
    handleEvent(press: Event) {
      page.press = press;
    },
  });
  here.TourBooking = page;
  for (const call of left) queueMicrotask(() => call(page));

  /** The next quarter hour by the clock of `timeZone`; the widget asks with the same one. */
  const soon = (timeZone?: string): string => {
    const ms = Date.now() + 899_000;
    const date = new Date(ms - (ms % 900_000));
    // Swedes write 2026-12-01 09:15:00.
    if (typeof Temporal === 'undefined') return date.toLocaleString('sv', { timeZone }).replace(' ', 'T');
    const local = date.toTemporalInstant().toZonedDateTimeISO(timeZone ?? Temporal.Now.timeZoneId());
    return `${local.toPlainDateTime()}`;
  };

  /**
   * The letters that show first where there is room for the month: sizes in px where the page's are 16, by weight, from 700 down. A phone
   * has most of them. A journey holds them to the styles.
   */
  const letters = [[24], [16, 15, 14, 13], [15, 14, 12], [15, 14, 11.998]];

  const languageOf = (element: Element): string => element.getAttribute('locale') || document.documentElement.lang;

  const ask = (element: Element): void => {
    const api = element.getAttribute('api')?.replace(/\/+$/, '');
    const group = element.getAttribute('group-id') ?? '';
    // With a key each call wants a header of its own; with another first day, another question.
    if (!api || !allows(api) || !/^\d+$/.test(group) || element.matches('[public-key],[initial-day]')) return;
    const begin = (url: string): void => {
      if (early.has(url)) return;
      const reply = fetch(url);
      // Nobody may come for it; the widget asks again and then sees the failure itself.
      reply.catch(() => early.delete(url));
      const json = reply.then((one) => one.clone().json());
      json.catch(() => undefined);
      early.set(url, { reply, json });
    };
    const times = `${api}/api/v2/appointments/group/${group}/times`;
    begin(`${api}/api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`);
    begin(times);
    // Last, because without Temporal a slow phone takes long to tell the time of another zone.
    const timeZone = element.getAttribute('time-zone') || undefined;
    begin(`${times}?time=${encodeURIComponent(soon(timeZone))}`);
    // What a slow phone takes long for when it first needs it, and may as well do while nothing is here yet: after the page's next frame,
    // in a task of its own.
    requestAnimationFrame(() =>
      setTimeout(() => {
        try {
          const { fontFamily, fontSize } = getComputedStyle(element);
          const pen = document.createElement('canvas').getContext('2d');
          if (pen)
            letters.forEach((sizes, lighter) => {
              for (const size of sizes) {
                pen.font = `${700 - lighter * 100} ${(size / 16) * parseFloat(fontSize)}px ${fontFamily}`;
                pen.measureText('0');
              }
            });
          // American English in these zones is written without Intl (i18n/americanEnglish.ts).
          const english = /^(en|en-us|)$/i.test(languageOf(element));
          if (english && /(^|Denver|Phoenix|Los_Angeles|York|Chicago)$/.test(timeZone ?? '')) return;
          new Date().toLocaleString('en', { timeZone, timeZoneName: 'longGeneric' });
        } catch {
          // What guards a visitor may refuse a canvas. Temporal takes zones that Intl does not; the widget names them.
        }
      }),
    );
  };

  if (select('tour-booking[mode=dialog],tour-booking[mode=button],[data-tour-booking-open]')[0]) {
    load('opening.js');
    addEventListener('click', page);
  }
  for (const element of plain) {
    // Words that main.js would ask for; where they do not come, it sees the failure itself.
    const [language] = /^(es|ar)\b/i.exec(languageOf(element)) ?? [];
    if (language) import(/* @vite-ignore */ new URL(`${language.toLowerCase()}.js`, script.src).href).catch(() => {});
    try {
      ask(element);
    } catch {
      // A wrong attribute is the widget's to name.
    }
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      load('main.js');
      load('opening.js');
    },
    { rootMargin: '100%' },
  );
  for (const element of select('tour-booking[loading=lazy]')) near.observe(element);
})();
