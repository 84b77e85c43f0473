/** The characters before the @ of an address and behind it, and how many there can be. The limits keep the time linear for any text. */
const BEFORE = /[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]/u;
const MOST_BEFORE = 64;
const BEHIND = /[\p{L}\p{N}\p{M}.-]/u;
const MOST_BEHIND = 253;
const AT = /@|%40|＠|&#64;|\\u0040/gi;
/** What may stand around an address in an address of a page or in a sentence, and is no part of it. */
const LEADING = /^(.*[=?&/%](3d|26|3f|2f|3a|20)?)?[.'`{|}]*/i;

/** The email addresses in `text`, as they stand there. */
export function emailsIn(text: string): readonly string[] {
  return [...text.matchAll(AT)].flatMap(({ 0: sign, index }) => {
    let from = index;
    while (from > 0 && index - from < MOST_BEFORE && BEFORE.test(text.charAt(from - 1))) from -= 1;
    const behind = index + sign.length;
    let end = behind;
    while (end < text.length && end - behind < MOST_BEHIND && BEHIND.test(text.charAt(end))) end += 1;
    const local = text.slice(from, index).replace(LEADING, '');
    const domain = text.slice(behind, end).replace(/[.-]+$/, '');
    return local !== '' && /^[^.]+\.[^.]/.test(domain) ? [`${local}${sign}${domain}`] : [];
  });
}
