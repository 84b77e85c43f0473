import { useFormMessages } from '../../i18n/useFormMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldWords } from '../fieldWords.ts';
import type { FormFieldProps } from '../useDetailsForm.ts';

/** Several lines of text. */
export function AreaField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = fieldWords(useFormMessages(), key);
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
      {(control) => (
        <textarea
          className="tour-input tour-area"
          {...control}
          {...form.textProps(key)}
          rows={3}
          readOnly={form.busy}
        />
      )}
    </Field>
  );
}
