import { useEffect, useMemo, useRef, useState } from 'react';
import { type ChangeHandler, type Control, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { Answers, FieldKey } from '../booking/answers.ts';
import { askedFields } from '../booking/fields.ts';
import type { Rejection } from '../booking/rejection.ts';
import { useFormMessages } from '../i18n/useFormMessages.ts';
import type { Day } from '../time/values.ts';
import { offeredAnswers } from './offeredAnswers.ts';
import type { FormPlan, PlannedField } from './plan.ts';
import { problemWords } from './problemWords.ts';
import { problemsOf } from './rules.ts';
import { unplacedRefusals } from './unplacedRefusals.ts';

/** What drives the form. */
export interface DetailsFormOptions {
  readonly plan: FormPlan;
  /** What the form opens with; later values are the form's own. */
  readonly answers: Answers;
  /** What the service refused the last time, or nothing. Compared by content. */
  readonly rejected?: Rejection | undefined;
  /** A booking is on its way: nothing can be changed or sent, the focus stays where it is. */
  readonly busy: boolean;
  /** The property's day. */
  readonly today: Day;
  /** Told at every change, so that nothing typed is ever lost. */
  readonly onChange: (answers: Answers) => void;
  /** Told only when every answer passes the form's rules. */
  readonly onSubmit: (answers: Answers) => void;
}

/**
 * What registers a control that text is typed into. `onInput`, because `onChange` at every key is React's alone: Preact's
 * core passes on the browser's own event, which comes when the control is left.
 */
interface TextProps extends Omit<UseFormRegisterReturn, 'onChange'> {
  readonly onInput: ChangeHandler;
}

/** What ties a field to the form it stands in. */
export interface FormBinding {
  readonly textProps: (key: FieldKey) => TextProps;
  readonly control: Control<Answers>;
  readonly busy: boolean;
  /** The property's day. */
  readonly today: Day;
  /** The words of what is wrong with a field, where the visitor should see them now. */
  readonly errorOf: (key: FieldKey) => string | undefined;
}

/**
 * The form's state and behaviour. react-hook-form holds the answers, what was touched, and the focus; what is wrong is
 * worked out from the answers at each render, so that a message about two fields is never older than either.
 */
export function useDetailsForm({ plan, answers, rejected, busy, today, onChange, onSubmit }: DetailsFormOptions) {
  const messages = useFormMessages();
  const [opening] = useState(() => offeredAnswers(plan, answers));
  const { control, register, watch, getValues, setFocus, handleSubmit, subscribe, formState } = useForm<Answers>({
    defaultValues: opening,
  });
  const { touchedFields, dirtyFields, isSubmitted } = formState;
  const now = watch();
  const asked = useMemo(() => new Set(askedFields(plan.keys, now)), [plan, now]);
  const fields = plan.fields.filter(({ key }) => asked.has(key));
  const problems = problemsOf(plan, now, today);
  const refusal = useRefusal(rejected, now);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const unplaced = unplacedRefusals(rejected, asked, messages);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { signal } = refusal;
  const place = unplaced.length > 0 ? 'top' : fields.find(({ key }) => rejected?.fields[key] !== undefined)?.key;
  // Only a new refusal moves the focus, not where it stands after the visitor has edited something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` is read when the refusal arrives
  useEffect(() => {
    if (place === 'top') noticeRef.current?.focus();
    else if (place !== undefined) setFocus(place);
  }, [signal]);

  const errorOf = (key: FieldKey): string | undefined => {
    const refused = refusal.standsAt(key) ? rejected?.fields[key] : undefined;
    const problem = problems[key];
    if (refused !== undefined || problem === undefined) return refused;
    // A field passed over is not called missing before the visitor sends the form or empties it.
    const due = isSubmitted || (Boolean(touchedFields[key]) && (problem !== 'missing' || Boolean(dirtyFields[key])));
    return due ? problemWords(messages, key, problem) : undefined;
  };

  const submit = handleSubmit(() => {
    if (busy) return;
    const values = getValues();
    const wrong = problemsOf(plan, values, today);
    const first = plan.keys.find((key) => wrong[key] !== undefined);
    if (first === undefined) onSubmit(values);
    else setFocus(first);
  });

  const textProps = (key: FieldKey): TextProps => {
    const { onChange: onInput, ...props } = register(key);
    return { ...props, onInput };
  };
  const form: FormBinding = { textProps, control, busy, today, errorOf };
  return { form, fields, unplaced, noticeRef, submit };
}

/** A refusal, and whether it still stands at a field: until the answer there is another one. */
function useRefusal(rejected: Rejection | undefined, now: Answers) {
  const signal = rejected && JSON.stringify(rejected);
  const [seen, setSeen] = useState({ signal, answers: now });
  const current = seen.signal === signal ? seen : { signal, answers: now };
  if (current !== seen) setSeen(current);
  const standsAt = (key: FieldKey): boolean => String(current.answers[key]) === String(now[key]);
  return { signal, standsAt };
}

/** What the component of a field takes. */
export interface FormFieldProps {
  readonly field: PlannedField;
  readonly form: FormBinding;
}
