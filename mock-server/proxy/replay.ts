import type { Elsewhere } from '../answer.ts';
import { json, refusal } from '../callAndReply.ts';
import { didYouMean } from '../engine/didYouMean.ts';
import { type RecordedExchange, type RecordedWorld, targetOf } from './recordedWorld.ts';

/**
 * Answers each call as it was answered in the recording: the same method, path and query, in the order of the recording. The last
 * reply stays. The body of a request is not compared, because its persons are others.
 */
export function createReplay({ exchanges }: RecordedWorld): Elsewhere {
  const replies = new Map<string, RecordedExchange[]>();
  for (const each of exchanges) {
    const name = `${each.method} ${each.target}`;
    replies.set(name, [...(replies.get(name) ?? []), each]);
  }
  return async (call) => {
    const name = `${call.method === 'HEAD' ? 'GET' : call.method} ${targetOf(call)}`;
    const recorded = replies.get(name);
    const next = recorded && (recorded.length > 1 ? recorded.shift() : recorded[0]);
    if (next) return json(next.status, next.reply, { ...next.headers });
    return refusal(404, { replay: [`${name} is not in the recording.${didYouMean(name, [...replies.keys()])}`] });
  };
}
