import { tongueOf } from '../locale.ts';
import type { GivenMessages, LauncherWords } from '../messages.ts';
import { chooseWords, type Words } from '../words.ts';
import { launcherAr } from './ar/preview.ts';
import { launcherEs } from './es/preview.ts';
import { launcherKo } from './ko/preview.ts';
import { launcherVi } from './vi/preview.ts';
import { launcherZh } from './zh/preview.ts';

/** The words around the widget in each shipped language. The launcher of the script tag is there before any other file. */
const SHIPPED: Readonly<Partial<Record<string, LauncherWords>>> = {
  es: launcherEs,
  ar: launcherAr,
  zh: launcherZh,
  vi: launcherVi,
  ko: launcherKo,
};

/** The words of the launcher for the options `messages` and `locale`. Intl knows the `locale`. */
export const launcherWords = (given: GivenMessages | null | undefined, locale: string | undefined): Words =>
  chooseWords(given?.language || !locale ? undefined : SHIPPED[tongueOf(locale)], given, locale);
