import { askAvailability } from '../api/availability.ts';
import { askConfiguration, configurationIn } from '../api/configuration.ts';
import { getTimes } from '../api/contract/endpoints/tour-questions.ts';
import { daysIn, foundIn, previewUrl } from '../api/edgePreview.ts';
import type { Transport } from '../api/transport.ts';
import { urlOf } from '../api/url.ts';
import type { Preview } from '../core/bookingCore.ts';
import { type Clock, clockAt, timeToAsk } from '../core/bookingPeriod.ts';
import { savesData } from '../core/savesData.ts';
import { isTourKept } from '../core/tourKey.ts';
import { isLink } from '../options/links.ts';
import type { PreviewAnswers } from '../queries/giveAnswers.ts';
import { dayOf } from '../time/values.ts';
import { type Replies, repliesTransport } from './earlyReplies.ts';
import type { PreviewOptions } from './previewOptions.ts';
import { previewSnapshot } from './previewSnapshot.ts';

/** What the widget shows before the core is there. */
export interface ShownPreview extends Preview {
  /** Forgets the replies it was made of. The core has their answers; the next widget asks for newer ones. */
  readonly consume: () => void;
}

/** The source of a preview. */
export interface PreviewSource {
  /** A preview for the first render, of replies that were read already. */
  readonly known: (options: PreviewOptions) => ShownPreview | undefined;
  /**
   * Asks the service, and reads the replies. Undefined where there is nothing to show: a reply failed or cannot be read,
   * the first day has no free time, or the core is there by now and asks itself. Never rejects.
   */
  readonly read: (options: PreviewOptions) => Promise<ShownPreview | undefined>;
  /** Replies for the core, each given once. */
  readonly take: Replies['take'];
  /** Whether the render that is under way makes or takes over a server's HTML. Then the widget shows the known preview, even if the core is there. */
  readonly isHtml?: () => boolean;
}

/** A preview that was read is shown by a widget that starts within this time, in milliseconds. */
const FRESH_MS = 10_000;

interface ReadReplies {
  readonly answers: PreviewAnswers;
  readonly consume: () => void;
}

/** A source over `replies`. `isCoreThere`: whether the core is there, which then asks by itself. */
export function createPreviewSource(replies: Replies, isCoreThere: () => boolean): PreviewSource {
  /** By the key of the options. */
  const answered = new Map<string, ReadReplies>();

  const known = (options: PreviewOptions): ShownPreview | undefined => {
    const found = answered.get(options.key);
    if (found === undefined || Date.now() - found.answers.availability.receivedAt > FRESH_MS) return undefined;
    const conditions = { now: Date.now(), savesData: savesData() };
    const snapshot = previewSnapshot(options.settings, found.answers, conditions);
    return snapshot && { snapshot, ...found };
  };

  return {
    known,
    async read(options) {
      if (isCoreThere() || options.asks === undefined || !isLink(options.asks.api)) return undefined;
      // The core shows the kept tour instead of free times. With several kinds of tour, it may be a tour of another group.
      if (isTourKept(options.settings.kinds ? undefined : options.asks.groupId)) return undefined;
      const found = await readReplies(options.settings.zone, options.asks, replies);
      if (found) answered.set(options.key, found);
      return found && !isCoreThere() ? known(options) : undefined;
    },
    take: replies.take,
  };
}

/** The answers, once their replies are there. Asks for the office hours as well, which the core reads later. */
async function readReplies(
  zone: string | undefined,
  { api, isEdge, groupId }: NonNullable<PreviewOptions['asks']>,
  replies: Replies,
): Promise<ReadReplies | undefined> {
  const urls: string[] = [];
  const ask = (url: string) => {
    urls.push(url);
    return replies.ask(url);
  };
  try {
    // The reply of an edge stays for the core, which takes the office hours from it.
    const json = isEdge ? await replies.ask(previewUrl(api, groupId)).json : undefined;
    const clock = clockAt(replies.askedAt(), zone);
    const answers = await (isEdge
      ? readAnswers(edgeTransport(json), groupId, clock, json)
      : readAnswers(repliesTransport(api, ask), groupId, clock, undefined, () =>
          replies.ask(urlOf(api, getTimes, { group_id: groupId })),
        ));
    return answers && { answers, consume: () => urls.forEach(replies.take) };
  } catch {
    // The core asks for itself, and says what is wrong.
    return undefined;
  }
}

/**
 * The answers that `transport` gives, also of the days in the preview `json` of an edge. Undefined for a group that takes no bookings; rejects
 * where an answer is missing. `askMore` is called between the questions.
 */
export async function readAnswers(
  transport: Transport,
  groupId: number,
  clock: Clock,
  json: unknown,
  askMore?: () => void,
): Promise<PreviewAnswers | undefined> {
  const asked = askConfiguration(transport, groupId);
  askMore?.();
  const days = daysIn(json).filter((day) => day > dayOf(clock.soon));
  const [reply, availability, ...others] = await Promise.all([
    asked,
    askAvailability(transport, groupId, clock.soon),
    ...days.map((day) => askAvailability(transport, groupId, timeToAsk(day, clock))),
  ]);
  if (!reply.ok) return undefined;
  const receivedAt = Date.now();
  const configuration = { active: true, configuration: configurationIn(reply) } as const;
  return {
    configuration: { answer: configuration, receivedAt },
    availability: { answer: availability, receivedAt },
    others: others.map((answer) => ({ answer, receivedAt })),
  };
}

/** A transport that reads the preview of an edge, and sends nothing. */
export const edgeTransport =
  (json: unknown): Transport =>
  async ({ path }, { query }) => {
    const found = foundIn(json, path, query);
    if (typeof found === 'string') throw new Error();
    return { ...found, malformed: () => new Error() };
  };
