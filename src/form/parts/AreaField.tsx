import { useFormMessages } from '../../i18n/useFormMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { controlOf } from '../controls.ts';
import type { PartProps } from '../useDetailsForm.ts';

/** Several lines of text. */
export function AreaField({ field: { key, required }, form }: PartProps) {
  const { label } = useFormMessages().fields[key];
  const area = controlOf(key);
  if (area.kind !== 'area') return null;
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
      {(control) => (
        <textarea
          className="tour-input tour-area"
          {...control}
          {...form.register(key)}
          rows={3}
          maxLength={area.maxLength}
          readOnly={form.busy}
        />
      )}
    </Field>
  );
}
