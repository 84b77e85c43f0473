import { type ComponentType, useContext } from 'react';
import { type Control, controlOf } from './controls.ts';
import { CheckField, SwitchField } from './fields/CheckField.tsx';
import { ChipsField } from './fields/ChipsField.tsx';
import { ListField } from './fields/ListField.tsx';
import { BudgetField, MoneyField } from './fields/MoneyField.tsx';
import { OwnField } from './fields/OwnField.tsx';
import { PeopleField } from './fields/PeopleField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { AreaField, DateField, LineField } from './fields/TextFields.tsx';
import { OwnControlsContext } from './ownControls.ts';
import { type Cell, cellsOf } from './parts.ts';
import type { PlannedField } from './plan.ts';
import type { FormBinding, FormFieldProps } from './useDetailsForm.ts';

export interface QuestionsProps {
  readonly fields: readonly PlannedField[];
  readonly form: FormBinding;
  /** Whether they are on the screen, or folded away. */
  readonly shown?: boolean;
}

const FIELDS: Readonly<Record<Control['kind'], ComponentType<FormFieldProps>>> = {
  line: LineField,
  area: AreaField,
  money: MoneyField,
  date: DateField,
  chips: ChipsField,
  select: SelectField,
  check: CheckField,
  switch: SwitchField,
  people: PeopleField,
};

/** Fields in their order, two in a row where they are short and the form is wide. */
export const Questions = ({ fields, form, shown = true }: QuestionsProps) => (
  <div className="tour-form-grid">
    {cellsOf(fields).map((cell) => (
      <div key={cell.kind === 'budget' ? cell.kind : cell.field.key} data-width={cell.width}>
        <CellContent cell={cell} form={form} shown={shown} />
      </div>
    ))}
  </div>
);

interface CellContentProps extends Required<Pick<QuestionsProps, 'form' | 'shown'>> {
  readonly cell: Cell;
}

function CellContent({ cell, form, shown }: CellContentProps) {
  const own = useContext(OwnControlsContext);
  if (cell.kind === 'budget') return <BudgetField floor={cell.floor} ceiling={cell.ceiling} form={form} />;
  const { list } = cell.field;
  if (list) return <ListField field={cell.field} list={list} form={form} shown={shown} />;
  const FormField = own?.names.has(cell.field.key) ? OwnField : FIELDS[controlOf(cell.field.key).kind];
  return <FormField field={cell.field} form={form} />;
}
