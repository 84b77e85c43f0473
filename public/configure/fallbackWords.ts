import { createFormat, type Format } from '../../src/i18n/format.ts';
import { launcherMessages } from '../../src/i18n/launcher.ts';
import { isLocale, localeOf, tongueOf } from '../../src/i18n/locale.ts';
import { launcherWords } from '../../src/i18n/locales/launcherWords.ts';
import { messagesOf } from '../../src/i18n/words.ts';

/** The words of the link that visitors see when the widget does not load. */
interface FallbackWords {
  readonly direction: 'ltr' | 'rtl';
  readonly call: (phone: string) => string;
  readonly write: string;
  readonly contact: string;
}

/** The words in each language that the widget speaks. */
export const fallbackWords = {
  en: {
    direction: 'ltr',
    call: (phone) => `Call ${phone} to book a tour`,
    write: 'Email us to book a tour',
    contact: 'Contact us to book a tour',
  },
  es: {
    direction: 'ltr',
    call: (phone) => `Llame al ${phone} para reservar una visita`,
    write: 'Escríbanos para reservar una visita',
    contact: 'Contáctenos para reservar una visita',
  },
  ar: {
    direction: 'rtl',
    // The marks around the number keep its order, from left to right.
    call: (phone) => `لحجز جولة، يُرجى الاتصال بالرقم \u2066${phone}\u2069`,
    write: 'لحجز جولة، يُرجى مراسلتنا بالبريد',
    contact: 'لحجز جولة، يُرجى التواصل معنا',
  },
  ko: {
    direction: 'ltr',
    call: (phone) => `투어 예약 전화: ${phone}`,
    write: '투어 예약은 이메일로 문의해 주세요',
    contact: '투어 예약은 문의해 주세요',
  },
  vi: {
    direction: 'ltr',
    call: (phone) => `Gọi ${phone} để đặt lịch xem nhà`,
    write: 'Gửi email cho chúng tôi để đặt lịch xem nhà',
    contact: 'Liên hệ với chúng tôi để đặt lịch xem nhà',
  },
  zh: {
    direction: 'ltr',
    call: (phone) => `致电 ${phone} 预约看房`,
    write: '发邮件预约看房',
    contact: '联系我们预约看房',
  },
} satisfies Readonly<Record<string, FallbackWords>>;

export type SnippetLanguage = keyof typeof fallbackWords;

const isSpoken = (language: string): language is SnippetLanguage => Object.hasOwn(fallbackWords, language);

/** The language of the widget's words for the option `locale`. English if the widget does not speak the wanted one. */
export function languageOf(locale: string | undefined): SnippetLanguage {
  const language = locale && isLocale(locale) ? tongueOf(locale) : 'en';
  return isSpoken(language) ? language : 'en';
}

/** The formats of the widget for the option `locale`. */
export function formatFor(locale = ''): Format {
  const language = languageOf(locale);
  return createFormat(isLocale(locale) ? localeOf(language === 'en' ? 'en-US' : language, locale) : 'en-US');
}

/** "Book a tour", as the widget's own button says it. */
export const triggerWords = (language: SnippetLanguage): string =>
  messagesOf(launcherMessages, launcherWords(undefined, language)).button;
