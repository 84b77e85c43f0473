/**
 * Names that are younger than a browser of the README, with the first version that has them. The oldest of these browsers are
 * Safari 16.4, and the version before the last of Chrome, Edge and Firefox. Names that Safari 16.4 has are not listed
 * (`structuredClone`, `Array.prototype.at`, `findLast`, `toSorted`, `Array.fromAsync`, `AbortSignal.timeout`, `Intl.Segmenter`).
 */

/** Global values. */
export const GLOBALS: Readonly<Record<string, string>> = {
  CloseWatcher: 'no Safari',
  DisposableStack: 'no Safari',
  EditContext: 'no Safari',
  Float16Array: 'Safari 18.2',
  Iterator: 'Safari 18.4',
  Sanitizer: 'no Safari',
  SuppressedError: 'no Safari',
  Temporal: 'no Safari',
  ToggleEvent: 'Safari 17',
  URLPattern: 'Safari 26',
  cancelIdleCallback: 'no Safari',
  cookieStore: 'Safari 18.4',
  navigation: 'Safari 26.2',
  requestIdleCallback: 'no Safari',
  scheduler: 'no Safari',
  trustedTypes: 'Safari 26',
};

/** Members of global values. */
export const STATICS: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'Safari 17.4',
  'Array.isTemplateObject': 'no browser',
  'CSS.highlights': 'Safari 17.2',
  'Error.isError': 'Safari 26',
  'Intl.DurationFormat': 'Chrome 129, Firefox 136',
  'Map.groupBy': 'Safari 17.4',
  'Math.sumPrecise': 'Safari 26.2',
  'Object.groupBy': 'Safari 17.4',
  'Promise.try': 'Safari 18.2',
  'Promise.withResolvers': 'Safari 17.4',
  'ReadableStream.from': 'no Safari',
  'RegExp.escape': 'Safari 18.2',
  'Response.json': 'Safari 17',
  'URL.canParse': 'Safari 17',
  'URL.parse': 'Safari 18',
  'Uint8Array.fromBase64': 'Safari 18.2',
  'Uint8Array.fromHex': 'Safari 18.2',
};

/** Members whose name alone shows that they are young, on any value. */
export const MEMBERS: Readonly<Record<string, string>> = {
  checkVisibility: 'Safari 17.4',
  closedBy: 'no Safari',
  currentCSSZoom: 'no Safari',
  difference: 'Safari 17',
  getHTML: 'Safari 18',
  getOrInsert: 'Safari 26.2',
  getOrInsertComputed: 'Safari 26.2',
  getWeekInfo: 'Safari 17',
  hidePopover: 'Safari 17',
  intersection: 'Safari 17',
  isDisjointFrom: 'Safari 17',
  isSubsetOf: 'Safari 17',
  isSupersetOf: 'Safari 17',
  moveBefore: 'no Safari',
  parseHTMLUnsafe: 'Safari 17.4',
  requestClose: 'Safari 18.4',
  requestIdleCallback: 'no Safari',
  setHTMLUnsafe: 'Safari 17.4',
  showPopover: 'Safari 17',
  startViewTransition: 'Safari 18',
  symmetricDifference: 'Safari 17',
  toBase64: 'Safari 18.2',
  togglePopover: 'Safari 17',
  transferToFixedLength: 'Safari 17.4',
  union: 'Safari 17',
};

/** Members of an instance of the class in the key. They are found on the `new` expression, or on a variable that holds it. */
export const INSTANCE_MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  URLSearchParams: { size: 'Safari 17' },
};

/** Methods of iterators, which arrays have too: forbidden right after a call that gives an iterator. */
export const ITERATOR_HELPERS = /^(drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/;
export const GIVES_ITERATOR = /^(entries|keys|matchAll|values)$/;

/** Name -> the name whose presence shows that the first is there, too. */
export const SAME_GUARD: Readonly<Record<string, string>> = { cancelIdleCallback: 'requestIdleCallback' };

/** Features of style sheets. Those that a browser may ignore without harm (`text-wrap: balance`) are not listed. */
export const STYLES: readonly (readonly [RegExp, string])[] = [
  [/&/, 'nested rules: Safari 17.2'],
  [/@scope\b/, '@scope: Safari 17.4'],
  [/@starting-style\b/, '@starting-style: Safari 17.5'],
  [/\blight-dark\(/, 'light-dark(): Safari 17.5'],
  [/:popover-open\b/, ':popover-open: Safari 17'],
  [/:user-(in)?valid\b/, ':user-valid: Safari 16.5'],
  [/:state\(/, ':state(): Safari 17.4'],
  [/\bif\(|\battr\([^)]*\btype\(/, 'if() and typed attr(): no Safari'],
];
