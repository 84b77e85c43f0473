import { nextFreeSlot } from '../core/asking/nextFreeSlot.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import { createFormat } from '../i18n/format.ts';
import { launcherLanguage } from '../i18n/launcherLanguage.ts';
import { wordsFor } from '../i18n/shippedWords.ts';
import { createHost } from '../options/host.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readSettings } from '../options/settings.ts';
import { dayOf } from '../time/values.ts';

/** The words of the next free time for the button on the page, as `nextFreeSlot` finds it; undefined where there is none. */
export async function nextFreeTime(
  options: TourBookingOptions,
  environment = browserEnvironment,
): Promise<string | undefined> {
  const { settings } = readSettings(options, createHost(options));
  const found = await nextFreeSlot(settings, environment);
  if (!found) return undefined;
  const { slot, today } = found;
  const source = wordsFor(options.messages?.language ? undefined : settings.locale);
  await source.load();
  const state = source.getState();
  const shipped = state.status === 'ready' ? state.module : undefined;
  const { words, locale } = launcherLanguage(options.messages, shipped, settings.locale);
  const format = createFormat(locale);
  const day = dayOf(slot);
  return day === today ? words.nextToday(format.time(slot)) : words.nextOn(format.dayShort(day), format.time(slot));
}
