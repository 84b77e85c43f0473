import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageScreen } from './MessageScreen.tsx';

interface NotLoadedScreenProps {
  readonly contact: Contact;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** A part of the widget could not be downloaded. */
export function NotLoadedScreen({ contact, onRetry, children }: NotLoadedScreenProps) {
  const widget = useMessages(widgetMessages);
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachable.connection} contact={contact}>
      <div className="tour-actions">
        <Button onClick={onRetry}>{widget.tryAgain}</Button>
        {children}
      </div>
    </MessageScreen>
  );
}
