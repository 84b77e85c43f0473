/** `오전, 저녁 또는 토요일`. No particle follows a name that comes as it is: which one fits depends on its last sound. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('ko', { type: 'disjunction' }).format(names);

/** `오전, 저녁 및 토요일`. */
export const allOf = (names: readonly string[]): string => new Intl.ListFormat('ko').format(names);
