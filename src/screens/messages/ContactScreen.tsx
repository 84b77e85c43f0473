import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { hasContact } from '../../screenParts/contactAddress.ts';
import { MessageScreen } from '../../screenParts/MessageScreen.tsx';

/** Nothing can be booked online. Leads to the contact, if there is one. */
export function ContactScreen({ heading, contact }: { readonly heading: string; readonly contact: Contact }) {
  const { contactUs } = useMessages(widgetMessages);
  return <MessageScreen heading={heading} text={hasContact(contact) ? contactUs : undefined} contact={contact} />;
}
