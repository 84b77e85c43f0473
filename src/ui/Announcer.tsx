import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Says `text`, or nothing more if it is empty. With `insteadOf`: only if those words are the last ones said. */
type Announce = (text: string, insteadOf?: string) => void;

/** How long words stay in the live region, in milliseconds. While a page loads, a screen reader takes seconds to get to them. */
const SAID_MS = 7000;

/** How long a call may take before a screen reader is told that it is under way, in milliseconds. */
const SOON_MS = 1000;

const AnnounceContext = createContext<Announce>(() => {});

/** Says something to a screen reader without moving the focus. Does nothing outside an `Announcer`. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/**
 * Announces a call that is under way, unless it ends soon: a screen reader would read the words about a quick call after its outcome.
 * Removes the words when the call ends, in case a screen reader has not come to them yet. `words` is empty while no call is under way.
 */
export function useAnnounceProgress(words: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => announce(words), SOON_MS);
    return () => {
      clearTimeout(timer);
      announce('', words);
    };
  }, [words, announce]);
}

/**
 * The one polite live region of a widget, around everything that may speak through it. The words are removed after a moment, so
 * that a visitor who reads on from here does not meet outdated words.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback<Announce>(
    (text, insteadOf) =>
      setSaid((last) => {
        const isOver = (insteadOf ?? last.text) !== last.text || (text === '' && last.text === '');
        return isOver ? last : { text, count: last.count + 1 };
      }),
    [],
  );
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => announce(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said, announce]);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {/* Without a role: a screen reader would read an empty "status bar". */}
      <div className="tour-hidden" aria-live="polite" aria-atomic="true">
        {/* A new node each time, or the same words said twice would be heard once. */}
        <p key={said.count}>{said.text}</p>
      </div>
    </AnnounceContext.Provider>
  );
}
