import { useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';

/** The site's privacy notice, below a form. Nothing where the integrator gave none. */
export function PrivacyLink({ url }: { readonly url: string | undefined }) {
  const { privacy } = useMessages(screenMessages);
  return url ? (
    <p className="tour-privacy">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {privacy}
      </a>
    </p>
  ) : null;
}
