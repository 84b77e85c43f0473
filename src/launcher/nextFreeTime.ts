import { nextFreeSlot } from '../core/asking/nextFreeSlot.ts';
import { environmentWith } from '../core/browserEnvironment.ts';
import type { Environment } from '../core/environment.ts';
import { createLanguage } from '../i18n/language.ts';
import { launcherMessages } from '../i18n/launcher.ts';
import { shippedWords } from '../i18n/useLanguage.ts';
import { messagesOf } from '../i18n/words.ts';
import { createHost } from '../options/host.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readSettings } from '../options/settings.ts';
import { dayOf } from '../time/values.ts';

/**
 * The next free time in words, for the button. Undefined when `nextFreeSlot` finds none, or the page has broken what writes times. `service`:
 * the name under which the booking keeps its answers.
 */
export async function nextFreeTime(
  options: TourBookingOptions,
  service: string,
  environment?: Environment,
): Promise<string | undefined> {
  try {
    return await ask(options, service, environment);
  } catch {
    return undefined;
  }
}

async function ask(
  options: TourBookingOptions,
  service: string,
  environment?: Environment,
): Promise<string | undefined> {
  const { settings } = readSettings(options, createHost(options));
  const scope = settings.scope && { ...settings.scope, service };
  const found = await nextFreeSlot({ ...settings, scope }, environmentWith(environment, options.queryClient));
  if (!found) return undefined;
  const { slot, today } = found;
  const { preview } = shippedWords(options.messages?.language ? undefined : settings.locale);
  await preview.load();
  const state = preview.getState();
  const shipped = state.status === 'ready' ? state.module : undefined;
  const language = createLanguage(shipped, options.messages, settings.locale);
  const words = messagesOf(launcherMessages, language);
  const { format } = language;
  const day = dayOf(slot);
  return day === today ? words.nextToday(format.time(slot)) : words.nextOn(format.dayShort(day), format.time(slot));
}
