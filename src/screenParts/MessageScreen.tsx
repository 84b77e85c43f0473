import type { ReactNode } from 'react';
import { useMessages } from '../i18n/language.ts';
import { widgetMessages } from '../i18n/widget.ts';
import type { Contact } from '../options/viewSettings.ts';
import { Button } from '../ui/Button.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from './ScreenHeading.tsx';

interface MessageScreenProps {
  readonly heading: string;
  readonly text: string | undefined;
  readonly contact?: Contact;
  /** What the visitor can do here. */
  readonly children?: ReactNode;
}

/** One statement in place of the widget: online booking is closed, the service cannot be reached. */
export function MessageScreen({ heading, text, contact, children }: MessageScreenProps) {
  return (
    <ScreenBox className={children ? 'tour-message' : 'tour-message tour-advice'} spoken>
      <ScreenHeading>{heading}</ScreenHeading>
      {text ? <p>{text}</p> : null}
      {children}
      {contact ? <ContactLinks contact={contact} /> : null}
    </ScreenBox>
  );
}

interface NotLoadedScreenProps {
  readonly contact: Contact;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** A chunk of the widget failed to load. */
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
