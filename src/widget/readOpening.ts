import { askAvailability, askConfiguration, configurationIn } from '../api/firstQuestions.ts';
import { type PreloadedReply, preloadedTransport } from '../api/preloadedTransport.ts';
import { unansweredStart } from '../booking/startFlow.ts';
import { clockAt } from '../core/horizon.ts';
import { initialSnapshot } from '../core/initialSnapshot.ts';
import { type Opening, type OpeningAnswers, openingSnapshot } from '../core/openingSnapshot.ts';
import { savesData } from '../core/savesData.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { readViewSettings, type ViewSettings } from './viewSettings.ts';

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
export interface FirstOptions {
  readonly settings: ViewSettings;
  /** Whose replies were asked for early; undefined where there are none, or where it takes the whole widget to tell. */
  readonly asked: { readonly api: string; readonly groupId: number } | undefined;
  /** The same for options that ask the same. */
  readonly key: string;
}

/** Reads what the first stage needs. A wrong option, a key, a client, a first day, a tour to change: those wait for the second stage. */
export function readFirstOptions(options: TourBookingOptions): FirstOptions {
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
  readonly answers: OpeningAnswers;
  /** Once they are shown: what asks next must get newer ones. */
  readonly consume: () => void;
}

/**
 * The two answers, as soon as both replies are here; undefined where one is missing, failed or cannot be read. `askOfficeHours`
 * is called between the two questions; nothing waits for what it asks.
 */
export async function readEarlyAnswers(
  { settings, asked }: FirstOptions,
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
export type FirstOpening = Opening & Pick<EarlyAnswers, 'consume'>;

/** Where the first stage has its answers from. */
export interface FirstAnswers {
  /** What is there for the first render. */
  readonly atOnce: (first: FirstOptions) => FirstOpening | undefined;
  /** What comes of the replies, once they are here; undefined where that is for the second stage to show. Never rejects. */
  readonly read: (first: FirstOptions) => Promise<FirstOpening | undefined>;
}

/** What can be shown of them; undefined where they tell of anything but a first day with free times. */
export function openingOf({ settings }: FirstOptions, { answers, consume }: EarlyAnswers): FirstOpening | undefined {
  const conditions = { now: Date.now(), savesData: savesData() };
  const snapshot = openingSnapshot(settings, answers, conditions);
  return snapshot && { snapshot, answers, consume };
}
