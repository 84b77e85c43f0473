import type { Page } from 'playwright-core';

/** The address of the stand-in. Nothing listens there: the test answers the browser. */
export const STAND_IN = 'http://127.0.0.1:9';

/** A failure in place of a documented answer: another status, a connection that drops before any answer, or no answer at all. */
export type Failure = number | 'drops' | 'hangs';

type Reply<Answer> = Answer | Failure;

/** What the service answers; a test may change each at any time. */
interface Answers {
  /** `inactive`: the group takes no bookings. */
  configuration: () => Reply<'active' | 'inactive'>;
  /** The free times of a day, both as text: `2026-12-01`, `10:00`. */
  times: (day: string) => Reply<readonly string[]>;
  booking: () => Reply<'booked'>;
}

/** A service that a test steers while the visitor is there. */
export interface StandIn extends Answers {
  /** Changes what it answers from now on. */
  readonly change: (changes: Partial<Answers>) => void;
  /** Holds every reply back until the function it gives is called. */
  readonly hold: () => () => void;
  /** The path and query of each request so far, in order. Waits until every request that `page` has sent has arrived. */
  readonly asked: (page: Page) => Promise<readonly string[]>;
  /** Answers for the service on `page`. */
  readonly answerOn: (page: Page) => Promise<void>;
}

/** A service that works: every day has two free times. */
export const WORKING: Answers = {
  configuration: () => 'active',
  times: () => ['10:00', '11:00'],
  booking: () => 'booked',
};

const CONFIGURATION = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };
const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

/** A service that works, but for what `changes` say. */
export function standIn(changes: Partial<Answers> = {}): StandIn {
  const asked: string[] = [];
  let gate: Promise<void> | undefined;
  const service: StandIn = {
    ...WORKING,
    ...changes,
    change: (next) => void Object.assign(service, next),
    hold() {
      let open = (): void => undefined;
      gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      return open;
    },
    async asked(page) {
      // Requests of one page arrive in the order they were sent.
      await page.evaluate((url) => fetch(url).then(() => undefined), `${STAND_IN}/last`);
      return asked;
    },
    async answerOn(page) {
      await page.route(`${STAND_IN}/**`, async (route) => {
        const { pathname, search, searchParams } = new URL(route.request().url());
        if (pathname === '/last') return route.fulfill({ headers, body: '' });
        asked.push(pathname + search);
        await gate;
        const reply = replyOf(service, pathname, searchParams.get('time'));
        if (reply === 'hangs') return;
        if (reply === 'drops') return route.abort('connectionfailed');
        await (typeof reply === 'number'
          ? route.fulfill({ status: reply, headers, body: '{}' })
          : route.fulfill({ status: reply.status, headers, body: JSON.stringify(reply.json) }));
      });
    },
  };
  return service;
}

interface Documented {
  readonly status: number;
  readonly json: unknown;
}

function replyOf(service: Answers, path: string, time: string | null): Documented | Failure {
  const isFailure = (reply: unknown): reply is Failure =>
    typeof reply === 'number' || reply === 'drops' || reply === 'hangs';
  if (path.includes('verify-widget')) {
    const reply = service.configuration();
    if (isFailure(reply)) return reply;
    return reply === 'active'
      ? { status: 200, json: { data: CONFIGURATION } }
      : { status: 400, json: { errors: { widget: ['Widget is inactive'] } } };
  }
  if (path.endsWith('/book')) {
    const reply = service.booking();
    return isFailure(reply) ? reply : { status: 200, json: { data: { appointment: { id: 7 } } } };
  }
  const day = time?.slice(0, 10);
  const reply = day === undefined ? ['10:00', '11:00'] : service.times(day);
  if (isFailure(reply)) return reply;
  const available_times = reply.map((each) => (day === undefined ? `${each}:00` : `${day}T${each}:00`));
  return { status: 200, json: { available_times, valid: true, errors: {}, appointment_sms_opt_in: true } };
}
