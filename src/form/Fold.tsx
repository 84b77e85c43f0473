import { forwardRef, useState } from 'react';
import { type FieldWords, formMessages } from '../i18n/form.ts';
import { useMessages } from '../i18n/language.ts';
import { questionsOf } from './cells.ts';
import type { PlannedField } from './plan.ts';
import { Questions } from './Questions.tsx';
import type { FormBinding } from './useDetailsForm.ts';

interface FoldProps {
  readonly fields: readonly PlannedField[];
  readonly form: FormBinding;
  /** Whether it is open at first; from then on the browser keeps that. */
  readonly opensAt: boolean;
}

/** How many questions the line of a fold names at most. */
const NAMED = 3;
/** How many characters they take at most: two lines where the form is narrow. */
const SHORT = 64;

/** A question as a part of a sentence. */
const nameOf = ({ label, name = label }: FieldWords): string => name.replace(/[\s?:.!]+$/, '');

/** Questions nobody has to answer, in one line that says what they are about. Native, so that the browser's search opens it. */
export const Fold = forwardRef<HTMLDetailsElement, FoldProps>(function Fold({ fields, form, opensAt }, ref) {
  const { budget, fold } = useMessages(formMessages);
  const [isOpen, setIsOpen] = useState(opensAt);
  const cells = questionsOf(fields);
  const first = cells
    .slice(0, NAMED)
    .map((cell) => (cell.kind === 'budget' ? budget.label : nameOf(form.wordsOf(cell.field.key))));
  return (
    <details ref={ref} className="tour-fold" open={opensAt} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{fold.heading}</strong>
        <small>{fold.text(inShort(first), cells.length)}</small>
      </summary>
      <Questions fields={fields} form={form} shown={isOpen} />
    </details>
  );
});

/** The first of `names` however long it is, and others where the line stays short. */
function inShort(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) if (kept.length === 0 || [...kept, name].join(', ').length <= SHORT) kept.push(name);
  return kept;
}
