import { type Attempts, away, readAttempt } from '../attempts.ts';
import { ATTEMPT_HEADER } from '../changes.ts';
import type { Visit } from '../gate.ts';
import { isOwn } from '../origins.ts';
import { type EdgeReply, entryRefusal, listAway, type Refuse, refusal } from '../replies.ts';
import type { EdgeSettings } from '../settings.ts';
import type { Joined } from './waitingEntries.ts';
import { entryIn } from './waitingEntry.ts';
import type { WaitingList } from './waitingList.ts';

/** The requests of visitors about the waiting list. Nobody learns from a reply who else waits. */
export interface WaitingAnswers {
  readonly join: (visit: Visit) => Promise<EdgeReply>;
  readonly find: (token: string) => Promise<EdgeReply>;
  readonly leave: (token: string) => Promise<EdgeReply>;
  /** What became of the attempt `key` to join: a reply to `GET /attempts/<key>`. Undefined where the list knows of none. */
  readonly tell: (key: string) => Promise<EdgeReply | undefined>;
}

interface WaitingAnswerTools {
  readonly settings: EdgeSettings;
  readonly refuse: Refuse;
  readonly attempts: Attempts;
  readonly list: WaitingList;
}

export function createWaitingAnswers(tools: WaitingAnswerTools): WaitingAnswers {
  const { settings, refuse, attempts, list } = tools;
  const replyOf = ({ token, entry: { days, parts } }: Extract<Joined, { kind: 'waiting' }>): EdgeReply => ({
    status: 200,
    json: { state: 'waiting', token, days, parts },
  });
  return {
    async join({ request, body }) {
      const attempt = readAttempt(request.headers.get(ATTEMPT_HEADER));
      if (attempt === undefined) return refuse({ why: 'attempt-key' });
      const entry = entryIn(body);
      if (typeof entry === 'string') return entryRefusal(entry);
      if (!settings.groups.has(entry.group)) return refuse({ why: 'group' });
      if (!list.isOpen(entry.group, entry.days.to)) return entryRefusal('days');
      // Messages link only to the owner's pages. The host that a request names proves nothing.
      if (!isOwn(new URL(entry.page).origin, settings)) return entryRefusal('page');
      const givenUp = await attempts.take(attempt);
      if (givenUp) return givenUp;
      try {
        const joined = await list.join(attempt.key, entry);
        switch (joined.kind) {
          case 'waiting':
            return replyOf(joined);
          case 'full':
            return refuse({ why: 'waiting-full', headers: { 'Retry-After': '3600' } });
          case 'other':
            return refuse({ why: 'attempt-body' });
          case 'left':
            return refuse({ why: 'waiting-left' });
        }
      } catch {
        return listAway;
      }
    },
    async tell(key) {
      try {
        const joined = await list.joined(key);
        if (joined === undefined) return undefined;
        const { status, json } = joined.kind === 'waiting' ? replyOf(joined) : refusal('waiting-left');
        return { status: 200, json: { state: 'done', status, reply: json } };
      } catch {
        return away;
      }
    },
    async find(token) {
      try {
        const found = await list.find(token);
        if (found === undefined) return refuse({ why: 'token' });
        if (found === 'left') return { status: 404, json: { state: 'left' } };
        const { page: _, ...entry } = found;
        return { status: 200, json: { state: 'waiting', ...entry } };
      } catch {
        return listAway;
      }
    },
    async leave(token) {
      try {
        return (await list.leave(token)) ? { status: 200, json: { state: 'left' } } : refuse({ why: 'token' });
      } catch {
        return listAway;
      }
    },
  };
}
