/**
 * What Prototype 1.7 and MooTools 1.4 put in the place of what a browser has, as `test/hostile/scripts.test.ts` finds it by
 * running them. `same`: for what we ask of it, it does as the browser's. `other`: it does not, and nothing built may use it.
 */
export const REPLACED: Readonly<Record<string, 'same' | 'other'>> = {
  'Array.from': 'other',
  // Prototype takes it away.
  'Array.prototype.entries': 'other',
  'Array.prototype.every': 'same',
  'Array.prototype.find': 'same',
  'Array.prototype.map': 'same',
  'Array.prototype.reverse': 'same',
  'Array.prototype.some': 'same',
  Document: 'other',
  Element: 'same',
  'Element.prototype.scrollTo': 'other',
  Event: 'other',
  // With one argument it does the same; MooTools reads a second one as a list.
  'Function.prototype.bind': 'other',
  'HTMLElement.prototype.remove': 'same',
  'HTMLElement.prototype.scrollTo': 'other',
  'Object.values': 'same',
  'RegExp.escape': 'other',
  Request: 'other',
  // Markup of old, which nothing asks of a text; others have a method of that name.
  'String.prototype.sub': 'same',
  Window: 'other',
};
