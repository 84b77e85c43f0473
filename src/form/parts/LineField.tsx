import { useFormMessages } from '../../i18n/useFormMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { controlOf } from '../controls.ts';
import type { PartProps } from '../useDetailsForm.ts';

/** A line of text, an address or a number to call, with the keyboard and the filling-in that fit. */
export function LineField({ field: { key, required }, form }: PartProps) {
  const { label } = useFormMessages().fields[key];
  const line = controlOf(key);
  if (line.kind !== 'line') return null;
  const { type, autoComplete, inputMode, maxLength } = line;
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
      {(control) => (
        <input
          className="tour-input"
          {...control}
          {...form.register(key)}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          readOnly={form.busy}
        />
      )}
    </Field>
  );
}
