import { type ComponentType, type RefObject, useContext, useId, useRef } from 'react';
import { CONSENT } from '../booking/consent.ts';
import { FieldNoteContext } from '../ui/Field.tsx';
import { OwnPart } from '../ui/OwnPart.tsx';
import { type Control, controlOf } from './controls.ts';
import { CheckField, SwitchField } from './fields/CheckField.tsx';
import { ChipsField } from './fields/ChipsField.tsx';
import { ConsentField } from './fields/ConsentField.tsx';
import { ListField } from './fields/ListField.tsx';
import { BudgetField, MoneyField } from './fields/MoneyField.tsx';
import { OwnField } from './fields/OwnField.tsx';
import { PeopleField } from './fields/PeopleField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { AreaField, CountField, DateField, LineField } from './fields/TextFields.tsx';
import { type Cell, cellsOf } from './formParts.ts';
import { OwnControlsContext } from './ownControls.ts';
import type { PlannedField } from './plan.ts';
import type { FormBinding, FormFieldProps } from './useDetailsForm.ts';

export interface QuestionsProps {
  readonly fields: readonly PlannedField[];
  readonly form: FormBinding;
  /** False while they are folded away. */
  readonly shown?: boolean;
}

const FIELDS: Readonly<Record<Control['kind'], ComponentType<FormFieldProps>>> = {
  line: LineField,
  area: AreaField,
  money: MoneyField,
  count: CountField,
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
      <CellPlace key={cell.kind === 'budget' ? cell.kind : cell.field.key} cell={cell} form={form} shown={shown} />
    ))}
  </div>
);

interface CellPlaceProps extends Required<Pick<QuestionsProps, 'form' | 'shown'>> {
  readonly cell: Cell;
}

function CellPlace({ cell, ...rest }: CellPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const { marked } = rest.form;
  const asked = cell.kind === 'budget' ? [cell.floor, cell.ceiling] : [cell.field];
  const words = marked && asked.some(({ key }) => marked.keys.includes(key)) ? marked.words : undefined;
  return (
    <div ref={place} data-width={cell.width} data-marked={words && ''}>
      <FieldNoteContext.Provider value={words && id}>
        <CellContent cell={cell} place={place} {...rest} />
      </FieldNoteContext.Provider>
      {words ? (
        <span className="tour-hidden" id={id}>
          {words}
        </span>
      ) : null}
    </div>
  );
}

interface CellContentProps extends CellPlaceProps {
  readonly place: RefObject<HTMLElement | null>;
}

function CellContent({ cell, form, shown, place }: CellContentProps) {
  const own = useContext(OwnControlsContext);
  if (cell.kind === 'budget') return <BudgetField floor={cell.floor} ceiling={cell.ceiling} form={form} />;
  const { field } = cell;
  const { key, list } = field;
  if (list) return <ListField field={field} list={list} form={form} shown={shown} />;
  const FormField = key === CONSENT ? ConsentField : FIELDS[controlOf(key).kind];
  const usual = <FormField field={field} form={form} />;
  if (!own?.names.has(key)) return usual;
  return (
    <OwnPart name={`controls.${key}`} instead={usual} place={place}>
      <OwnField field={field} form={form} />
    </OwnPart>
  );
}
