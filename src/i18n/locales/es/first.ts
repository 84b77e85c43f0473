import type { FirstWords } from '../parts.ts';
import { calendarEs } from './calendar.ts';
import { languageEs } from './language.ts';
import { openingEs } from './opening.ts';
import { screensEs } from './screens.ts';
import { uiEs } from './ui.ts';
import { widgetEs } from './widget.ts';

export const first: FirstWords = {
  ...languageEs,
  calendar: calendarEs,
  ui: uiEs,
  widget: widgetEs,
  screens: screensEs,
  opening: openingEs,
};
