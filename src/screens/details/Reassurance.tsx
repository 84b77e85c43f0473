import { offersChanges } from '../../core/offeredChanges.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { Settings } from '../../options/settings.ts';

/** What it costs the visitor to book: nothing, and no bond. In the integrator's words, where they gave some. */
export function Reassurance({ settings }: { readonly settings: Pick<Settings, 'reassurance' | 'scope' | 'changes'> }) {
  const { free, freeToChange } = useMessages(screenMessages);
  if (settings.reassurance !== undefined) return <span dir="auto">{settings.reassurance}</span>;
  return (
    <>
      <span>{free}</span> {offersChanges(settings) ? <span>{freeToChange}</span> : null}
    </>
  );
}
