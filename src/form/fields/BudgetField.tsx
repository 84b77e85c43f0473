import { useFormMessages } from '../../i18n/useFormMessages.ts';
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
  const { budget, fields } = useFormMessages();
  const wrong = { floor: form.errorOf('price_floor'), ceiling: form.errorOf('price_ceiling') };
  const error = [...new Set([wrong.floor ?? '', wrong.ceiling ?? ''])].filter(Boolean).join('. ');
  return (
    <FieldGroup label={budget.label} optional={!floor.required && !ceiling.required} error={error}>
      {({ 'aria-labelledby': labelledBy, ...described }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser
        <div className="tour-budget" role="group" aria-labelledby={labelledBy} data-invalid={error !== ''}>
          <MoneyInput
            {...described}
            {...stateOf(floor.required, wrong.floor)}
            className="tour-input"
            name="price_floor"
            form={form}
            aria-label={fields.price_floor.label}
          />
          <span aria-hidden="true">{budget.to}</span>
          <MoneyInput
            {...described}
            {...stateOf(ceiling.required, wrong.ceiling)}
            className="tour-input"
            name="price_ceiling"
            form={form}
            aria-label={fields.price_ceiling.label}
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
