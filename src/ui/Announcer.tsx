import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Says something to a screen reader without moving the focus. Does nothing outside an `Announcer`. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** The one polite live region of a widget, around everything that may speak through it. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div className="tour-hidden" role="status">
        {/* A new node each time, or the same words said twice would be heard once. */}
        <p key={said.count}>{said.text}</p>
      </div>
    </AnnounceContext.Provider>
  );
}
