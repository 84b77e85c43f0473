import button from './launcher.css?inline';
import { sharedSheet } from './stylesheet.ts';
import tokens from './tokens.css?inline';

/** The style of the button on the page, with the tokens: it is there before the widget is. */
export const launcherSheet = sharedSheet(tokens, button);
