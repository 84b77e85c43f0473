/** `上午、晚上或周六`. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('zh-Hans', { type: 'disjunction' }).format(names);

/** `上午、晚上和周六`. */
export const allOf = (names: readonly string[]): string => new Intl.ListFormat('zh-Hans').format(names);
