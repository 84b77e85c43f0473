import { Field } from '../../ui/Field.tsx';
import { controlOf, partOf } from '../controls.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

/** A line of text, an email address or a telephone number, with the right keyboard and autofill. */
export function LineField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  const line = controlOf(key);
  if (line.kind !== 'line') return null;
  const { type, autoComplete, inputMode } = line;
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => (
        <input
          className="tour-input"
          {...control}
          {...form.textProps(key)}
          type={type}
          // Addresses and numbers run from left to right in every language.
          dir={type === 'text' ? undefined : 'ltr'}
          autoComplete={form.forClient && partOf(key) === 'you' ? 'off' : autoComplete}
          inputMode={inputMode}
          readOnly={form.isReadOnly(key)}
        />
      )}
    </Field>
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

/** A day, by the browser's own date picker, which the visitor knows. Past days are not offered. */
export function DateField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => (
        <input
          className="tour-input tour-date"
          {...control}
          {...form.textProps(key)}
          type="date"
          min={form.today}
          autoComplete="off"
          readOnly={form.isReadOnly(key)}
        />
      )}
    </Field>
  );
}
