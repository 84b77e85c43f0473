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

(() => {
  const script = document.currentScript;
  const here = window as LoaderWindow;
  if (here.TourBooking?.early || !(script instanceof HTMLScriptElement)) return;
  const early: Early = new Map();
  const read: Read = new Map();
  here.TourBooking = { ...here.TourBooking, early, read, asked: Date.now() };

  import(/* @vite-ignore */ new URL('main.js', script.src).href).catch(() => {
    // The fallback inside the element stays; the next copy of the script may try again.
    delete here.TourBooking?.early;
  });

  /** The next quarter hour by the clock of `zone`; the widget asks with the same one. */
  const soon = (zone: string | null): string => {
    const at = new Date(Math.ceil(Math.floor(Date.now() / 1000) / 900) * 900_000);
    const parts: Partial<Record<string, string>> = {};
    const format = new Intl.DateTimeFormat('en-US', {
      ...(zone ? { timeZone: zone } : {}),
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const { type, value } of format.formatToParts(at)) parts[type] = value;
    return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00`;
  };

  const ask = (element: Element): void => {
    const api = element.getAttribute('api')?.replace(/\/+$/, '');
    const group = element.getAttribute('group-id')?.trim();
    // With a key each call wants a header of its own; with another first day, another question.
    if (
      !api ||
      !group ||
      !/^\d+$/.test(group) ||
      element.hasAttribute('public-key') ||
      element.hasAttribute('initial-day')
    )
      return;
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
    // Last, because a slow phone takes long to tell the time of another zone.
    begin(`${times}?${new URLSearchParams({ time: soon(element.getAttribute('time-zone')) })}`);
  };

  for (const element of document.querySelectorAll('tour-booking')) {
    try {
      ask(element);
    } catch {
      // A wrong attribute is the widget's to name.
    }
  }
})();
