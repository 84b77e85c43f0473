/**
 * The script tag. Small, so that it is there at once: it starts the three requests that the first free time needs while
 * the widget itself is still on its way, and then loads that. Imports nothing and writes nothing to the page but one
 * global.
 */

/** Preloaded replies, by URL; each is taken once. */
type Early = Map<string, Promise<Response>>;
/** What a copy of each holds, read while the widget is still on its way. */
type Read = Map<string, Promise<unknown>>;

interface LoaderWindow {
  TourBooking?: { early?: Early; read?: Read; asked?: number };
}

/** What is used of Temporal, where a browser has it: Safari does not. */
declare const Temporal:
  | undefined
  | {
      readonly Now: { readonly timeZoneId: () => string };
      readonly Instant: {
        readonly fromEpochMilliseconds: (ms: number) => {
          readonly toZonedDateTimeISO: (zone: string) => { readonly toPlainDateTime: () => object };
        };
      };
    };

(() => {
  const script = document.currentScript;
  if (!script || !('src' in script)) return;
  const here = window as LoaderWindow;
  const page = here.TourBooking ?? {};
  if (page.early) return;
  const early: Early = new Map();
  const read: Read = new Map();
  page.asked = Date.now();
  here.TourBooking = page;
  page.early = early;
  page.read = read;

  import(/* @vite-ignore */ new URL('main.js', script.src).href).catch((why) => {
    // The fallback inside the element stays; the next copy of the script may try again.
    delete page.early;
    // biome-ignore lint/suspicious/noConsole: the site owner sees nothing happen, and the browser's own line does not say what to do
    console.error('tour-booking: serve main.js with Access-Control-Allow-Origin', why);
  });

  /** The clock of `zone`, the visitor's where it is none. The first one a page makes takes a slow phone up to 100 ms. */
  const clockOf = (zone: string | null): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone || undefined,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });

  /** The next quarter hour by the clock of `zone`; the widget asks with the same one. */
  const soon = (zone: string | null): string => {
    const ms = Math.ceil(Math.floor(Date.now() / 1000) / 900) * 900_000;
    if (typeof Temporal !== 'undefined')
      return `${Temporal.Instant.fromEpochMilliseconds(ms)
        .toZonedDateTimeISO(zone || Temporal.Now.timeZoneId())
        .toPlainDateTime()}`;
    const parts: Partial<Record<string, string>> = {};
    for (const { type, value } of clockOf(zone).formatToParts(ms)) parts[type] = value;
    return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00`;
  };

  const ask = (element: Element): void => {
    const api = element.getAttribute('api')?.replace(/\/+$/, '');
    const group = element.getAttribute('group-id') ?? '';
    // With a key each call wants a header of its own; with another first day, another question.
    if (!api || !/^\d+$/.test(group) || element.matches('[public-key],[initial-day]')) return;
    const begin = (url: string): void => {
      if (early.has(url)) return;
      const reply = fetch(url);
      // Nobody may come for it; the widget asks again and then sees the failure itself.
      reply.catch(() => early.delete(url));
      early.set(url, reply);
      const json = reply.then((one) => one.clone().json());
      json.catch(() => undefined);
      read.set(url, json);
    };
    const times = `${api}/api/v2/appointments/group/${group}/times`;
    begin(`${api}/api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`);
    begin(times);
    // Last, because without Temporal a slow phone takes long to tell the time of another zone.
    const zone = element.getAttribute('time-zone');
    begin(`${times}?time=${encodeURIComponent(soon(zone))}`);
    // The widget needs one to write dates: made now, it costs the time in which nothing is here yet.
    clockOf(zone);
  };

  for (const element of document.querySelectorAll('tour-booking')) {
    try {
      ask(element);
    } catch {
      // A wrong attribute is the widget's to name.
    }
  }
})();
