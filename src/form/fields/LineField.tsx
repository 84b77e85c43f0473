import { useFormMessages } from '../../i18n/useFormMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { controlOf } from '../controls.ts';
import { fieldWords } from '../fieldWords.ts';
import type { FormFieldProps } from '../useDetailsForm.ts';

/** A line of text, an address or a number to call, with the keyboard and the filling-in that fit. */
export function LineField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = fieldWords(useFormMessages(), key);
  const line = controlOf(key);
  if (line.kind !== 'line') return null;
  const { type, autoComplete, inputMode } = line;
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
      {(control) => (
        <input
          className="tour-input"
          {...control}
          {...form.textProps(key)}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          readOnly={form.busy}
        />
      )}
    </Field>
  );
}
