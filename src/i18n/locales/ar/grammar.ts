// Pure, so that the launcher, which counts nothing, is built without it.
const rules = /* @__PURE__ */ new Intl.PluralRules('ar');

/** A noun as it is said of one, of two, after 3 to 10 (plural), after 11 to 99 (accusative), and after any other number. */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

/** What stands after the number `count`. */
export function nounFor(count: number, [, , few, many, other]: Forms): string {
  const form = rules.select(count);
  return form === 'few' ? few : form === 'many' ? many : other;
}

/** A number of things; one and two are said without a number. */
export const counted = (count: number, forms: Forms, written = `${count}`): string =>
  count === 1 ? forms[0] : count === 2 ? forms[1] : `${written} ${nounFor(count, forms)}`;

export const DAYS: Forms = ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];
export const MINUTES: Forms = ['دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'];
export const QUESTIONS: Forms = ['سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال'];
export const OPTIONAL_QUESTIONS: Forms = [
  'سؤال اختياري واحد',
  'سؤالان اختياريان',
  'أسئلة اختيارية',
  'سؤالًا اختياريًا',
  'سؤال اختياري',
];
export const TIMES: Forms = ['موعد واحد', 'موعدان', 'مواعيد', 'موعدًا', 'موعد'];

export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('ar', { type: 'disjunction' }).format(names);

export const allOf = (names: readonly string[]): string => new Intl.ListFormat('ar').format(names);

/** Names and places are written as they come: kept apart, so that "123 First St" does not become "First St 123". */
export const apart = (text: string): string => `\u2068${text}\u2069`;

/** A phone number runs from left to right, whatever it begins with. */
export const number = (text: string): string => `\u2066${text}\u2069`;
