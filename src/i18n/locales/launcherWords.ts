import type { Messages } from '../messages.ts';
import { languageAr } from './ar/language.ts';
import { openingAr } from './ar/opening.ts';
import { languageEs } from './es/language.ts';
import { openingEs } from './es/opening.ts';

/** What stands around the widget, in each shipped language beside English, for a button that is there before the widget. */
export const launcherWords: Readonly<Partial<Record<string, Pick<Messages, 'language' | 'direction' | 'opening'>>>> = {
  es: { ...languageEs, opening: openingEs },
  ar: { ...languageAr, opening: openingAr },
};
