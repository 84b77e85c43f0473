import type { TourCommands } from '../../core/createTourBooking.ts';
import { useScreenMessages } from '../../i18n/useScreenMessages.ts';
import { Button } from '../../ui/Button.tsx';

/** The way back from leaving details, also when the chunk for that failed to load. */
export function BackToTimes({ commands }: { readonly commands: Pick<TourCommands, 'backToTimes'> }) {
  const { backToTimes } = useScreenMessages();
  return (
    <Button kind="link" onClick={commands.backToTimes}>
      {backToTimes}
    </Button>
  );
}
