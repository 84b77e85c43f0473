import type { ComponentType } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Cell, cellsOf } from './cells.ts';
import { type Control, controlOf } from './controls.ts';
import { AreaField } from './parts/AreaField.tsx';
import { BudgetField } from './parts/BudgetField.tsx';
import { CheckField } from './parts/CheckField.tsx';
import { ChipsField } from './parts/ChipsField.tsx';
import { DateField } from './parts/DateField.tsx';
import { LineField } from './parts/LineField.tsx';
import { MoneyField } from './parts/MoneyField.tsx';
import { SelectField } from './parts/SelectField.tsx';
import { type DetailsFormOptions, type FormParts, type PartProps, useDetailsForm } from './useDetailsForm.ts';

export interface DetailsFormProps extends DetailsFormOptions {
  /** The words of the button: what it books. */
  readonly submitLabel: string;
}

const PARTS: Readonly<Record<Control['kind'], ComponentType<PartProps>>> = {
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
 * or has sent the form; the first of them takes the focus. What the service refused stands there until it is edited.
 */
export function DetailsForm({ submitLabel, ...options }: DetailsFormProps) {
  const { parts, fields, top, noticeRef, submit } = useDetailsForm(options);
  return (
    <form className="tour-form" noValidate aria-busy={options.busy} onSubmit={submit}>
      {top.length > 0 ? (
        <Notice tone="danger" ref={noticeRef}>
          {top.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      <div className="tour-form-grid">
        {cellsOf(fields).map((cell) => (
          <div key={cell.kind === 'budget' ? cell.kind : cell.field.key} data-width={cell.width}>
            <CellPart cell={cell} form={parts} />
          </div>
        ))}
      </div>
      <Button kind="primary" type="submit" busy={options.busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

function CellPart({ cell, form }: { readonly cell: Cell; readonly form: FormParts }) {
  if (cell.kind === 'budget') return <BudgetField floor={cell.floor} ceiling={cell.ceiling} form={form} />;
  const Part = PARTS[controlOf(cell.field.key).kind];
  return <Part field={cell.field} form={form} />;
}
