import { describe, expect, it } from 'vitest';
import { SAYS_BOOKED, withoutService } from '../../test/saysBooked.ts';
import { ar } from '../locales/ar.ts';
import { es } from '../locales/es.ts';
import { ko } from '../locales/ko.ts';
import { vi } from '../locales/vi.ts';
import { zh } from '../locales/zh.ts';
import { english } from './english.ts';
import { createLanguage } from './language.ts';
import type { Messages } from './messages.ts';
import { messagesOf, type PartName } from './words.ts';

type Leaf = readonly [path: string, words: unknown];
const isWords = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const leavesOf = (words: unknown, path: string): readonly Leaf[] =>
  isWords(words)
    ? Object.entries(words).flatMap(([name, value]) => leavesOf(value, `${path}.${name}`))
    : [[path, words]];

const LIST_OF =
  /(perhapsRescheduled|unknownOutcomes|perhapsBookedToo|bookToo|lead\.(notes|left)|said|homes\.(names|includes)|fold\.text)$/;
/** A message as a visitor reads it, of texts or of a list. */
const said = (path: string, words: unknown): string =>
  typeof words === 'function'
    ? String(
        Reflect.apply(
          words,
          undefined,
          path === 'changes.rescheduleUnsureText'
            ? ['a', ['b']]
            : LIST_OF.test(path)
              ? [['a', 'b'], 'c']
              : ['7', '7', '7'],
        ),
      )
    : String(words);

const PARTS = Object.keys(english).filter(
  (name): name is PartName => !['language', 'direction', 'requested'].includes(name),
);

/**
 * Messages that say nothing about the visitor's own tour: they are about the service, about days and times in general, about what other
 * people do, or about an address that is confirmed.
 */
const ABOUT_OTHERS =
  /^(calendar\.|widget\.(unreachable|loading|timesLoading)|screens\.(nothing|allClosed|next|earlier|find|slotTaken$|notLoaded|stillNotLoaded|closedHeading|stillUnreachable)|lead\.(nothing|lookedAt|notes)|waitlist\.(check|confirm|notConfirmed)|changes\.(serviceSays|notTold|notAllowed|slotTakenButFree|.*\.rate-limited|.*\.refused))/;

const languages: readonly (readonly [string, Messages])[] = Object.entries({ en: english, es, ar, ko, vi, zh });

describe.each(languages)('with an office that confirms, in %s', (tag, words) => {
  const language = createLanguage(words, undefined, undefined, undefined, words.requested);
  const all = (from: typeof language): readonly (readonly [string, string])[] =>
    PARTS.flatMap((name) =>
      leavesOf(messagesOf({ name, english: words[name] }, from), name).map(
        ([path, each]) => [path, said(path, each)] as const,
      ),
    );

  it('no message says that the tour of a visitor is booked', () => {
    const pattern = SAYS_BOOKED[tag];
    expect(pattern).toBeDefined();
    const saying = (from: typeof language) =>
      all(from).filter(([path, text]) => !ABOUT_OTHERS.test(path) && pattern?.test(withoutService(text)));
    expect(saying(createLanguage(words)).length).toBeGreaterThan(15);
    expect(saying(language)).toEqual([]);
  });

  // In English: other languages have one word for to cancel and to withdraw, or for a tour and a request.
  if (tag === 'en')
    it('what is changed or withdrawn is the request', () => {
      const aTour = (from: typeof language) =>
        all(from).filter(
          ([path, text]) =>
            /^(actions|changes|plain)\./.test(path) &&
            /\bcancel|\bmov(e|ed|ing) (your |tour|or )|your tour (may|was|is still|is canceled)/i.test(text),
        );
      expect(aTour(createLanguage(words)).length).toBeGreaterThan(15);
      expect(aTour(language)).toEqual([]);
    });

  it('the ticket says who answers, and by when where that is known', () => {
    const { answer } = words.requested;
    expect(answer('⟨place⟩', '⟨time⟩')).toMatch(/⟨place⟩.*⟨time⟩|⟨time⟩.*⟨place⟩/);
    expect(answer('', '')).not.toMatch(/undefined|\s{2}|⟨/);
  });
});

it('the host replaces single words of a request, and not with its words for booked tours', () => {
  const given = {
    screens: { bookedHeading: 'You are booked', rescheduledHeading: 'All set', backToTour: 'Back home' },
    requested: { screens: { rescheduledHeading: 'We have your new time' } },
  };
  const language = createLanguage(undefined, given, undefined, undefined, english.requested);
  expect(messagesOf({ name: 'screens', english: english.screens }, language)).toMatchObject({
    bookedHeading: 'You requested a tour',
    rescheduledHeading: 'We have your new time',
    backToTour: 'Back home',
  });
});
