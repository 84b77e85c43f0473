import { useEffect, useState } from 'react';
import { SLOW_MS } from '../core/snapshot.ts';
import { useMessages } from '../i18n/language.ts';
import { widgetMessages } from '../i18n/widget.ts';
import type { Contact } from '../options/viewSettings.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { ContactLinks } from './ContactLinks.tsx';

/** Says, and reads out, that something takes longer than usual, and how to reach the property meanwhile. */
export function SlowNote({ contact }: { readonly contact: Contact }) {
  const { slow } = useMessages(widgetMessages);
  const announce = useAnnounce();
  useEffect(() => announce(slow), [announce, slow]);
  return (
    <div className="tour-slow">
      <p>{slow}</p>
      <ContactLinks contact={contact} />
    </div>
  );
}

/** Whether the visitor has waited so long that they are told. Counted from when `isWaiting` became true. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
