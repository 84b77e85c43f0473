import { forwardRef, useState } from 'react';
import { useFormMessages } from '../i18n/useFormMessages.ts';
import { cellsOf } from './cells.ts';
import type { PlannedField } from './plan.ts';
import { Questions } from './Questions.tsx';
import type { FormBinding } from './useDetailsForm.ts';

interface FoldProps {
  readonly fields: readonly PlannedField[];
  readonly form: FormBinding;
  /** Whether it is open at first; from then on the browser keeps that. */
  readonly opensAt: boolean;
}

/** How many questions the line of a fold names. */
const NAMED = 3;

/** Questions nobody has to answer, in one line that says what they are about. Native, so that the browser's search opens it. */
export const Fold = forwardRef<HTMLDetailsElement, FoldProps>(function Fold({ fields, form, opensAt }, ref) {
  const { budget, fold } = useFormMessages();
  const [isOpen, setIsOpen] = useState(opensAt);
  const cells = cellsOf(fields);
  const names = cells
    .slice(0, NAMED)
    .map((cell) => (cell.kind === 'budget' ? budget.label : form.wordsOf(cell.field.key).label));
  return (
    <details ref={ref} className="tour-fold" open={opensAt} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{fold.heading}</strong>
        <small>{fold.text(names, cells.length)}</small>
      </summary>
      <Questions fields={fields} form={form} shown={isOpen} />
    </details>
  );
});
