import { type Answers, fieldKeys, isSameAnswer, noAnswers, readAnswer } from '../booking/answers.ts';
import { mayBeFilledIn } from '../booking/consent.ts';
import type { Held } from '../booking/flow.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { Environment } from './environment.ts';

/** What the tab keeps of a form: the answers, and the fields that an assistant has filled in. */
interface KeptAnswers extends Pick<Held, 'assisted'> {
  readonly answers: Partial<Answers>;
}

/** Keeps a visitor's answers for the tab, so that they survive a reload and the back button. */
export interface RememberedAnswers {
  /** Undefined where no answer is kept. */
  readonly read: () => KeptAnswers | undefined;
  readonly keep: (held: Held) => void;
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
      const kept = fromStored((at !== undefined && tabStorage.read(at)) || '');
      return Object.keys(kept.answers).length > 0 ? kept : undefined;
    },
    keep: (held) => write(toStored(held, { ...noAnswers, ...settings().prefill })),
    forget: () => write(null),
  };
}

/**
 * The answers as text to store: those that differ from `startAnswers`, without the consent. `assisted` is no name of a field.
 * @internal
 */
export const toStored = (
  { answers, assisted }: Pick<Held, 'answers' | 'assisted'>,
  startAnswers: Answers = noAnswers,
): string =>
  JSON.stringify({
    ...Object.fromEntries(
      fieldKeys
        .filter((key) => mayBeFilledIn(key) && !isSameAnswer(answers[key], startAnswers[key]))
        .map((key) => [key, answers[key]]),
    ),
    assisted,
  });

/**
 * Reads a stored text. Any script of the page may have written it, so each answer is checked.
 * @internal
 */
export function fromStored(text: string): KeptAnswers {
  const stored = parsed(text);
  const answers: Partial<Answers> = Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const answer = mayBeFilledIn(key) && Object.hasOwn(stored, key) ? readAnswer(key, stored[key]) : undefined;
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
  const { assisted } = stored;
  const filled = Array.isArray(assisted) ? fieldKeys.filter((key) => assisted.includes(key)) : [];
  return { answers, assisted: filled.length > 0 ? filled : undefined };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
