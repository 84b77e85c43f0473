import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TourKinds } from '../../booking/tourKind.ts';
import { kindsChunk } from '../../chunks.ts';
import { LanguageContext } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/words.ts';

/** What the chosen kind of tour is called. Empty where there is one kind alone, and until the words are there. */
export function useKindName(kinds: TourKinds | undefined): string {
  const language = useContext(LanguageContext);
  const isWanted = kinds !== undefined;
  useEffect(() => {
    if (isWanted) void kindsChunk.load();
  }, [isWanted]);
  const chunk = useSyncExternalStore(kindsChunk.subscribe, kindsChunk.getState, () => kindsChunk.initial);
  const part = chunk.status === 'ready' ? chunk.module.kindMessages : undefined;
  const words = useMemo(() => part && messagesOf(part, language), [part, language]);
  const chosen = kinds?.chosen;
  return chosen && words ? (chosen.label ?? words.label[chosen.kind]) : '';
}
