import { tongueOf } from '../locale.ts';
import type { GivenMessages, LauncherWords } from '../messages.ts';
import { launcherRequestedEn, type RequestedMessages } from '../requested.ts';
import { chooseWords, type Words } from '../words.ts';
import { launcherAr } from './ar/preview.ts';
import { launcherRequestedAr } from './ar/requested.ts';
import { launcherEs } from './es/preview.ts';
import { launcherRequestedEs } from './es/requested.ts';
import { launcherKo } from './ko/preview.ts';
import { launcherRequestedKo } from './ko/requested.ts';
import { launcherVi } from './vi/preview.ts';
import { launcherRequestedVi } from './vi/requested.ts';
import { launcherZh } from './zh/preview.ts';
import { launcherRequestedZh } from './zh/requested.ts';

/** The words around the widget in each shipped language. The launcher of the script tag is there before any other file. */
const SHIPPED: Readonly<Partial<Record<string, LauncherWords>>> = {
  es: launcherEs,
  ar: launcherAr,
  zh: launcherZh,
  vi: launcherVi,
  ko: launcherKo,
};

/** The words of a launcher that asks for tours. */
const REQUESTED: Readonly<Partial<Record<string, RequestedMessages['launcher']>>> = {
  es: launcherRequestedEs,
  ar: launcherRequestedAr,
  zh: launcherRequestedZh,
  vi: launcherRequestedVi,
  ko: launcherRequestedKo,
};

/** The words of the launcher for the options `messages`, `locale` and `confirms`. Intl knows the `locale`. */
export function launcherWords(
  given: GivenMessages | null | undefined,
  locale: string | undefined,
  confirms: 'service' | 'office' = 'service',
): Words {
  const tongue = given?.language || !locale ? 'en' : tongueOf(locale);
  const words = chooseWords(SHIPPED[tongue], given, locale);
  if (confirms === 'service') return words;
  const instead = { ...(REQUESTED[tongue] ?? launcherRequestedEn), ...given?.requested?.launcher };
  return { ...words, given: { ...given, launcher: { ...given?.launcher, ...instead } } };
}
