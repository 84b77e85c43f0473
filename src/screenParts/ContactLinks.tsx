import { useFormat, useMessages } from '../i18n/language.ts';
import { widgetMessages } from '../i18n/widget.ts';
import type { Contact } from '../options/viewSettings.ts';
import { MailIcon, PhoneIcon } from '../ui/icons.tsx';
import { mailLink, telOf } from './contactAddress.ts';

/** Links to call and to mail the property. Without either, shows the children of the element. */
export function ContactLinks({ contact: { phone, email } }: { readonly contact: Contact }) {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  // In a shadow root the slot shows the site's own fallback, such as a link to call.
  if (!phone && !email) return <slot />;
  return (
    <p className="tour-contact">
      {phone ? (
        <a className="tour-button" data-kind="quiet" href={telOf(phone)}>
          <PhoneIcon />
          <span>{widget.call(format.phone(phone))}</span>
        </a>
      ) : null}
      {email ? (
        // A visible address would break in the middle if there is little room.
        <a className="tour-button" data-kind="quiet" href={mailLink(email)} title={email}>
          <MailIcon />
          <span>{widget.emailUs}</span>{' '}
          <span className="tour-hidden" translate="no">
            {email}
          </span>
        </a>
      ) : null}
    </p>
  );
}
