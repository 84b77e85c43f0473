import type { BookingCommands } from '../../core/bookingCore.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { Button } from '../../ui/Button.tsx';

/** The way back from leaving details, also when the chunk for that failed to load. */
export function BackToTimes({ commands }: { readonly commands: Pick<BookingCommands, 'backToTimes'> }) {
  const { backToTimes } = useMessages(screenMessages);
  return (
    <Button kind="link" onClick={commands.backToTimes}>
      {backToTimes}
    </Button>
  );
}
