import page from './pageReset.css?inline';

// pageReset.css comes first, also in dist/npm/styles.css: every other sheet overrides it.

import base from './base.css?inline';
import calendar from './calendar.css?inline';
import { sharedSheet } from './stylesheet.ts';
import tokens from './tokens.css?inline';
import ui from './ui.css?inline';
import widget from './widget.css?inline';

/** The style of what a visitor sees until a time is chosen. */
export const previewSheet = sharedSheet(page, tokens, base, ui, calendar, widget);
