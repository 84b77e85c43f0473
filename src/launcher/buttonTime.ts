import { noAnswers } from '../booking/answers.ts';
import { type Flow, isFinished, startFlow } from '../booking/flow.ts';
import { nextFlow } from '../booking/transitions.ts';
import { nextFreeSlot } from '../core/asking/nextFreeSlot.ts';
import { environmentWith } from '../core/browserEnvironment.ts';
import type { Environment } from '../core/environment.ts';
import { createKiosk } from '../core/parts/kiosk.ts';
import { createOtherTabs } from '../core/parts/otherTabs.ts';
import { rememberedTour } from '../core/rememberedTour.ts';
import { readWaitlist } from '../features/waitlist/waitlistRecord.ts';
import { createLanguage } from '../i18n/language.ts';
import { shippedWords } from '../i18n/languageChunks.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { messagesOf } from '../i18n/words.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { createHost } from '../options/host.ts';
import { readSettings } from '../options/settings.ts';
import { daysBetween } from '../time/arithmetic.ts';
import { addMinutes, minutesBetween } from '../time/minutes.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import { wallClock } from '../time/zone.ts';

/** The words about a time on the button. */
export interface ButtonTime {
  /** The visitor's tour, or that they wait for a time. Undefined when nothing of that is known. */
  readonly tour: string | undefined;
  /** The next free time. Undefined when none was found, and where the visitor has a tour or a doubt. */
  readonly next: string | undefined;
}

/** Keeps the button's time up to date. */
export interface ButtonWatch {
  /** The dialog was opened or closed. */
  readonly setOpen: (isOpen: boolean) => void;
  readonly stop: () => void;
}

/**
 * Tells `onTime` of the visitor's tour, or else of the next free time: now, when the dialog closes, and when another tab has news. Until the
 * dialog opens for the first time, news of another tab goes into the storage, where the dialog finds it. `service`: the name under which the
 * booking keeps its answers.
 */
export function watchButton(
  options: TourBookingOptions,
  service: string,
  onTime: (time: ButtonTime) => void,
  door: Door,
  given?: Environment,
): ButtonWatch {
  const { settings } = readSettings(options, createHost(options, door));
  const scope = settings.scope && { ...settings.scope, service };
  const environment = environmentWith(given, options.queryClient);
  // The dialog shows the tour.
  const tour = rememberedTour(
    () => settings,
    environment,
    () => false,
  );
  const start = startFlow(noAnswers);
  const words = wordsFor(options, settings.locale);
  const kept = (): Flow => {
    try {
      return tour.read(start) ?? start;
    } catch {
      // The page has broken the clock.
      return start;
    }
  };
  let flow = kept();
  let isOpen = false;
  let wasOpen = false;
  let isStopped = false;
  let stopTimer: (() => void) | undefined;

  /** Looks again whether the tour is still kept: it is forgotten when it is over. While the dialog is open, its booking sees to that. */
  const lookAgain = (): void => {
    if (isOpen || flow.at !== 'booked') return;
    const now = kept();
    if (now.at === 'booked') waitForEnd();
    else setFlow(now);
  };
  /** Waits until the tour in view is over, at most a day at once: a browser cannot wait for weeks. */
  const waitForEnd = (): void => {
    stopTimer?.();
    stopTimer = undefined;
    if (flow.at !== 'booked') return;
    const { zone, duration } = settings;
    const minutes = minutesBetween(wallClock(environment.now(), zone), addMinutes(flow.slot, duration));
    stopTimer = environment.setTimer(lookAgain, Math.min(Math.max(minutes, 1), MINUTES_OF_DAY) * 60_000);
  };

  const show = async (): Promise<void> => {
    const shown = flow;
    const isFree = shown.at === 'day' || shown.at === 'slot' || shown.at === 'canceled';
    const entry = isFree && settings.waitlist ? readWaitlist(settings, environment).record : undefined;
    const [{ tourAt, nextAt, onList }, found] = await Promise.all([
      words,
      isFree ? nextFreeSlot({ ...settings, scope }, environment) : undefined,
    ]);
    if (isStopped || shown !== flow) return;
    const today = dayOf(wallClock(environment.now(), settings.zone));
    onTime({
      tour: shown.at === 'booked' ? tourAt(shown.slot, today) : entry && !entry.asked ? onList : undefined,
      next: found && nextAt(found.slot, found.today),
    });
  };
  const setFlow = (next: Flow): void => {
    flow = next;
    tabs.changed();
    kiosk.note();
    waitForEnd();
    show().catch(() => onTime({ tour: undefined, next: undefined }));
  };
  const tabs = createOtherTabs({
    settings: () => settings,
    environment,
    tour,
    flow: () => flow,
    // Once the dialog has been open, its booking answers the other tabs.
    isSilent: () => wasOpen,
    onNews(found) {
      const next = nextFlow(flow, { type: 'otherTab', flow: found });
      if (next === flow) return;
      tour.keep(next);
      setFlow(next);
    },
  });
  const kiosk = createKiosk({
    settings: () => settings,
    environment,
    isFinished: () => isFinished(flow),
    onReset() {
      tour.forget();
      setFlow(start);
    },
  });
  tabs.start();
  setFlow(flow);
  const stopListening = environment.onReturn(lookAgain);
  return {
    setOpen(isNow) {
      isOpen = isNow;
      wasOpen ||= isOpen;
      if (!isOpen && wasOpen) setFlow(kept());
    },
    stop() {
      isStopped = true;
      stopTimer?.();
      stopListening();
      tabs.stop();
      kiosk.stop();
    },
  };
}

const MINUTES_OF_DAY = 24 * 60;

/** A tour on one of these days, counted from today, is named by its weekday alone. */
const WEEKDAY_DAYS = 6;

/** The words for a time, once they are there. */
async function wordsFor(options: TourBookingOptions, locale: string | undefined) {
  const { preview } = shippedWords(options.messages?.language ? undefined : locale);
  await preview.load();
  const state = preview.getState();
  const shipped = state.status === 'ready' ? state.module : undefined;
  const language = createLanguage(shipped, options.messages, locale);
  const words = messagesOf(launcherMessages, language);
  const { format } = language;
  return {
    onList: words.onList,
    tourAt(slot: LocalDateTime, today: Day): string {
      const day = dayOf(slot);
      const isNear = daysBetween(today, day) <= WEEKDAY_DAYS;
      return words.yourTour(isNear ? format.weekdayShort(day) : format.dayShort(day), format.time(slot));
    },
    nextAt(slot: LocalDateTime, today: Day): string {
      const day = dayOf(slot);
      return day === today ? words.nextToday(format.time(slot)) : words.nextOn(format.dayShort(day), format.time(slot));
    },
  };
}
