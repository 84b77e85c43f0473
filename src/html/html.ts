/** The widget as HTML: what an edge loads when somebody first wants it. It brings the whole first screen, on Preact. */
export { elementHtml } from './element.ts';
export { renderWidget } from './renderWidget.ts';
export { readWanted } from './request.ts';
export { cssVersion, isPlainColour, styleText } from './styles.ts';
