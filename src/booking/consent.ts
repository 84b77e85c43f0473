import type { Answers, FieldKey } from './answers.ts';
import { isBlank, tidyPhone } from './typedText.ts';

/**
 * Consent to text messages, `sms_opted_in`: all its rules.
 *
 * - Only the visitor gives it, by a press that the browser calls trusted. No preset, no address, no stored answer and no script fills it in,
 *   and it starts as not given.
 * - It belongs to a telephone number: it is asked only beside the field for one, sent only with one, and lost when the number changes.
 * - It is asked where `field_config` asks it, except when the service says that it sends no messages.
 * - Once it was asked, both answers are sent: 10 for given, 20 for not given (docs/project/api-gaps.md, "Codes sent by the form").
 */
export const CONSENT = 'sms_opted_in' satisfies FieldKey;

const CODES = { given: 10, notGiven: 20 };

/** The code of the answer in the request. */
export const consentCode = (isGiven: boolean): number => (isGiven ? CODES.given : CODES.notGiven);

/** Whether an answer to `key` may come from anybody but the visitor now: from the page, its address or an earlier visit. */
export const mayBeFilledIn = (key: FieldKey): boolean => key !== CONSENT;

/**
 * Whether consent may be asked. `smsOptIn`: `appointment_sms_opt_in` of the service; undefined while it is unknown.
 * `asksPhone`: whether the form has the field for the number.
 */
export const mayAskConsent = (smsOptIn: boolean | undefined, asksPhone: boolean): boolean =>
  asksPhone && smsOptIn !== false;

const hasNumber = ({ phone }: Answers): boolean => !isBlank(phone);

/** Whether the answer is sent beside the fields `sent`: only together with a number. */
export const maySendConsent = (sent: readonly FieldKey[], answers: Answers): boolean =>
  sent.includes('phone') && hasNumber(answers);

/** The words of the box, as they stand on the screen when the visitor presses the button that books. */
export interface ConsentWords {
  /** The words, then a line for each link beside the box: its words, a colon, a space and its address. */
  readonly text: string;
  /** The language of the words, BCP 47. */
  readonly locale: string;
  /** Set if a translator has changed the words on the screen. `text` is then what the widget wrote, not what the visitor read. */
  readonly translated?: true | undefined;
}

/** The answer to the question whether the visitor may be texted, and the words that they answered to. */
export interface Consent extends ConsentWords {
  /** Whether consent was sent with the booking: the box was ticked, and there was a number. */
  readonly given: boolean;
  /** When the visitor pressed the button that books, in UTC: `2026-12-01T14:00:00.000Z`. */
  readonly at: string;
}

/** The consent of a booking with answers to the fields `shown`, sent at the moment `at`. Undefined where it was not asked. */
export const consentOf = (
  { text, locale, translated }: ConsentWords,
  at: string,
  shown: readonly FieldKey[],
  answers: Answers,
): Consent | undefined =>
  shown.includes(CONSENT)
    ? {
        given: answers[CONSENT] && maySendConsent(shown, answers),
        text,
        locale,
        at,
        ...(translated && { translated }),
      }
    : undefined;

/** The answers `after` a change of `before`. A consent was given for one number: it ends when the number becomes another one. */
export const withoutLostConsent = (before: Answers, after: Answers): Answers =>
  before[CONSENT] && after[CONSENT] && tidyPhone(before.phone) !== tidyPhone(after.phone)
    ? { ...after, [CONSENT]: false }
    : after;
