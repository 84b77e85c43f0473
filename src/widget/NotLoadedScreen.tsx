import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { MessageScreen } from './screens/MessageScreen.tsx';
import type { Contact } from './viewSettings.ts';

interface NotLoadedScreenProps {
  readonly contact: Contact;
  readonly onRetry: () => void;
}

/** A part of the widget could not be downloaded. */
export function NotLoadedScreen({ contact, onRetry }: NotLoadedScreenProps) {
  const { widget } = useMessages();
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachable.connection} contact={contact}>
      <Button onClick={onRetry}>{widget.tryAgain}</Button>
    </MessageScreen>
  );
}
