import { mockWorker } from '../mock-server/browser.ts';
import { createMockService } from '../mock-server/engine/service.ts';
import { addDays, weekdayOf } from '../src/time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../src/time/values.ts';
import { wallClock } from '../src/time/zone.ts';
import { part, showDeveloperBar } from './developerBar.ts';

/** The property's zone, as the snippet gives it. */
const ZONE = 'America/New_York';

/** From this hour on a day has few free times left. */
const LATE = 14;

/** The first working day with a choice of times: today, or the next one where it is late or a weekend. */
function openingDay(now: LocalDateTime): Day {
  const hour = Number(now.slice(11, 13));
  let day = hour < LATE ? dayOf(now) : addDays(dayOf(now), 1);
  while (weekdayOf(day) % 6 === 0) day = addDays(day, 1);
  return day;
}

/** The leasing service of this page: today's date, and half of the agents' time taken by other business. */
const service = createMockService({
  now: wallClock(Date.now(), ZONE),
  zone: ZONE,
  busy: 0.5,
  ticks: () => performance.now(),
});

/** Puts the snippet into the page, as if a customer had pasted it there; a script in a copy of a template runs. */
function insertSnippet(groupId: string): void {
  const snippet = document.importNode(part('#snippet', HTMLTemplateElement).content, true);
  const element = snippet.querySelector('tour-booking');
  element?.setAttribute('group-id', groupId);
  const now = wallClock(Date.now(), ZONE);
  // Whoever comes on a Sunday sees the widget at work all the same.
  if (openingDay(now) !== dayOf(now)) element?.setAttribute('initial-day', openingDay(now));
  // Once is enough: the script has defined the element by the time another group is chosen.
  if (customElements.get('tour-booking')) snippet.querySelector('script')?.remove();
  part('#widget', HTMLElement).replaceChildren(snippet);
}

function sayUnavailable(why: string): void {
  const message = document.createElement('div');
  message.className = 'unavailable';
  const paragraphs = [
    why,
    'The leasing service of this demo runs inside the page and needs a service worker: open it at https:// or on localhost, outside a private window.',
  ];
  for (const text of paragraphs) message.append(Object.assign(document.createElement('p'), { textContent: text }));
  const fallback = part('#snippet', HTMLTemplateElement).content.querySelector('tour-booking a');
  if (fallback) message.append(document.importNode(fallback, true));
  part('#widget', HTMLElement).replaceChildren(message);
}

/** Resolves when the worker answers for this page; a page loaded past it (a forced reload) is taken over by a plain one. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((done, fail) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(() => fail(new Error('not controlled')), 3000);
  });
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) return sayUnavailable('This browser offers no service worker to this page.');
  const bar = showDeveloperBar(service, insertSnippet);
  try {
    const url = new URL('mockServiceWorker.js', document.baseURI).href;
    const worker = mockWorker(service, { baseUrl: 'https://leasing.example.com', onRequest: bar.log });
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
    await controlled();
  } catch {
    return sayUnavailable('The service worker of this page could not be started. Reloading it may help.');
  }
  insertSnippet(bar.groupId());
}

void start();
