/**
 * Finds known texts inside longer ones, as whole words and in any letter case: not "Ava" in "Available". The time grows evenly with the text,
 * however many texts are known.
 */

/** One sign of known texts that begin alike. */
interface Step {
  readonly next: Map<string, Step>;
  /** The known text that ends here becomes this. */
  substitute?: string;
}

/** A longer known text is known by its pieces, so that no search goes further than this. */
const LONGEST = 200;
/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{N}/u;
/** The end of an encoded sign, after which a word may begin: `%2C`, `\n`, `\u0022`. */
const ENCODED = /(%[\da-f]{2}|\\[bfnrt]|\\u[\da-f]{4})$/i;

/** The letter case does not count. A letter whose small form is longer stays, so that places stay the same. */
const folded = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text].map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');
};

/** Whether two signs beside each other belong to one word. */
function isOneWord(one: string, other: string): boolean {
  if (UNSPACED.test(one) || UNSPACED.test(other)) return false;
  return (LETTER.test(one) && LETTER.test(other)) || (DIGIT.test(one) && DIGIT.test(other));
}

/** The forms in which a text stands in another: as it is, in an address, in HTML, and escaped as in JSON. */
const formsOf = (text: string): ReadonlySet<string> => {
  const composed = [text, text.normalize('NFC'), text.normalize('NFD')];
  return new Set(
    composed.flatMap((form) => [
      ...[form, percentEncoded(form), form.replace(/\s+/g, '+'), percentEncoded(form).replaceAll('%20', '+')],
      ...[
        form.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
        form.replaceAll("'", '&#x27;'),
        form.replaceAll("'", '&apos;'),
      ],
      ...[form.replaceAll("'", '’'), form.replaceAll('’', "'")],
      form.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ]),
  );
};

/** `text` as in an address. Half of a pair, which an address cannot have, stays. */
const percentEncoded = (text: string): string =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g, (sign) => {
    try {
      return encodeURIComponent(sign).replace("'", '%27');
    } catch {
      return sign;
    }
  });

/** `text` in pieces of at most `LONGEST` signs, cut at spaces where there are any. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space : LONGEST;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest];
}

export interface KnownTexts {
  /** From now on `text` becomes `substitute`. */
  add(text: string, substitute: string): void;
  /** `text` with a substitute in place of each known text. Of two that begin at one place, the longer one counts. */
  replaceIn(text: string): string;
}

export function createKnownTexts(): KnownTexts {
  const root: Step = { next: new Map() };

  function insert(text: string, substitute: string): void {
    let step = root;
    for (const unit of folded(text).split('')) {
      const next: Step = step.next.get(unit) ?? { next: new Map() };
      step.next.set(unit, next);
      step = next;
    }
    step.substitute ??= substitute;
  }

  /** The longest known text that begins at `from`, as its end and its substitute. */
  function foundAt(text: string, from: number, original: string) {
    let found: { readonly end: number; readonly substitute: string } | undefined;
    let step = root.next.get(text.charAt(from));
    for (let at = from; step !== undefined; ) {
      at += 1;
      const isEnd = at === text.length || !isOneWord(original.charAt(at - 1), original.charAt(at));
      if (step.substitute !== undefined && isEnd) found = { end: at, substitute: step.substitute };
      step = step.next.get(text.charAt(at));
    }
    return found;
  }

  return {
    add(text, substitute) {
      for (const piece of piecesOf(text)) for (const form of formsOf(piece)) insert(form, substitute);
    },
    replaceIn(original) {
      const text = folded(original);
      let replaced = '';
      let kept = 0;
      for (let at = 0; at < text.length; ) {
        const begins =
          root.next.has(text.charAt(at)) &&
          (at === 0 ||
            !isOneWord(original.charAt(at - 1), original.charAt(at)) ||
            ENCODED.test(original.slice(Math.max(0, at - 6), at)));
        const found = begins ? foundAt(text, at, original) : undefined;
        if (found) {
          replaced += original.slice(kept, at) + found.substitute;
          kept = found.end;
        }
        at = found?.end ?? at + 1;
      }
      return kept === 0 ? original : replaced + original.slice(kept);
    },
  };
}
