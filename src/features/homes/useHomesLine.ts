import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { LanguageContext } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/words.ts';
import type { Settings } from '../../options/settings.ts';
import { knownHome } from '../../queries/knownHome.ts';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';
import { homesChunk } from './HomesPlace.tsx';

/** The homes of a tour as one line of text: `Homes on this tour: 4B and 2F`. Empty without homes, and until the words are there. */
export function useHomesLine(homes: readonly Home[], { scope }: Pick<Settings, 'scope'>): string {
  const { queryClient } = useEnvironment();
  const language = useContext(LanguageContext);
  const isWanted = homes.length > 0;
  useEffect(() => {
    if (isWanted) void homesChunk.load();
  }, [isWanted]);
  const chunk = useSyncExternalStore(homesChunk.subscribe, homesChunk.getState, () => homesChunk.initial);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  const words = useMemo(() => module && messagesOf(module.homeMessages, language), [module, language]);
  if (!words || !module || !scope) return '';
  const known = homes.flatMap((home) => knownHome(queryClient, scope, home) ?? []);
  if (known.length === 0) return '';
  return `${words.onTour}: ${words.names(known.map((home) => module.shortNameOf(words, home)))}`;
}
