import { askAvailability } from '../api/availability.ts';
import { askConfiguration, configurationIn } from '../api/configuration.ts';
import { unansweredStart } from '../booking/flow.ts';
import { clockAt } from '../core/bookingPeriod.ts';
import { initialSnapshot } from '../core/initialSnapshot.ts';
import { savesData } from '../core/savesData.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readViewSettings, type ViewSettings } from '../options/viewSettings.ts';
import { type Preview, type PreviewAnswers, previewSnapshot } from './previewSnapshot.ts';
import { type PreloadedReply, preloadedTransport } from './repliesTransport.ts';

/** Replies that a page asked for before the widget was there. */
export interface EarlyReplies {
  /** The reply of a GET while it is new, which stays for the next who wants it. */
  readonly peek: (url: string) => PreloadedReply | undefined;
  /** The reply, given once: whatever is asked again goes to the network. */
  readonly take: (url: string) => Promise<Response> | undefined;
  /** When they were asked for, in milliseconds since the epoch. */
  readonly askedAt: () => number;
}

/** What the first stage shows while it has nothing to show. */
export const skeleton = initialSnapshot(unansweredStart, true);

/** What the first stage knows of the options. */
export interface PreviewOptions {
  readonly settings: ViewSettings;
  /** Whose replies were asked for early; undefined where there are none, or where it takes the whole widget to tell. */
  readonly asked: { readonly api: string; readonly groupId: number } | undefined;
  /** The same for options that ask the same. */
  readonly key: string;
}

/** Reads what the first stage needs. A wrong option, a key, a client, a first day, a tour to change: those wait for the second stage. */
export function readPreviewOptions(options: TourBookingOptions): PreviewOptions {
  const reader = createOptionReader();
  const settings = readViewSettings(options, reader);
  const api = reader.text('api', options.api);
  const groupId = reader.whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  const { client, fetch, publicKey, manage, manageStart } = options;
  const isOther = client || fetch || publicKey || manage || manageStart || settings.initialDay;
  const isPlain = reader.problems.length === 0 && !isOther;
  const asked = isPlain && api && groupId ? { api, groupId } : undefined;
  return { settings, asked, key: JSON.stringify([asked, settings.zone]) };
}

/** Answers of the replies that were asked for early. */
export interface EarlyAnswers {
  readonly answers: PreviewAnswers;
  /** Once they are shown: what asks next must get newer ones. */
  readonly consume: () => void;
}

/**
 * The two answers, as soon as both replies are here; undefined where one is missing, failed or cannot be read. `askOfficeHours`
 * is called between the two questions; nothing waits for what it asks.
 */
export async function readEarlyAnswers(
  { settings, asked }: PreviewOptions,
  early: EarlyReplies,
  askOfficeHours?: () => void,
): Promise<EarlyAnswers | undefined> {
  if (asked === undefined) return undefined;
  const urls: string[] = [];
  const peek = (url: string): PreloadedReply | undefined => {
    urls.push(url);
    return early.peek(url);
  };
  try {
    const transport = preloadedTransport(asked.api, peek);
    const { soon } = clockAt(early.askedAt(), settings.zone);
    const first = askConfiguration(transport, asked.groupId);
    askOfficeHours?.();
    const [reply, availability] = await Promise.all([first, askAvailability(transport, asked.groupId, soon)]);
    if (!reply.ok) return undefined;
    const configuration = { active: true, configuration: configurationIn(reply) } as const;
    const receivedAt = Date.now();
    return {
      answers: {
        configuration: { answer: configuration, receivedAt },
        availability: { answer: availability, receivedAt },
      },
      consume: () => urls.forEach(early.take),
    };
  } catch {
    // Whatever it is, the second stage asks for itself, and says what is wrong.
    return undefined;
  }
}

/** What the first stage shows. */
export type ReadPreview = Preview & Pick<EarlyAnswers, 'consume'>;

/** Where the first stage has its answers from. */
export interface PreviewSource {
  /** What is there for the first render. */
  readonly atOnce: (first: PreviewOptions) => ReadPreview | undefined;
  /** What comes of the replies, once they are here; undefined where that is for the second stage to show. Never rejects. */
  readonly read: (first: PreviewOptions) => Promise<ReadPreview | undefined>;
}

/** What can be shown of them; undefined where they tell of anything but a first day with free times. */
export function previewOf({ settings }: PreviewOptions, { answers, consume }: EarlyAnswers): ReadPreview | undefined {
  const conditions = { now: Date.now(), savesData: savesData() };
  const snapshot = previewSnapshot(settings, answers, conditions);
  return snapshot && { snapshot, answers, consume };
}
