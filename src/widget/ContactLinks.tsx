import { useMessages } from '../i18n/language.ts';
import type { Contact } from './settings.ts';

/** How to reach the property without the widget; nothing when the integrator gave neither. */
export function ContactLinks({ contact: { phone, email } }: { readonly contact: Contact }) {
  const { widget } = useMessages();
  if (!phone && !email) return null;
  return (
    <p className="tour-contact">
      {phone ? <a href={`tel:${phone.replace(/[^\d+*#,;]/g, '')}`}>{widget.call(phone)}</a> : null}
      {email ? <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{widget.write(email)}</a> : null}
    </p>
  );
}
