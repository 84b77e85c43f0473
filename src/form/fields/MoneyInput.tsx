import { useState } from 'react';
import { useController } from 'react-hook-form';
import { parseAmount } from '../../booking/typedText.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/language.ts';
import { money } from '../../i18n/money.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import type { KeyOf } from '../controls.ts';
import type { FormBinding } from '../useDetailsForm.ts';

export interface MoneyInputProps extends Partial<ControlProps> {
  readonly name: KeyOf<'money'>;
  readonly form: FormBinding;
  /** The name where no label of its own stands beside it. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
}

/**
 * An amount beside its sign. A whole one reads as money while the visitor is elsewhere and as plain digits while they are there, so that
 * a digit more makes an amount; the answer is what was typed. The text is set by hand, in the focus event itself, so
 * that it is there before the browser places the caret.
 */
export function MoneyInput({ name, form, ...control }: MoneyInputProps) {
  const format = useFormat();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name, control: form.control });
  const [opening] = useState(() => printed(format, value));
  return (
    <span className="tour-amount">
      <i aria-hidden="true">{signOf(format)}</i>
      <input
        className="tour-input"
        {...control}
        name={name}
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        readOnly={form.isReadOnly(name)}
        defaultValue={opening}
        onFocus={({ currentTarget: input }) => {
          const allSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          input.value = wholeAmount(value) ?? value;
          // The Tab key selects what it comes to; a new text would lose that.
          if (allSelected) input.select();
        }}
        onInput={(event) => onChange(event.currentTarget.value)}
        onBlur={({ currentTarget: input }) => {
          input.value = printed(format, value);
          onBlur();
        }}
      />
    </span>
  );
}

/** What money has besides its digits: it stands before the box, whichever side of the amount it is on in a text. */
const signOf = (format: Format): string => money(format, 0).replace(/\P{Sc}/gu, '');

/** The digits of a whole amount, or undefined. */
function wholeAmount(text: string): string | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && /^\d{1,9}$/.test(amount) ? amount : undefined;
}

/** `text` as money without the sign when it is a whole amount, or as it was typed. */
function printed(format: Format, text: string): string {
  const amount = wholeAmount(text);
  return amount === undefined ? text : Number(amount).toLocaleString(format.locale);
}
