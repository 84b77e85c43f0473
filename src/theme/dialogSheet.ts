import dialog from './dialog.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of the dialog around the widget. */
export const dialogSheet = sharedSheet(dialog);
