import page from './page.css?inline';

// That first, also in the style as a file: every other part overrides it.

import base from './base.css?inline';
import calendar from './calendar.css?inline';
import { sharedSheet } from './stylesheet.ts';
import tokens from './tokens.css?inline';
import ui from './ui.css?inline';
import widget from './widget.css?inline';

/** The style of what a visitor sees until a time is chosen. */
export const previewSheet = sharedSheet(page, tokens, base, ui, calendar, widget);
