import { forwardRef, useState } from 'react';
import type { FieldWords } from '../i18n/form.ts';
import { formMessages } from '../i18n/form.ts';
import { useMessages } from '../i18n/language.ts';
import { questionsOf } from './formParts.ts';
import type { PlannedField } from './plan.ts';
import { Questions } from './Questions.tsx';
import type { FormBinding } from './useDetailsForm.ts';

interface OptionalQuestionsProps {
  readonly fields: readonly PlannedField[];
  readonly form: FormBinding;
  /** Whether it is open at first. After that the browser keeps its state. */
  readonly opensAt: boolean;
}

/** How many questions the line of a fold names at most. */
const NAMED = 3;
/** The most characters for the names: two lines in a narrow form. */
const SHORT = 64;

/** A question as a part of a sentence. */
const nameOf = ({ label, name = label }: FieldWords): string => name.replace(/[\s?:.!]+$/, '');

/** The optional questions, folded to one line that names some of them. A native element: the browser's search opens it. */
export const OptionalQuestions = forwardRef<HTMLDetailsElement, OptionalQuestionsProps>(function OptionalQuestions(
  { fields, form, opensAt },
  ref,
) {
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

/** The first of `names`, and as many others as keep the line short. */
function inShort(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) if (kept.length === 0 || [...kept, name].join(', ').length <= SHORT) kept.push(name);
  return kept;
}
