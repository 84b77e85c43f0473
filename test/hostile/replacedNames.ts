/**
 * The names of the browser that Prototype 1.7, MooTools 1.4 (Core and More), date.js, Sugar 1.5 and es5-shim replace.
 * `test/hostile/libraries.test.ts` finds them by running the libraries. `same`: for our uses, the replacement does the same.
 * `other`: it does not, and nothing built may use the name.
 */
export const REPLACED: Readonly<Record<string, 'same' | 'other'>> = {
  'Array.from': 'other',
  // In range it does the same. Beyond the end, Sugar begins again at the start.
  'Array.prototype.at': 'same',
  // Prototype removes it.
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
  // It makes old markup, which nothing of ours wants. Other classes have a method of that name, too.
  'String.prototype.sub': 'same',
  'String.prototype.trimLeft': 'same',
  'String.prototype.trimRight': 'same',
  Window: 'other',
};
