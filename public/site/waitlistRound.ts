import { http, type RequestHandler } from 'msw';
import type { MockService } from '../../mock-server/engine/mockService.ts';
import { member } from '../../src/api/member.ts';
import { createEdge } from '../../src/edge/createEdge.ts';
import type { WaitlistMessage } from '../../src/edge/waitlist/notify.ts';
import { createWaitlistJobs, type WaitlistJobs } from '../../src/edge/waitlist/waitlistJobs.ts';
import { addDays } from '../../src/time/arithmetic.ts';
import { daysInRange } from '../../src/time/dayRange.ts';
import { type Day, dayOf, parseDay } from '../../src/time/values.ts';
import { wallClock } from '../../src/time/zone.ts';
import { create, find } from '../dom.ts';
import { SERVICE, ZONE } from '../leasingService.ts';

/** The address of the edge in this page. No request reaches it: the service worker answers. */
const EDGE = 'https://tours.alderhouse.example';
/** The group that never has a free time by itself. */
export const FULL_GROUP = 105;

/** The waitlist from the join to the booking, with an edge inside this page: its handler, and what shows the controls. */
export interface WaitlistRound {
  readonly handler: RequestHandler;
  /** The address of the edge for a widget. It is another one after each link, so that the widget knows nothing, as on a page that was just opened. */
  address(): string;
  /** Shows or hides the controls. */
  show(isShown: boolean): void;
}

/** Creates the edge and the controls. `open` opens the widget anew, as the link of a message does. */
export function createWaitlistRound(service: MockService, open: () => void): WaitlistRound {
  const part = find('#waitlist-round', HTMLElement);
  const says = find('#waitlist-says', HTMLElement);
  const messages = find('#waitlist-messages', HTMLElement);
  let jobs: WaitlistJobs | undefined;
  /** The first day that somebody waits for. */
  let wanted: Day | undefined;
  let opened = 0;

  const edge = createEdge(
    {
      service: SERVICE,
      groups: { [FULL_GROUP]: { timeZone: ZONE } },
      address: EDGE,
      origins: [location.origin],
      compress: false,
      attempts: 'memory',
      // A demo does not wait for an answer to grow old.
      cache: { get: async () => undefined, set: async () => undefined, delete: async () => undefined },
      secrets: [crypto.randomUUID()],
      waitlist: { notify: tell },
    },
    {
      now: Date.now,
      openJobs(store) {
        jobs = createWaitlistJobs(store);
        return jobs;
      },
    },
  );

  function tell(message: WaitlistMessage): void {
    const link = (text: string, href: string): HTMLAnchorElement => {
      const anchor = create('a', { href, textContent: text });
      anchor.addEventListener('click', (event) => {
        event.preventDefault();
        location.hash = new URL(href).hash;
        opened += 1;
        open();
      });
      return anchor;
    };
    const text = create('pre', { textContent: JSON.stringify(message, null, 2) });
    const links = create('p', {}, link('Open its link', message.link));
    if (message.type === 'time-free') links.append(' ', link('Open its link to leave', message.leave));
    messages.prepend(create('li', {}, text, links));
    says.textContent =
      message.type === 'confirm'
        ? 'This is the first message, as your mailer would get it. Open its link and confirm the address.'
        : 'This is the message, as your mailer would get it.';
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isJoin = request.method === 'POST' && pathname === '/waitlist';
    const asked: unknown = isJoin ? await request.clone().json() : undefined;
    const reply = await edge.fetch(request);
    const from = member(member(asked, 'days'), 'from');
    if (reply.ok && typeof from === 'string') wanted = parseDay(from);
    if (reply.ok && pathname === '/waitlist/confirm') says.textContent = 'Someone is on the waitlist now.';
    return reply;
  }

  async function freeATime(): Promise<void> {
    if (wanted === undefined) {
      says.textContent =
        'No one is on the waitlist yet. Press "Notify me if a time opens up" in the widget first, and confirm the address.';
      return;
    }
    const tomorrow = addDays(dayOf(wallClock(Date.now(), ZONE)), 1);
    const first = wanted > tomorrow ? wanted : tomorrow;
    // On some days the office is closed.
    for (const day of daysInRange({ first, last: addDays(first, 6) })) {
      // What was not seen as taken does not free up.
      jobs?.lookNow(FULL_GROUP, day);
      await new Promise((later) => setTimeout(later, 1_000));
      if (!['10:00', '10:30', '11:00', '14:00', '15:00'].some((time) => frees(day, time))) continue;
      jobs?.lookNow(FULL_GROUP, day);
      return;
    }
  }
  function frees(day: Day, time: string): boolean {
    try {
      return service.freeSlot(FULL_GROUP, `${day}T${time}:00`) > 0;
    } catch {
      return false;
    }
  }
  find('#free-time', HTMLButtonElement).addEventListener('click', () => void freeATime());

  return {
    handler: http.all('https://*.alderhouse.example/*', ({ request }) => answer(request)),
    address: () => (opened === 0 ? EDGE : `https://tours-${opened}.alderhouse.example`),
    show(isShown) {
      part.hidden = !isShown;
    },
  };
}
