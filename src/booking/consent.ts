import type { Answers, FieldKey } from './answers.ts';
import { isBlank } from './typedText.ts';

/**
 * Consent to text messages, `sms_opted_in`: all its rules.
 *
 * - Only the visitor gives it. No preset, no address and no stored answer fills it in, and it starts as not given.
 * - It belongs to a telephone number: it is asked only beside the field for one, sent only with one, and lost with it.
 * - It is asked where `field_config` asks it, except when the service says that it sends no messages.
 * - Once it was asked, both answers are sent: 10 for given, 20 for not given (docs/api-gaps.md, "Codes sent by the form").
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

/** Whether a change of the answers took the number away that consent was given for. */
export const losesConsent = (before: Answers, after: Answers): boolean =>
  after[CONSENT] && hasNumber(before) && !hasNumber(after);
