import type { ComponentType, ReactNode } from 'react';
import { useFormMessages } from '../i18n/useFormMessages.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Cell, cellsOf } from './cells.ts';
import { type Control, controlOf } from './controls.ts';
import { AreaField } from './fields/AreaField.tsx';
import { BudgetField } from './fields/BudgetField.tsx';
import { CheckField } from './fields/CheckField.tsx';
import { ChipsField } from './fields/ChipsField.tsx';
import { DateField } from './fields/DateField.tsx';
import { LineField } from './fields/LineField.tsx';
import { MoneyField } from './fields/MoneyField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { type DetailsFormOptions, type FormBinding, type FormFieldProps, useDetailsForm } from './useDetailsForm.ts';

export interface DetailsFormProps extends DetailsFormOptions {
  /** The words of the button: what it books. */
  readonly submitLabel: string;
  /** How to reach the property, for a refusal of something the visitor cannot change here. */
  readonly refusalContact: ReactNode;
}

const FIELDS: Readonly<Record<Control['kind'], ComponentType<FormFieldProps>>> = {
  line: LineField,
  area: AreaField,
  money: MoneyField,
  date: DateField,
  chips: ChipsField,
  select: SelectField,
  check: CheckField,
};

/**
 * The details form: what the plan asks, in its order. What is wrong stands at its field after the visitor has been there
 * or has sent the form; the first of them takes the focus. What the service refused stands there until it is edited, or
 * in a notice on top where it is about something that is not on the screen.
 */
export function DetailsForm({ submitLabel, refusalContact, ...options }: DetailsFormProps) {
  const { form, fields, unplaced, noticeRef, submit } = useDetailsForm(options);
  const { refused } = useFormMessages();
  return (
    <form className="tour-form" noValidate aria-busy={options.busy} onSubmit={submit}>
      {unplaced.length > 0 ? (
        <Notice tone="danger" ref={noticeRef}>
          <p>{refused.notBooked}</p>
          {unplaced.map(({ id, words }) => (
            <p key={id}>{words}</p>
          ))}
          {refusalContact}
        </Notice>
      ) : null}
      <div className="tour-form-grid">
        {cellsOf(fields).map((cell) => (
          <div key={cell.kind === 'budget' ? cell.kind : cell.field.key} data-width={cell.width}>
            <CellContent cell={cell} form={form} />
          </div>
        ))}
      </div>
      <Button kind="primary" type="submit" busy={options.busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

function CellContent({ cell, form }: { readonly cell: Cell; readonly form: FormBinding }) {
  if (cell.kind === 'budget') return <BudgetField floor={cell.floor} ceiling={cell.ceiling} form={form} />;
  const FormField = FIELDS[controlOf(cell.field.key).kind];
  return <FormField field={cell.field} form={form} />;
}
