import { useContext } from 'react';
import { CONSENT, type ConsentWords } from '../booking/consent.ts';
import { formMessages } from '../i18n/form.ts';
import { LanguageContext, useMessages } from '../i18n/language.ts';
import type { FormPlan } from './plan.ts';

/** What carriers want to read beside a box for consent. */
const WANTED = ['smsSender', 'smsTermsUrl', 'privacyUrl'] as const;

type ConsentOptions = Readonly<Record<(typeof WANTED)[number], string | undefined>>;

/** The box for consent to text messages: what stands in it and beside it. */
export interface ConsentBox {
  readonly label: string;
  readonly links: readonly { readonly words: string; readonly url: string | undefined }[];
  /** The language of the words, BCP 47. */
  readonly locale: string;
  /** The options that are missing. None if the words are the integrator's own. */
  readonly lacks: readonly string[];
}

/** The box as `plan` and the integrator want it. Undefined where the form does not ask for consent. */
export function useConsentBox({ fields: asked }: FormPlan, options: ConsentOptions): ConsentBox | undefined {
  const { given, shipped, format } = useContext(LanguageContext);
  const { consent, fields } = useMessages(formMessages);
  const field = asked.find(({ key }) => key === CONSENT);
  if (field === undefined) return undefined;
  const { smsSender, smsTermsUrl, privacyUrl } = options;
  const plain = given?.form?.fields?.[CONSENT]?.label;
  const withSender = given?.form?.consent?.label;
  const namesSender = smsSender && (withSender || !plain);
  // A whole language, such as those that are shipped, has both messages. Who gives one of them has replaced the words.
  const isOwn = field.label || !plain !== !withSender;
  const links = [
    { words: consent.terms, url: smsTermsUrl },
    { words: consent.privacy, url: privacyUrl },
  ];
  // English stands in for words that a language lacks.
  const isTranslated = shipped.form || field.label || (namesSender ? withSender : plain);
  return {
    label: field.label ?? (namesSender ? consent.label(smsSender) : fields[CONSENT].label),
    links: smsSender || smsTermsUrl ? links.filter(({ url }) => url) : [],
    // The calendar and the digits of a locale are not about words.
    locale: isTranslated ? format.locale.replace(/-u-.*/, '') : 'en-US',
    lacks: isOwn ? [] : WANTED.filter((name) => !options[name]),
  };
}

/** The words of `box` in `form`, with the addresses of its links. Notices whether a translator has put others in their place. */
export function wordsOnScreen(form: Element, { label, links, locale }: ConsentBox): ConsentWords {
  const words = [label, ...links.map((link) => link.words)];
  const shown = [...form.querySelectorAll<HTMLElement & { readonly href?: string }>('[data-consent]')];
  return {
    text: shown.map(({ href }, at) => (href ? `${words[at]}: ${href}` : words[at])).join('\n'),
    locale,
    ...(shown.some(({ textContent }, at) => textContent !== words[at]) && { translated: true }),
  };
}
