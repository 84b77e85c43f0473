import { Field } from '../../ui/Field.tsx';
import type { FormFieldProps } from '../useDetailsForm.ts';

/** A day, by the browser's own picker: the one a visitor knows, on a phone a wheel. Days gone by are not offered. */
export function DateField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
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
