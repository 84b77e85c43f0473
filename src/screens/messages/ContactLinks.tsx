import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { MailIcon, PhoneIcon } from '../../ui/contactIcons.tsx';

/** How to reach the property without the widget; what stands inside the element when the integrator gave neither. */
export function ContactLinks({ contact: { phone, email } }: { readonly contact: Contact }) {
  const widget = useMessages(widgetMessages);
  // In a shadow root the site's own fallback, such as a link to call, stands in.
  if (!phone && !email) return <slot />;
  return (
    <p className="tour-contact">
      {phone ? (
        <a className="tour-button" data-kind="quiet" href={telOf(phone)}>
          <PhoneIcon />
          <span>{widget.call(phone)}</span>
        </a>
      ) : null}
      {email ? (
        // The address would break in the middle where it is narrow.
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

/** The key of each letter on a telephone, from a to z. */
const KEYPAD = '22233344455566677778889999';

/**
 * A number as it is written for people, as one to dial: letters as on a keypad, the extension apart (RFC 3966).
 * @internal
 */
export function telOf(phone: string): string {
  const [, number = '', extension] = /^(.*?)(?:[\s,;]*(?:ext\.?|extension|x|#)\s*(\d+))?$/is.exec(phone.trim()) ?? [];
  const digits = number
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 97))
    .replace(/(?!^\+)[^\d]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** A link that opens the visitor's own mail to `email`. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
