import form from './form.css?inline';
import lazy from './screens.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of what comes after a time is chosen: the details, and how the booking ended. */
export const screensSheet = sharedSheet(form, lazy);
