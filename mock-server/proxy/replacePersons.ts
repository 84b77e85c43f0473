import { mapTexts } from '../../src/api/mapTexts.ts';
import { createWithoutSecrets } from '../../src/api/secretForms.ts';
import { isObject } from '../engine/json.ts';
import { emailsIn } from './emails.ts';
import { createKnownTexts } from './knownTexts.ts';

/**
 * Replaces personal data in JSON. The same value becomes the same substitute everywhere, so that a recording stays coherent: a
 * booking and the list of its client's appointments have the same names.
 */
export interface Persons {
  /** Learns the personal values of `value`, which stands below the property `name`. Gives whether anything was new. */
  learn(value: unknown, name?: string): boolean;
  /** A copy of `value` without all that was learned so far, from other values as well. */
  replace(value: unknown, name?: string): unknown;
  /** Replaces `secret`, such as a key, in each form. Gives whether it was new. */
  hide(secret: string): boolean;
}

type Make = (count: number) => string;

const PHONE_NAME = /^(phone|mobile|fax)|_phone$|phone_number$|fax_number$/;
const makeEmail: Make = (count) => `person${count}@example.com`;
const makePhone: Make = (count) => `(555) 555-${String(count).padStart(4, '0')}`;
const makeName: Make = (count) => `Person ${count}`;
const makeText: Make = (count) => `Text ${count}`;
const makeBirth: Make = () => '1990-01-01';
/** What a property holds, by its name. */
const KINDS: readonly (readonly [pattern: RegExp, make: Make])[] = [
  [/e?mail(_address)?$/, makeEmail],
  [PHONE_NAME, makePhone],
  [/first_name$|preferred_name$|given_name$/, (count) => `First${count}`],
  [/last_name$|family_name$|surname$|maiden_name$/, (count) => `Last${count}`],
  [/^broker_company$/, (count) => `Company ${count}`],
  [/^(notes|bio|reason_for_move|other_occupants|client_location|current_postal_code)$/, makeText],
  [/birth|^dob$/, makeBirth],
  [/^headshot$|^photo$/, (count) => `https://example.com/person${count}.svg`],
];
/** The properties in which a `name` is a person's. Elsewhere a `name` is that of a building, a list or a company. */
const OF_PERSONS =
  /^(client|clients|person|people|employee|employees|agents|contact|contacts|occupants|visitor|prospect)$/;
/** Where a person lives. In an object that is no person, these are of a building. */
const ADDRESS = /address|street|^line_?\d$|^unit$|^apartment$/;
/** How a person came here: a name, or a word that means something else elsewhere. */
const SOURCE = /^lead_source$|^client_referral$/;
const PLACE = /city|state|zip|postal|postcode|country|county|region/;
/** A value that a service holds in its own name, such as a code or a moment. */
const CODE = /^(\d{1,6}(\.\d+)?|\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?|true|false|)$/;
const SECRET_NAME = /(^|_|-)(key|token|secret|password|authorization|session)$/i;
/** A secret in an address that stands in a text. */
const SECRET_IN_TEXT = /[?&;][\w-]{0,40}(?:key|token|secret|password|session|signature)=([^?&#\s"'<>]{6,2048})/gi;

/** A phone number as people write it, with signs and groups that dates, prices and ids do not have. */
const PHONE =
  /(?:\+\d{1,3}[ .-]?)?\(\d{3}\) ?\d{3}[ .-]?\d{4}|\+\d{1,3}(?:[ .-]?\d){7,12}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g;
/** Digits that may be a known phone number in another writing. */
const DIGITS = /\d[\d\s().-]{5,28}\d/g;
/** A shorter value is replaced only where it is the whole text. Two letters are a name in many languages. */
const SHORTEST_PART = 2;

/** A long secret, such as a signed token, is hidden in pieces, so that no search takes long. What is longer than 2048 signs is no secret. */
const piecesOf = (secret: string): readonly string[] =>
  secret.slice(0, 2048).match(/[\s\S]{64}(?=[\s\S]{8})|[\s\S]+/g) ?? [];

/** What is done with a text: `everywhere` also in other texts, `here` alone, or only where parts of it are known. */
interface Meant {
  readonly make: Make;
  readonly where: 'everywhere' | 'here';
}

/** `contractNames`: the names of properties that the API document has, which are kept and whose values are no surprise. */
export function createPersons(contractNames: ReadonlySet<string> = new Set()): Persons {
  const known = createKnownTexts();
  /** Values that are replaced where they are the whole text, by the value. */
  const whole = new Map<string, string>();
  const here = new Map<string, string>();
  const made = new Set<string>();
  const phones = new Map<string, string>();
  const counts = new Map<Make, number>();
  const secrets = new Set<string>();
  let withoutSecrets = createWithoutSecrets([]);

  function substituteOf(make: Make): string {
    const count = (counts.get(make) ?? 0) + 1;
    counts.set(make, count);
    const substitute = make(count);
    made.add(substitute);
    return substitute;
  }

  /** The substitute of a known number in another writing: with or without the code of its country and of its area. */
  function phoneIn(text: string): string | undefined {
    const { length } = digitsOf(text);
    if (length < 7) return undefined;
    return phones.get(lastDigits(text, 10)) ?? (length < 10 ? phones.get(lastDigits(text, 7)) : undefined);
  }

  function learnText(text: string, { make, where }: Meant): boolean {
    const target = where === 'here' ? here : whole;
    if (text.trim() === '' || whole.has(text) || target.has(text) || made.has(text)) return false;
    const substitute = (make === makePhone ? phoneIn(text) : undefined) ?? substituteOf(make);
    target.set(text, substitute);
    if (where === 'here') return true;
    if ([...text.trim()].length >= SHORTEST_PART || /\p{Script=Han}/u.test(text)) known.add(text, substitute);
    if (make === makePhone) for (const digits of [10, 7]) phones.set(lastDigits(text, digits), substitute);
    // A part of a name stands alone in many texts. "de" and "von" do as well, and tell nothing.
    if (/^(First|Last|Person )/.test(substitute)) {
      for (const part of text.split(/\s+/))
        if (part !== text && /^\p{Lu}.{2,}$/u.test(part)) known.add(part, substitute);
    }
    return true;
  }

  /** What a text below the property `name` means. `isPerson`: the object describes a person. `isOne`: it has an email or a phone. */
  function meantBy(name: string, text: string, isPerson: boolean, isOne: boolean): Meant | undefined {
    const [, make] = KINDS.find(([pattern]) => pattern.test(name)) ?? [];
    // A code, such as the 20 of a field in the configuration, is no name, and stands in many places.
    if (make && (CODE.test(text) || (make === makePhone && digitsOf(text).length < 7)))
      return isPerson || isOne || make === makeBirth ? { make, where: 'here' } : undefined;
    if (make) return { make, where: 'everywhere' };
    if (SOURCE.test(name)) return { make: makeText, where: 'here' };
    if (name === 'name' && (isPerson || isOne)) return { make: makeName, where: 'everywhere' };
    if (!isPerson || name === '') return undefined;
    if (ADDRESS.test(name))
      return CODE.test(text) ? { make: makeText, where: 'here' } : { make: makeText, where: 'everywhere' };
    if (PLACE.test(name)) return { make: makeText, where: 'here' };
    if (contractNames.has(name) || CODE.test(text)) return undefined;
    // A field that the document does not have. A sentence in it is found elsewhere, a single word may mean something else there.
    return { make: makeText, where: /\S\s+\S/.test(text) ? 'everywhere' : 'here' };
  }

  /** Calls `visit` for each text and number, with what it means. Gives a copy with what `visit` gives. */
  function walk(
    value: unknown,
    name: string,
    isPerson: boolean,
    isOne: boolean,
    visit: (leaf: string | number, meant: Meant | undefined, name: string) => unknown,
    visitName: (name: string) => string,
  ): unknown {
    if (typeof value === 'string') return visit(value, meantBy(name, value, isPerson, isOne), name);
    if (typeof value === 'number') return visit(value, meantBy(name, String(value), isPerson, isOne), name);
    if (Array.isArray(value)) return value.map((item) => walk(item, name, isPerson, isOne, visit, visitName));
    if (!isObject(value)) return value;
    const isNext = isPerson || OF_PERSONS.test(name);
    const hasReach = isNext || Object.keys(value).some((each) => /email$|phone/.test(each));
    return Object.fromEntries(
      Object.entries(value).map(([each, inner]) => [
        visitName(each),
        // A headshot is an object of sizes. Each size counts as a headshot.
        walk(inner, name === 'headshot' ? name : each, isNext, hasReach, visit, visitName),
      ]),
    );
  }

  /** Learns what stands in a text that nothing is known about. */
  function learnFrom(text: string): boolean {
    let isNew = false;
    for (const found of emailsIn(text)) isNew = learnText(found, { make: makeEmail, where: 'everywhere' }) || isNew;
    for (const [found] of text.matchAll(PHONE))
      isNew = learnText(found, { make: makePhone, where: 'everywhere' }) || isNew;
    for (const [, secret = ''] of text.matchAll(SECRET_IN_TEXT)) isNew = hide(secret) || isNew;
    return isNew;
  }

  function hide(secret: string): boolean {
    const pieces = piecesOf(secret).filter((piece) => piece.length >= SHORTEST_PART && !secrets.has(piece));
    for (const piece of pieces) secrets.add(piece);
    if (pieces.length > 0) withoutSecrets = createWithoutSecrets([...secrets]);
    return pieces.length > 0;
  }

  const replaceIn = (text: string): string =>
    whole.get(text) ?? known.replaceIn(withoutSecrets(text)).replace(DIGITS, (run) => phoneIn(run) ?? run);

  return {
    hide,
    learn(value, name = '') {
      let isNew = false;
      const learnLeaf = (leaf: string | number, meant: Meant | undefined, at: string): void => {
        const text = String(leaf);
        if (SECRET_NAME.test(at) && typeof leaf === 'string' && text.length >= 8) isNew = hide(text) || isNew;
        else if (meant && (typeof leaf === 'string' || meant.make === makePhone))
          isNew = learnText(text, meant) || isNew;
        else if (typeof leaf === 'string') isNew = learnFrom(text) || isNew;
      };
      walk(shallow(value), name, false, false, learnLeaf, (each) => {
        isNew = learnFrom(each) || isNew;
        return each;
      });
      return isNew;
    },
    replace(value, name = '') {
      return walk(
        shallow(value),
        name,
        false,
        false,
        (leaf, meant) => {
          if (typeof leaf === 'string')
            return (meant?.where === 'here' ? here.get(leaf) : undefined) ?? replaceIn(leaf);
          return meant && meant.make !== makePhone ? 0 : (whole.get(String(leaf)) ?? leaf);
        },
        (each) => (contractNames.has(each) ? each : replaceIn(each)),
      );
    },
  };
}

/** JSON without what is nested deeper than any reply. */
const shallow = (value: unknown): unknown => mapTexts(value, (text) => text);

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const lastDigits = (text: string, count: number): string => digitsOf(text).slice(-count);
