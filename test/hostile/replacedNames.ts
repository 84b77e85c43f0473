/**
 * What Prototype 1.7, MooTools 1.4 (Core and More), date.js, Sugar 1.5 and es5-shim put in the place of what a browser has, as
 * `test/hostile/libraries.test.ts` finds it by running them. `same`: for what we ask of it, it does as the browser's. `other`: it does not, and nothing built may use it.
 */
export const REPLACED: Readonly<Record<string, 'same' | 'other'>> = {
  'Array.from': 'other',
  // In range it does the same; beyond the end Sugar begins anew.
  'Array.prototype.at': 'same',
  // Prototype takes it away.
  'Array.prototype.entries': 'other',
  'Array.prototype.every': 'same',
  'Array.prototype.filter': 'same',
  'Array.prototype.find': 'same',
  'Array.prototype.findIndex': 'same',
  'Array.prototype.map': 'same',
  'Array.prototype.reverse': 'same',
  'Array.prototype.some': 'same',
  Date: 'same',
  'Date.now': 'same',
  // It gives a Date, and reads other texts.
  'Date.parse': 'other',
  'Date.prototype.constructor': 'same',
  'Date.prototype.toISOString': 'same',
  'Date.prototype.toJSON': 'same',
  'Date.prototype.toString': 'same',
  Document: 'other',
  Element: 'same',
  'Element.prototype.scrollTo': 'other',
  Event: 'other',
  // With one argument it does the same; MooTools reads a second one as a list.
  'Function.prototype.bind': 'other',
  'HTMLElement.prototype.remove': 'same',
  'HTMLElement.prototype.scrollTo': 'other',
  'Number.prototype.toPrecision': 'same',
  'Object.keys': 'same',
  'Object.values': 'same',
  'RegExp.escape': 'other',
  Request: 'other',
  'String.prototype.at': 'same',
  'String.prototype.endsWith': 'same',
  'String.prototype.repeat': 'same',
  'String.prototype.startsWith': 'same',
  // Markup of old, which nothing asks of a text; others have a method of that name.
  'String.prototype.sub': 'same',
  'String.prototype.trimLeft': 'same',
  'String.prototype.trimRight': 'same',
  Window: 'other',
};
