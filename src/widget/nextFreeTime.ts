import { browserEnvironment } from '../core/browserEnvironment.ts';
import { nextFreeSlot } from '../core/nextFreeSlot.ts';
import { createFormat } from '../i18n/format.ts';
import { openingLanguage } from '../i18n/openingLanguage.ts';
import { dayOf } from '../time/values.ts';
import { createHost } from './host.ts';
import { wordsFor } from './languages.ts';
import type { TourBookingOptions } from './options.ts';
import { readSettings } from './settings.ts';

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
  const { words, locale } = openingLanguage(options.messages, shipped, settings.locale);
  const format = createFormat(locale);
  const day = dayOf(slot);
  return day === today ? words.nextToday(format.time(slot)) : words.nextOn(format.dayShort(day), format.time(slot));
}
