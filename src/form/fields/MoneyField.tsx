import { useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { formMessages } from '../../i18n/form.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { money } from '../../i18n/money.ts';
import { type ControlProps, Field, FieldGroup } from '../../ui/Field.tsx';
import { amountIn, printed, wholeAmount } from '../amountText.ts';
import type { KeyOf } from '../controls.ts';
import type { PlannedField } from '../plan.ts';
import { type FormBinding, type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

const isMoney = (key: string): key is KeyOf<'money'> => key === 'price_floor' || key === 'price_ceiling';

/** One end of the budget, when the other is not asked. */
export function MoneyField({ field: { key, required }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  if (!isMoney(key)) return null;
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => <MoneyInput {...control} name={key} form={form} />}
    </Field>
  );
}

export interface BudgetFieldProps {
  readonly floor: PlannedField;
  readonly ceiling: PlannedField;
  readonly form: FormBinding;
}

/** Lowest and highest budget in one row, as one question with two answers. */
export function BudgetField({ floor, ceiling, form }: BudgetFieldProps) {
  const { budget } = useMessages(formMessages);
  const wrong = { floor: useFieldError(form, 'price_floor'), ceiling: useFieldError(form, 'price_ceiling') };
  const error = [...new Set([wrong.floor ?? '', wrong.ceiling ?? ''])].filter(Boolean).join('\n');
  return (
    <FieldGroup label={budget.label} optional={!floor.required && !ceiling.required} error={error}>
      {({ 'aria-labelledby': labelledBy, ...described }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser
        <div className="tour-budget" role="group" aria-labelledby={labelledBy}>
          <MoneyInput
            {...described}
            {...stateOf(floor.required, wrong.floor)}
            name="price_floor"
            form={form}
            placeholder={budget.lowest}
            aria-label={form.wordsOf('price_floor').label}
          />
          <span aria-hidden="true">{budget.to}</span>
          <MoneyInput
            {...described}
            {...stateOf(ceiling.required, wrong.ceiling)}
            name="price_ceiling"
            form={form}
            placeholder={budget.highest}
            aria-label={form.wordsOf('price_ceiling').label}
          />
        </div>
      )}
    </FieldGroup>
  );
}

const stateOf = (required: boolean, error: string | undefined): { 'aria-required'?: true; 'aria-invalid'?: true } => ({
  ...(required ? { 'aria-required': true } : {}),
  ...(error === undefined ? {} : { 'aria-invalid': true }),
});

export interface MoneyInputProps extends Partial<ControlProps> {
  readonly name: KeyOf<'money'>;
  readonly form: FormBinding;
  /** The name, for an input without a label of its own. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
}

/**
 * An amount beside its currency sign. A whole amount shows as plain digits while it has the focus, so that it can be edited, and as
 * money otherwise. The answer is what was typed. The text is set by hand in the focus event, before the browser places the
 * caret.
 */
function MoneyInput({ name, form, ...control }: MoneyInputProps) {
  const format = useFormat();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name, control: form.control });
  const [startText] = useState(() => printed(format, value));
  const input = useRef<HTMLInputElement | null>(null);
  // Shows an answer that the booking gave the form.
  useLayoutEffect(() => {
    const { current } = input;
    if (current && amountIn(format, current.value, value) !== value) current.value = printed(format, value);
  }, [format, value]);
  /** The answer, also where a form filler has changed the text without an event. */
  const read = (text: string): string => {
    const answer = form.isReadOnly(name) ? value : amountIn(format, text, value);
    if (answer !== value) onChange(answer);
    return answer;
  };
  return (
    <span className="tour-amount">
      <i aria-hidden="true">{signOf(format)}</i>
      <input
        className="tour-input"
        {...control}
        name={name}
        data-answer={name}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        readOnly={form.isReadOnly(name)}
        defaultValue={startText}
        onFocus={({ currentTarget: input }) => {
          const allSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          const answer = read(input.value);
          input.value = wholeAmount(answer) ?? answer;
          // Tab selects the text of the field that it reaches. Another text would lose the selection.
          if (allSelected) input.select();
        }}
        onInput={(event) => onChange(event.currentTarget.value)}
        onBlur={({ currentTarget: input }) => {
          input.value = printed(format, read(input.value));
          onBlur();
        }}
      />
    </span>
  );
}

/** The currency sign. It stands before the box in every language. */
const signOf = (format: Format): string => money(format, 0).replace(/\P{Sc}/gu, '');
