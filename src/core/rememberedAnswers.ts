import { type Answers, fieldKeys, noAnswers, readAnswer } from '../booking/answers.ts';
import { mayBeFilledIn } from '../booking/consent.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { Environment } from './environment.ts';

/** Keeps a visitor's answers for the tab, so that they survive a reload and the back button. */
export interface RememberedAnswers {
  readonly read: () => Partial<Answers>;
  readonly keep: (answers: Answers) => void;
  readonly forget: () => void;
}

/** The answers for the service and group of `settings`. Without `remember` nothing is kept or read. */
export function rememberedAnswers(settings: () => BookingSettings, { tabStorage }: Environment): RememberedAnswers {
  const key = (): string | undefined => {
    const { remember, scope, storedAs } = settings();
    return remember !== 'off' && scope ? `tour-booking ${scope.groupId} ${storedAs}` : undefined;
  };
  const write = (text: string | null): void => {
    const at = key();
    if (at !== undefined) tabStorage.write(at, text);
  };
  return {
    read() {
      const at = key();
      return fromStored((at !== undefined && tabStorage.read(at)) || '');
    },
    keep: (answers) => write(toStored(answers, { ...noAnswers, ...settings().prefill })),
    forget: () => write(null),
  };
}

/**
 * `answers` as text to store: those that differ from `startAnswers`, without the consent.
 * @internal
 */
export const toStored = (answers: Answers, startAnswers: Answers = noAnswers): string =>
  JSON.stringify(
    Object.fromEntries(
      fieldKeys
        .filter((key) => mayBeFilledIn(key) && JSON.stringify(answers[key]) !== JSON.stringify(startAnswers[key]))
        .map((key) => [key, answers[key]]),
    ),
  );

/**
 * Reads a stored text. Any script of the page may have written it, so each answer is checked.
 * @internal
 */
export function fromStored(text: string): Partial<Answers> {
  const stored = parsed(text);
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const answer = mayBeFilledIn(key) && Object.hasOwn(stored, key) ? readAnswer(key, stored[key]) : undefined;
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
