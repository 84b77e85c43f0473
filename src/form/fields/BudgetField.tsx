import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import type { PlannedField } from '../plan.ts';
import type { FormBinding } from '../useDetailsForm.ts';
import { MoneyInput } from './MoneyInput.tsx';

export interface BudgetFieldProps {
  readonly floor: PlannedField;
  readonly ceiling: PlannedField;
  readonly form: FormBinding;
}

/** Lowest and highest budget in one row, as one question with two answers. */
export function BudgetField({ floor, ceiling, form }: BudgetFieldProps) {
  const { budget } = useMessages(formMessages);
  const wrong = { floor: form.errorOf('price_floor'), ceiling: form.errorOf('price_ceiling') };
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
