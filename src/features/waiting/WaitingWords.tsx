import { type ReactNode, useContext, useMemo } from 'react';
import { LanguageContext } from '../../i18n/language.ts';
import { waitingWords } from '../../i18n/waitingWords.ts';
import { useChunk } from '../../loading/chunk.ts';

/** Adds the words of the waiting list to those of the widget. Nothing shows until they have loaded. If that fails, English stands in. */
export function WaitingWords({ children }: { readonly children: ReactNode }) {
  const language = useContext(LanguageContext);
  const chunk = useChunk(waitingWords(language));
  const waiting = chunk.status === 'ready' ? chunk.module : undefined;
  const withWords = useMemo(
    () => (waiting ? { ...language, shipped: { ...language.shipped, waiting } } : language),
    [language, waiting],
  );
  if (chunk.status === 'loading' || language.isComing) return null;
  return <LanguageContext.Provider value={withWords}>{children}</LanguageContext.Provider>;
}
