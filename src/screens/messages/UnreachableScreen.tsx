import { useEffect } from 'react';
import { troubleOf } from '../../api/failure.ts';
import type { ConfigurationState } from '../../core/snapshot.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { MessageScreen } from '../../screenParts/MessageScreen.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';

interface UnreachableScreenProps {
  readonly failure: Extract<ConfigurationState, { status: 'error' }>;
  readonly contact: Contact;
  readonly onRetry: () => void;
}

/** The configuration could not be loaded. A further failure changes nothing to see, so it is read out. */
export function UnreachableScreen({ failure: { why, failures, retrying }, contact, onRetry }: UnreachableScreenProps) {
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  const announce = useAnnounce();
  useEffect(() => {
    if (failures > 1 && !retrying) announce(screens.stillUnreachable);
  }, [failures, retrying, announce, screens]);
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachable[troubleOf(why)]} contact={contact}>
      <Button busy={retrying} onClick={onRetry}>
        {widget.tryAgain}
      </Button>
    </MessageScreen>
  );
}
