import { useState } from 'react';
import { useController } from 'react-hook-form';
import { parseAmount } from '../../booking/amount.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/language.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import type { KeyOf } from '../controls.ts';
import type { FormParts } from '../useDetailsForm.ts';

export interface MoneyInputProps extends Partial<ControlProps> {
  readonly name: KeyOf<'money'>;
  readonly form: FormParts;
  /** The name where no label of its own stands beside it. */
  readonly 'aria-label'?: string;
  readonly className?: string;
}

/** An amount. What was typed is printed as money once the visitor goes on; the answer stays what was typed. */
export function MoneyInput({ name, form, className = 'tour-input', ...control }: MoneyInputProps) {
  const format = useFormat();
  const { field } = useController({ name, control: form.control });
  const [shown, setShown] = useState(() => printed(format, field.value));
  return (
    <input
      className={className}
      {...control}
      name={name}
      ref={field.ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      readOnly={form.busy}
      value={shown}
      onChange={(event) => {
        setShown(event.currentTarget.value);
        field.onChange(withoutSign(format, event.currentTarget.value));
      }}
      onBlur={() => {
        setShown(printed(format, field.value));
        field.onBlur();
      }}
    />
  );
}

/** `text` as money when it is a whole amount, or as it was typed. */
function printed(format: Format, text: string): string {
  const amount = parseAmount(text);
  return amount !== undefined && /^\d{1,9}$/.test(amount) ? format.money(Number(amount)) : text;
}

/** `text` without what the locale writes beside an amount, which may be letters (`US$`). */
const withoutSign = (format: Format, text: string): string =>
  text.replace(format.money(0).replace('0', '').trim(), '').trim();
