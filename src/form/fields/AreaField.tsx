import { Field } from '../../ui/Field.tsx';
import type { FormFieldProps } from '../useDetailsForm.ts';

/** Several lines of text. */
export function AreaField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
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
