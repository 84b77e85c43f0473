import { randomUUID } from 'node:crypto';
import { bareFetch } from '../api/bareFetch.ts';
import { configurationIn } from '../api/configuration.ts';
import { getWidgetConfiguration } from '../api/contract/endpoints/tour-questions.ts';
import { ApiError } from '../api/failure.ts';
import { member } from '../api/member.ts';
import { readErrors } from '../api/readErrors.ts';
import { type AskService, createService, type ServiceReply } from '../edge/askService.ts';
import { CONFIGURATION_QUERY } from '../edge/edgeQuestions.ts';
import { readSettings } from '../edge/edgeSettings.ts';
import { createMetrics } from '../edge/metrics.ts';
import { type CheckMessage, createNotify } from '../edge/waitlist/notify.ts';
import { type EdgeFlags, optionsIn } from './edgeFlags.ts';
import { ONLY_OWN_HOST, remarks } from './remarks.ts';
import { loadMcp } from './runMcp.ts';
import { connectRedis } from './sharedStores.ts';

/** One thing that was looked at. `note`: it may be meant so. The text says where it is, what it is, and what to do. */
interface Finding {
  readonly kind: 'ok' | 'note' | 'wrong';
  readonly text: string;
}

interface CheckProcess {
  readonly now: () => number;
  /** Prints one line. */
  readonly log: (line: string) => void;
}

const ok = (text: string): Finding => ({ kind: 'ok', text });
const note = (text: string): Finding => ({ kind: 'note', text });
const wrong = (text: string): Finding => ({ kind: 'wrong', text });
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Looks at what an edge with `flags` needs: its pages, its Redis, each group at the service, and the receiver of its messages. Starts nothing,
 * books nothing and writes to nobody. Prints a line for each, and gives the exit code: 1 if anything is wrong.
 */
export async function checkEdge(flags: EdgeFlags, { now, log }: CheckProcess): Promise<0 | 1> {
  const { redis, waitlist, assistants, origins = [], address } = flags;
  const settings = readSettings({ ...optionsIn(flags), attempts: 'memory', fetch: bareFetch });
  const mcp = assistants && (await loadMcp());
  const findings = await Promise.all([
    origins.length === 0 && address === undefined
      ? [wrong(`pages: ${ONLY_OWN_HOST}, like --origins https://www.example.com`)]
      : [ok(`pages: ${[...origins, ...(address === undefined ? [] : [new URL(address).origin])].join(', ')} may ask`)],
    redis === undefined ? [] : checkRedis(redis),
    checkService(createService(settings, createMetrics(), settings.groups.size), flags),
    typeof waitlist?.notify === 'string' ? checkReceiver(waitlist.notify, waitlist.secret, now) : [],
    remarks(flags, { shared: redis === undefined ? undefined : {}, mcp }).map(note),
  ]);
  const all = findings.flat();
  for (const { kind, text } of all) log(`${kind.padEnd(5)} ${text}`);
  const count = all.filter(({ kind }) => kind === 'wrong').length;
  log(count === 0 ? 'Nothing is wrong.' : `Wrong: ${count} of ${all.length}.`);
  return count === 0 ? 0 : 1;
}

async function checkRedis(url: string): Promise<readonly Finding[]> {
  // The address may hold a password.
  const where = `Redis at ${new URL(url).host}`;
  let away: string | undefined;
  const shared = await connectRedis(url, (problem) => {
    away = problem;
  });
  try {
    if (away !== undefined)
      return [
        wrong(`${where}: there is no connection (${away}); start it, or give its address as --redis or TOUR_REDIS`),
      ];
    await shared.stores.attempts.set('check', '', 1);
    await shared.list.swap('check', undefined, undefined, 1);
    return shared.forgets.length > 0
      ? shared.forgets.map((text) => wrong(`${where}: ${text}`))
      : [ok(`${where}: takes what it is given, and keeps it`)];
  } catch (error) {
    return [wrong(`${where}: it takes nothing (${reasonOf(error)}); every booking would be refused`)];
  } finally {
    shared.close();
  }
}

const checkService = (ask: AskService, flags: EdgeFlags): Promise<readonly Finding[]> =>
  Promise.all(
    Object.keys(flags.groups).map(async (group) => {
      const call = { params: { group_id: Number(group) }, query: CONFIGURATION_QUERY };
      return groupFinding(`service, group ${group}`, await ask(getWidgetConfiguration, call), flags);
    }),
  );

/** What the reply of the service to the question for the configuration of a group says. */
function groupFinding(where: string, reply: ServiceReply, { service, secretKey, publicKey }: EdgeFlags): Finding {
  switch (reply.kind) {
    case 'key-refused': {
      const key = publicKey !== undefined ? 'LEASING_PUBLIC_KEY' : 'LEASING_SECRET_KEY';
      return wrong(
        publicKey === undefined && secretKey === undefined
          ? `${where}: it wants a key; set LEASING_SECRET_KEY`
          : `${where}: it does not take the key (401 or 403); set ${key} anew`,
      );
    }
    case 'busy':
      return wrong(`${where}: it answered 429; try again in ${reply.seconds} seconds`);
    case 'lost':
      return wrong(`${where}: ${lostReason(reply.error)}; --service has to be the address of the leasing service`);
    case 'reply':
      return answeredFinding(where, reply, service);
  }
}

function answeredFinding(where: string, reply: Extract<ServiceReply, { kind: 'reply' }>, service: string): Finding {
  const { status, json } = reply;
  if (status === 400)
    return note(`${where}: it takes no bookings: ${readErrors(json)[0]?.message ?? 'no reason given'}`);
  if (status !== 200)
    return wrong(
      `${where}: ${service} answered ${status}; correct the number in --groups, or the address in --service`,
    );
  try {
    configurationIn({ ...reply, ok: true, malformed: (at) => new Error(`the reply has no usable \`${at}\``) });
    return ok(`${where}: it takes bookings`);
  } catch (error) {
    return wrong(`${where}: ${reasonOf(error)}; --service has to be the address of the leasing service`);
  }
}

/** Why a call gave no reply, with the code of what the network said: `ENOTFOUND`. */
function lostReason(error: unknown): string {
  const cause = error instanceof ApiError ? error.cause : undefined;
  const code = member(cause, 'code') ?? member(member(cause, 'cause'), 'code');
  return `${reasonOf(error)}${typeof code === 'string' ? ` (${code})` : ''}`;
}

/** Asks the receiver by a message that names nobody, and that every receiver takes and passes over. */
async function checkReceiver(
  notify: string,
  secret: string | undefined,
  now: () => number,
): Promise<readonly Finding[]> {
  // A path may hold a token.
  const where = `mailer at ${new URL(notify).host}`;
  try {
    await createNotify<CheckMessage>(notify, { secret, now, fetch: bareFetch })({
      ...{ id: `check-${randomUUID()}`, type: 'check' },
    });
    return [ok(`${where}: took a signed message of type check`)];
  } catch (error) {
    const todo = /40[13]/.test(reasonOf(error))
      ? 'give it the TOUR_NOTIFY_SECRET of the edge, and compare the clocks'
      : 'start it, or correct --notify; it has to answer 2xx to a type that it does not know';
    return [wrong(`${where}: ${reasonOf(error).replace(/\.$/, '')}; ${todo}`)];
  }
}
