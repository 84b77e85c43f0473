// Pure, so that the launcher, which counts nothing, is built without it.
const rules = /* @__PURE__ */ new Intl.PluralRules('es');

/** `1 hora`, `3 horas`. */
export const counted = (count: number, one: string, others: string, written = `${count}`): string =>
  `${written} ${rules.select(count) === 'one' ? one : others}`;

/** `lunes, martes o jueves`. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(names);

/** `lunes, martes y jueves`. */
export const allOf = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

/** A sentence with its full stop. Many times end with one already: `10:15 a.m.` */
export const ended = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/** A name as it stands within a sentence, unless it is written in capitals. */
export const inSentence = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase());

/** `los próximos 14 días`. */
export const nextDays = (days: number): string => (days === 1 ? 'el próximo día' : `los próximos ${days} días`);

/** A time with its article: `las 10:15 a.m.`, `la 1:00 p.m.` */
export const theTime = (time: string): string => `${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}`;
