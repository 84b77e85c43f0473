import { Field } from '../../ui/Field.tsx';
import type { KeyOf } from '../controls.ts';
import type { FormFieldProps } from '../useDetailsForm.ts';
import { MoneyInput } from './MoneyInput.tsx';

const isMoney = (key: string): key is KeyOf<'money'> => key === 'price_floor' || key === 'price_ceiling';

/** One end of the budget, where the other is not asked. */
export function MoneyField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  if (!isMoney(key)) return null;
  return (
    <Field label={label} optional={!required} error={form.errorOf(key)}>
      {(control) => <MoneyInput {...control} name={key} form={form} />}
    </Field>
  );
}
