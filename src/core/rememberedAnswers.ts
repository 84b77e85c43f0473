import { type Answers, noAnswers } from '../booking/answers.ts';
import { fromStored, toStored } from '../booking/storedAnswers.ts';
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
