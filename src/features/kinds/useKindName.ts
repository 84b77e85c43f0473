import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TourKinds } from '../../booking/tourKind.ts';
import { LanguageContext } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/words.ts';
import { kindsChunk } from './TourKindPlace.tsx';

/** The name of the chosen kind of tour. Empty if there is only one kind, and until the words have loaded. */
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
