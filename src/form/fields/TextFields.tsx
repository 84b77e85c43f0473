import { type InputHTMLAttributes, useSyncExternalStore } from 'react';
import { isFilled } from '../../booking/answers.ts';
import { Field } from '../../ui/Field.tsx';
import { controlOf, partOf } from '../controls.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

/** An input with the question of its field. `input`: what else it has. */
function InputField({
  field: { key, required },
  form,
  ...input
}: FormFieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => (
        <input
          className="tour-input"
          {...control}
          {...form.textProps(key)}
          autoComplete="off"
          readOnly={form.isReadOnly(key)}
          {...input}
        />
      )}
    </Field>
  );
}

/** A line of text, an email address or a telephone number, with the right keyboard and autofill. */
export function LineField({ field, form }: FormFieldProps) {
  const line = controlOf(field.key);
  if (line.kind !== 'line') return null;
  const { type, autoComplete, inputMode } = line;
  return (
    <InputField
      field={field}
      form={form}
      type={type}
      // Addresses and numbers run from left to right in every language.
      dir={type === 'text' ? undefined : 'ltr'}
      autoComplete={form.forClient && partOf(field.key) === 'you' ? 'off' : autoComplete}
      inputMode={inputMode}
    />
  );
}

/** A whole number. The browser's own input for numbers changes its value when the wheel turns and takes letters, so this one is for text. */
export const CountField = (props: FormFieldProps) => <InputField {...props} type="text" inputMode="numeric" />;

/** A day, by the browser's own date picker, which the visitor knows. Past days are not offered. */
export function DateField(props: FormFieldProps) {
  const { typed, today } = props.form;
  const isEmpty = (): boolean => !isFilled(typed.now().answers[props.field.key]);
  const empty = useSyncExternalStore(typed.subscribe, isEmpty, isEmpty);
  return (
    <InputField
      {...props}
      className="tour-input tour-date"
      type="date"
      min={today}
      data-empty={empty ? '' : undefined}
    />
  );
}

/** Several lines of text. */
export function AreaField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => (
        <textarea
          className="tour-input tour-area"
          {...control}
          {...form.textProps(key)}
          rows={3}
          readOnly={form.isReadOnly(key)}
        />
      )}
    </Field>
  );
}
