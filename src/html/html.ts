/** The widget as HTML. An edge loads this file at the first request for HTML. It brings the whole first screen, on Preact. */
export { elementHtml } from './elementHtml.ts';
export { renderWidget } from './renderWidget.ts';
export { cssVersion, isPlainColor, styleText } from './styles.ts';
export { readWanted } from './wantedHtml.ts';
