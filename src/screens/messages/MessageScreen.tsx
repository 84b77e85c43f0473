import type { ReactNode } from 'react';
import type { Contact } from '../../options/viewSettings.ts';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { ContactLinks } from './ContactLinks.tsx';

interface MessageScreenProps {
  readonly heading: string;
  readonly text: string;
  readonly contact?: Contact;
  /** What the visitor can do here. */
  readonly children?: ReactNode;
}

/** One plain statement in the widget's place: online booking closed, service out of reach. */
export function MessageScreen({ heading, text, contact, children }: MessageScreenProps) {
  return (
    <div className="tour-message" role="status">
      <ScreenHeading>{heading}</ScreenHeading>
      <p>{text}</p>
      {contact ? <ContactLinks contact={contact} /> : null}
      {children}
    </div>
  );
}
