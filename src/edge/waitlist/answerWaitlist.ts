import { type Attempts, away, readAttempt } from '../edgeAttempts.ts';
import { ATTEMPT_HEADER, TOKEN_HEADER } from '../edgeChanges.ts';
import { type EdgeReply, entryRefusal, listAway, type Refuse, refusal } from '../edgeReplies.ts';
import type { EdgeSettings } from '../edgeSettings.ts';
import type { Visit } from '../gate.ts';
import { isOwn } from '../origins.ts';
import type { Waitlist } from './edgeWaitlist.ts';
import type { FoundEntry } from './waitlistEntries.ts';
import { entryIn, shownIn } from './waitlistEntry.ts';

/** The requests of visitors about the waitlist. Nobody learns from a reply who else waits. All but the last take the token of the header. */
export interface WaitlistAnswers {
  readonly join: (visit: Visit) => Promise<EdgeReply>;
  readonly find: (visit: Visit) => Promise<EdgeReply>;
  readonly confirm: (visit: Visit) => Promise<EdgeReply>;
  readonly leave: (visit: Visit) => Promise<EdgeReply>;
  /** What became of the attempt `key` to join: a reply to `GET /attempts/<key>`. Undefined where the list knows of none. */
  readonly tell: (key: string) => Promise<EdgeReply | undefined>;
  /** The POST of a mail program whose reader has pressed "unsubscribe" (RFC 8058). `token` can do nothing else. */
  readonly unsubscribe: (token: string) => Promise<EdgeReply>;
}

interface WaitlistAnswerTools {
  readonly settings: EdgeSettings;
  readonly refuse: Refuse;
  readonly attempts: Attempts;
  readonly list: Waitlist;
}

export function createWaitlistAnswers(tools: WaitlistAnswerTools): WaitlistAnswers {
  const { settings, refuse, attempts, list } = tools;
  const tokenIn = ({ request }: Visit): string => request.headers.get(TOKEN_HEADER) ?? '';
  /** What is said of an entry that its visitor may know of. */
  const partsOf = async (found: FoundEntry) => {
    const { days, parts } = found.entry;
    return { token: await list.tokenOf(found), days, parts };
  };
  const asked = async (found: FoundEntry): Promise<EdgeReply> => ({
    status: 200,
    json: { state: 'asked', ...(await partsOf(found)) },
  });
  const left: EdgeReply = { status: 200, json: { state: 'left' } };
  const leave = async (token: string, kind?: 'leave'): Promise<EdgeReply> => {
    try {
      return (await list.leave(token, kind)) ? left : refuse({ why: 'token' });
    } catch {
      return listAway;
    }
  };
  return {
    async join({ request, body }) {
      const attempt = readAttempt(request.headers.get(ATTEMPT_HEADER));
      if (attempt === undefined) return refuse({ why: 'attempt-key' });
      const entry = entryIn(body);
      if (typeof entry === 'string') return entryRefusal(entry);
      const shown = shownIn(body.shown, entry);
      if (shown === undefined) return entryRefusal('shown');
      if (!settings.groups.has(entry.group_id)) return refuse({ why: 'group' });
      if (!list.isOpen(entry.group_id, entry.days.to)) return entryRefusal('days');
      // Messages link only to the owner's pages. The host that a request names proves nothing.
      if (!isOwn(new URL(entry.page).origin, settings)) return entryRefusal('page');
      const givenUp = await attempts.take(attempt);
      if (givenUp) return givenUp;
      try {
        const joined = await list.join(attempt.key, entry, shown);
        switch (joined.kind) {
          case 'asked':
            return await asked(joined.found);
          case 'full':
            return refuse(FULL);
          case 'other':
            return refuse({ why: 'attempt-body' });
          case 'left':
            return refuse({ why: 'waitlist-left' });
        }
      } catch {
        return listAway;
      }
    },
    async tell(key) {
      try {
        const joined = await list.joined(key);
        if (joined === undefined) return undefined;
        const { status, json } = joined.kind === 'asked' ? await asked(joined.found) : refusal('waitlist-left');
        return { status: 200, json: { state: 'done', status, reply: json } };
      } catch {
        return away;
      }
    },
    async find(visit) {
      try {
        const found = await list.find(tokenIn(visit));
        if (found === undefined) return refuse({ why: 'token' });
        if (found === 'left') return { ...left, status: 404 };
        const { page: _, ...entry } = found.entry;
        return { status: 200, json: { state: found.state, ...entry } };
      } catch {
        return listAway;
      }
    },
    async confirm(visit) {
      try {
        const confirmed = await list.confirm(tokenIn(visit));
        if (confirmed === 'full') return refuse(FULL);
        if (confirmed.length === 0) return refuse({ why: 'waitlist-expired' });
        const entries = confirmed.map(async (found) => ({ group_id: found.entry.group_id, ...(await partsOf(found)) }));
        return { status: 200, json: { state: 'waiting', entries: await Promise.all(entries) } };
      } catch {
        return listAway;
      }
    },
    leave: (visit) => leave(tokenIn(visit)),
    unsubscribe: (token) => leave(token, 'leave'),
  };
}

const FULL = { why: 'waitlist-full', headers: { 'Retry-After': '3600' } } as const;
