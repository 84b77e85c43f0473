/** `buổi sáng, buổi tối hoặc Thứ Bảy`. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('vi', { type: 'disjunction' }).format(names);

/** `buổi sáng, buổi tối và Thứ Bảy`. */
export const allOf = (names: readonly string[]): string => new Intl.ListFormat('vi').format(names);

/** A name as it stands within a sentence, unless it is the name of a day or written in capitals. */
export const inSentence = (name: string): string =>
  /^(Thứ|Chủ)/.test(name) ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase());
