import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ChangeHandler, type Control, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import {
  type Answers,
  type FieldKey,
  fieldKeys,
  fieldNamed,
  isFilled,
  isNamed,
  isSameAnswer,
  type OtherPerson,
  type PersonKey,
} from '../booking/answers.ts';
import { CONSENT, type ConsentWords, withoutLostConsent } from '../booking/consent.ts';
import type { Rejection } from '../booking/rejection.ts';
import { askedFields } from '../booking/requestFields.ts';
import { formMessages } from '../i18n/form.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import type { Day } from '../time/values.ts';
import { settle } from '../ui/settle.ts';
import { isTyped } from './controls.ts';
import { fieldWords, type WordsOf } from './fieldWords.ts';
import { filledAnswers } from './filledAnswers.ts';
import { type FormParts, partsOf } from './formParts.ts';
import { formProblems, isNeeded, type Problems, personProblems, problemWords } from './formProblems.ts';
import { type FormLists, withLists } from './lists.ts';
import { type FormPlan, inNameOrder, offeredAnswers, type PlannedField } from './plan.ts';
import { unplacedRefusals } from './unplacedRefusals.ts';
import { type ConsentBox, wordsOnScreen } from './useConsentBox.ts';
import { useOpenPart } from './useOpenPart.ts';

/** What drives the form. */
export interface DetailsFormOptions {
  readonly plan: FormPlan;
  /** The answers of the booking. The form begins with them, and takes those that others than the visitor change later. */
  readonly answers: Answers;
  /** The fields with a mark, and what it says. */
  readonly marked?: MarkedFields | undefined;
  /** What the service refused the last time, or nothing. Compared by content. */
  readonly rejected?: Rejection | undefined;
  /** A booking is on its way: nothing can be changed or sent, the focus stays where it is. */
  readonly busy: boolean;
  /** The property's day. */
  readonly today: Day;
  /** The lists that load while the form is used. */
  readonly lists?: FormLists | undefined;
  /** The box for consent to text messages, if the plan has it. Without it the box has the usual words. */
  readonly consent?: ConsentBox | undefined;
  /** Called at every change, so that nothing typed is lost. */
  readonly onChange: (answers: Answers) => void;
  /** Called only when every answer passes the form's rules. `consentWords`: the words of `consent` on the screen. */
  readonly onSubmit: (answers: Answers, consentWords?: ConsentWords) => void;
}

/**
 * Registers a control that text is typed into. It has `onInput`, because only React calls `onChange` at every key. In Preact
 * `onChange` is the browser's own event, which comes when the visitor leaves the control.
 */
interface TextProps extends Omit<UseFormRegisterReturn, 'onChange'> {
  readonly onInput: ChangeHandler;
  readonly 'data-answer': FieldKey;
}

interface MarkedFields {
  readonly keys: readonly FieldKey[];
  readonly words: string;
}

/** What ties a field to the form it stands in. */
export interface FormBinding {
  readonly marked: MarkedFields | undefined;
  readonly textProps: (key: FieldKey) => TextProps;
  readonly control: Control<Answers>;
  readonly typed: Typed;
  /** A booking is on its way. */
  readonly isBusy: boolean;
  /** Whether the answer cannot be changed now. */
  readonly isReadOnly: (key: FieldKey) => boolean;
  /** Whether a broker books. Then the visitor's fields are about the broker's client. */
  readonly forClient: boolean;
  readonly lists: FormLists | undefined;
  readonly consent: ConsentBox | undefined;
  /** The property's day. */
  readonly today: Day;
  readonly wordsOf: WordsOf;
  /** The problem of a field in words, if the visitor should see it now. A component reads it by `useFieldError`. */
  readonly errorOf: (key: FieldKey) => string | undefined;
  /** The same for another person, by their place in the answers. `isDue`: whether the form's own problems are shown. */
  readonly errorOfPerson: (index: number, key: PersonKey, isDue: boolean) => string | undefined;
  /** How often the visitor wanted to send the part with the other people. */
  readonly timesSent: number;
}

/**
 * The form's state and behavior. react-hook-form holds the answers and what was touched. The problems are derived from the
 * answers at each change, so that a message about two fields is never older than either. A key stroke renders the fields whose
 * value or message it changes, and the form only when other questions are asked.
 */
export function useDetailsForm(options: DetailsFormOptions) {
  const { answers, marked, rejected, busy, today, lists, consent, onChange, onSubmit } = options;
  const messages = useMessages(formMessages);
  const format = useFormat();
  const ordered = useMemo(() => inNameOrder(options.plan, format.locale), [options.plan, format.locale]);
  const [startAnswers] = useState(() => offeredAnswers(ordered, answers));
  const plan = useMemo(() => withLists(ordered, lists), [ordered, lists]);
  const { control, register, getValues, setValue, setFocus, subscribe } = useForm<Answers>({
    defaultValues: startAnswers,
  });
  const [typed] = useState(() => createTyped(startAnswers));
  const [sent, setSent] = useState<ReadonlySet<FieldKey>>(() => new Set());
  const [timesSent, setTimesSent] = useState(0);
  const asked = useAsked(plan.keys, typed);
  const isAsked = ({ key }: PlannedField): boolean => asked.has(key);
  const [unfinished] = useState(() => new Set<FieldKey>());
  const problemsNow = lastOf((answers: Answers): Problems => formProblems(plan, answers, today));
  /** With the dates that are not whole, which the browser gives as an empty answer. */
  const problemsOf = (answers: Answers): Problems => ({
    ...problemsNow(answers),
    ...Object.fromEntries([...unfinished].map((key) => [key, 'date'])),
  });
  const refusal = useRefusal(rejected, typed);
  const forClient = asked.has('broker_toggle') && typed.now().answers.broker_toggle;
  const labels = useMemo(() => Object.fromEntries(plan.fields.map(({ key, label }) => [key, label])), [plan]);
  const wordsOf = fieldWords(messages, forClient, labels);

  // From the plan without lists, so that nothing moves when a list loads or fails.
  const formParts = useMemo(() => partsOf(ordered.fields), [ordered]);
  const [first] = useState(() => firstUnanswered(formParts, startAnswers, problemsNow(startAnswers)));
  // A locked preset that is refused, here or by the service, can be changed: it must not keep the visitor from booking.
  const [locked] = useState(() =>
    plan.fields.filter(({ key, locked }) => locked && isFilled(startAnswers[key]) && !problemsNow(startAnswers)[key]),
  );
  const isReadOnly = (key: FieldKey): boolean =>
    busy || (rejected?.fields[key] === undefined && locked.some((field) => field.key === key));
  const [opensFold] = useState(() => formParts.folded.some(({ key }) => isFilled(startAnswers[key])));
  const { headingRef, foldRef, ...place } = useOpenPart(formParts, first, setFocus);

  useEffect(() => {
    const formState = { values: true, touchedFields: true, dirtyFields: true };
    return subscribe({
      formState,
      callback: ({ values, touchedFields, dirtyFields }) =>
        typed.note({ answers: values, touched: { ...touchedFields }, dirty: { ...dirtyFields } }),
    });
  }, [subscribe, typed]);
  const known = useRef(startAnswers);
  const isTaking = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const before = known.current;
          known.current = { ...values };
          if (isTaking.current) return;
          if (withoutLostConsent(before, values) === values) onChange(values);
          else setValue(CONSENT, false);
        },
      }),
    [subscribe, onChange, setValue],
  );

  const taken = useRef(answers);
  // In a layout effect, before the next key. What the visitor typed is in `answers` as well, and in the form already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other answers of the booking are taken
  useLayoutEffect(() => {
    const before = taken.current;
    taken.current = answers;
    const news = fieldKeys.filter(
      (key) => !isSameAnswer(answers[key], before[key]) && !isSameAnswer(answers[key], getValues(key)),
    );
    isTaking.current = true;
    for (const key of news) {
      unfinished.delete(key);
      setValue(key, answers[key], { shouldDirty: true, shouldTouch: true });
    }
    isTaking.current = false;
    if (foldRef.current && formParts.folded.some(({ key }) => news.includes(key))) foldRef.current.open = true;
  }, [answers]);

  const unplaced = unplacedRefusals(rejected, asked, refusal.sentPeople, messages, wordsOf);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { signal } = refusal;
  const refused = plan.fields.find((field) => isAsked(field) && rejected?.fields[field.key] !== undefined)?.key;
  const isUnplaced = unplaced.length > 0;
  // Only a new refusal moves the focus. An edit by the visitor does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are read when the refusal arrives
  useEffect(() => {
    if (isUnplaced) noticeRef.current?.focus();
    else if (refused !== undefined) place.goTo(refused);
  }, [signal]);

  const required = new Set(plan.fields.filter((field) => field.required).map(({ key }) => key));
  const errorOf = (key: FieldKey): string | undefined => {
    if (rejected?.fields[key] !== undefined && refusal.standsAt(key))
      return messages.refused[isTyped(key) ? 'typed' : required.has(key) ? 'required' : 'optional'];
    const { answers: now, touched, dirty } = typed.now();
    const problem = problemsOf(now)[key];
    if (problem === undefined) return undefined;
    // A skipped field counts as missing only after the visitor has sent its part or emptied it.
    const due = sent.has(key) || (Boolean(touched[key]) && (problem !== 'missing' || Boolean(dirty[key])));
    return due ? problemWords(messages, wordsOf(key), problem) : undefined;
  };

  const errorOfPerson = (index: number, key: PersonKey, isDue: boolean): string | undefined => {
    const person = typed.now().answers.other_people[index];
    if (person === undefined) return undefined;
    if (refusal.isAbout(person, key)) return messages.refused.typed;
    const problem = personProblems(person, today)[key];
    if (problem === undefined || !isDue) return undefined;
    const missing = isNeeded(key) ? messages.people.missing[key] : '';
    return problemWords(messages, { label: messages.fields[key].label, missing }, problem);
  };

  const submit = (element: HTMLFormElement): void => {
    if (busy) return;
    const filled = filledAnswers(element, getValues(), format);
    for (const key of fieldKeys) if (filled[key] !== undefined) setValue(key, filled[key], { shouldDirty: true });
    const values = getValues();
    // The Enter key sends the form from inside a date, which has heard of no change yet.
    unfinished.clear();
    for (const key of fieldKeys) if (isUnfinished(element.querySelector(`[data-answer="${key}"]`))) unfinished.add(key);
    const wrong = problemsOf(values);
    const { parts, folded } = formParts;
    // The last part sends the whole form. Any other part is checked alone.
    const checked = parts.flatMap(({ fields }, part) => (place.isLast || part === place.open ? fields : []));
    const keys = [...checked, ...folded].filter(isAsked).map(({ key }) => key);
    setSent((before) => new Set([...before, ...keys]));
    if (keys.includes('other_people')) setTimesSent(timesSent + 1);
    const firstWrong = keys.find((key) => wrong[key] !== undefined);
    if (firstWrong !== undefined) {
      // The page scrolls to the field, away from under the pointer.
      settle(element.closest('.tour-body'));
      place.goTo(firstWrong);
    } else if (place.isLast) onSubmit(values, consent && wordsOnScreen(element, consent));
    else place.goOn();
  };

  const textProps = (key: FieldKey): TextProps => {
    const { onChange, onBlur, ...props } = register(key);
    const after =
      (handle: ChangeHandler): ChangeHandler =>
      (event: { readonly target: unknown }) => {
        if (isUnfinished(event.target)) unfinished.add(key);
        else unfinished.delete(key);
        return handle(event);
      };
    return { ...props, onInput: after(onChange), onBlur: after(onBlur), 'data-answer': key };
  };
  const form: FormBinding = {
    marked,
    textProps,
    control,
    typed,
    isBusy: busy,
    isReadOnly,
    forClient,
    lists,
    consent,
    today,
    wordsOf,
    errorOf,
    errorOfPerson,
    timesSent,
  };
  const asItIs = (fields: readonly PlannedField[]): readonly PlannedField[] =>
    plan.fields.filter((field) => isAsked(field) && fields.some(({ key }) => key === field.key));
  const shown: FormParts = {
    parts: formParts.parts.map(({ name, fields }) => ({ name, fields: asItIs(fields) })),
    folded: asItIs(formParts.folded),
  };
  return { form, ...shown, place, headingRef, foldRef, opensFold, unplaced, noticeRef, submit };
}

/** The fields that are asked with the present answers. The set stays the same object while its fields stay the same. */
function useAsked(keys: readonly FieldKey[], typed: Typed): ReadonlySet<FieldKey> {
  const read = (): string => askedFields(keys, typed.now().answers).join(' ');
  const names = useSyncExternalStore(typed.subscribe, read, read);
  return useMemo(() => new Set(names.split(' ').flatMap((name) => fieldNamed(name) ?? [])), [names]);
}

/** `derive`, which keeps its last result. */
function lastOf<Given, Derived>(derive: (given: Given) => Derived): (given: Given) => Derived {
  let last: { readonly given: Given; readonly derived: Derived } | undefined;
  return (given) => {
    if (last?.given !== given) last = { given, derived: derive(given) };
    return last.derived;
  };
}

/** The first part with a problem, or without any answer; otherwise the last. */
function firstUnanswered({ parts }: FormParts, answers: Answers, problems: ReturnType<typeof formProblems>): number {
  const found = parts.findIndex(
    ({ fields }) =>
      fields.some(({ key }) => problems[key] !== undefined) || !fields.some(({ key }) => isFilled(answers[key])),
  );
  return found < 0 ? parts.length - 1 : found;
}

/** A refusal, and at which fields it still stands. It stands until the answer changes. */
function useRefusal(rejected: Rejection | undefined, typed: Typed) {
  const signal = rejected && JSON.stringify(rejected);
  const [seen, setSeen] = useState(() => ({ signal, answers: typed.now().answers }));
  const current = seen.signal === signal ? seen : { signal, answers: typed.now().answers };
  if (current !== seen) setSeen(current);
  const standsAt = (key: FieldKey): boolean => String(current.answers[key]) === String(typed.now().answers[key]);
  const sentPeople = current.answers.other_people.filter(isNamed);
  // Finds the person by what was typed. Their place may be another now, because people can be removed.
  const isAbout = (person: OtherPerson, key: PersonKey): boolean =>
    rejected?.people.some((refused) => refused.key === key && sentPeople[refused.place]?.[key] === person[key]) ??
    false;
  return { signal, standsAt, isAbout, sentPeople: sentPeople.length };
}

/** The problem of a field in words, if the visitor should see it now. The caller renders when it changes. */
export function useFieldError({ typed, errorOf }: FormBinding, key: FieldKey): string | undefined {
  const read = (): string | undefined => errorOf(key);
  return useSyncExternalStore(typed.subscribe, read, read);
}

/** What the component of a field takes. */
export interface FormFieldProps {
  readonly field: PlannedField;
  readonly form: FormBinding;
}

/** The answers, and what the visitor did with the fields. */
interface TypedState {
  readonly answers: Answers;
  /** The fields that the visitor has left. */
  readonly touched: Readonly<Partial<Record<FieldKey, unknown>>>;
  /** The fields whose answer differs from the one at the start. */
  readonly dirty: Readonly<Partial<Record<FieldKey, unknown>>>;
}

/** What was typed into a form. It is not a React state, so a key stroke only renders the components whose value has changed. */
interface Typed {
  /** The same object until something is typed. */
  readonly now: () => TypedState;
  readonly note: (state: TypedState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createTyped(answers: Answers): Typed {
  let state: TypedState = { answers, touched: {}, dirty: {} };
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    note(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether `control` holds text of which the browser can make no value, such as the month of a date alone. */
const isUnfinished = (control: unknown): boolean => control instanceof HTMLInputElement && control.validity.badInput;
