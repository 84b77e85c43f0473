import { type ReactNode, useContext, useMemo } from 'react';
import { featureWords, type LoadWords, type WordedFeature } from '../i18n/featureWords.ts';
import { LanguageContext } from '../i18n/language.ts';
import { useChunk } from '../loading/chunk.ts';

interface FeatureWordsProps<Name extends WordedFeature> {
  readonly name: Name;
  readonly load: LoadWords<Name>;
  readonly children: ReactNode;
}

/** Adds the words of a feature to those of the widget. Nothing shows until they have loaded. If that fails, English stands in. */
export function FeatureWords<Name extends WordedFeature>({ name, load, children }: FeatureWordsProps<Name>) {
  const language = useContext(LanguageContext);
  const chunk = useChunk(featureWords(name, language, load));
  const words = chunk.status === 'ready' ? chunk.module : undefined;
  const withWords = useMemo(
    () => (words ? { ...language, shipped: { ...language.shipped, [name]: words } } : language),
    [language, words, name],
  );
  if (chunk.status === 'loading' || language.isComing) return null;
  return <LanguageContext.Provider value={withWords}>{children}</LanguageContext.Provider>;
}
