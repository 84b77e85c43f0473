import type { TourCommands } from '../../core/createTourBooking.ts';
import { useScreenMessages } from '../../i18n/useScreenMessages.ts';
import { Button } from '../../ui/Button.tsx';

/** The way back from leaving details, also where the part for that did not come. */
export function BackToTimes({ commands }: { readonly commands: Pick<TourCommands, 'backToTimes'> }) {
  const { backToTimes } = useScreenMessages();
  return (
    <Button kind="link" onClick={commands.backToTimes}>
      {backToTimes}
    </Button>
  );
}
