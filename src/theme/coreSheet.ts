import buttons from './buttons.css?inline';
import later from './core.css?inline';
import notice from './notice.css?inline';
import sheet from './sheet.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of what nobody needs for the first free time: most buttons, notices, the month over the page, forced colours. */
export const coreSheet = sharedSheet(buttons, later, notice, sheet);
