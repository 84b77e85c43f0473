import type { FirstWords } from '../parts.ts';
import { calendarAr } from './calendar.ts';
import { languageAr } from './language.ts';
import { openingAr } from './opening.ts';
import { screensAr } from './screens.ts';
import { uiAr } from './ui.ts';
import { widgetAr } from './widget.ts';

export const first: FirstWords = {
  ...languageAr,
  calendar: calendarAr,
  ui: uiAr,
  widget: widgetAr,
  screens: screensAr,
  opening: openingAr,
};
