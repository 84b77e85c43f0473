import { useController } from 'react-hook-form';
import { picksOf } from '../../booking/answers.ts';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { choiceWords, toggleChoice } from '../choices.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';
import { refuse } from './CheckField.tsx';

/** More choices than this scroll. */
const MANY = 16;

/** Any number of choices, each a checkbox that looks like a chip. */
export function ChipsField({ field: { key, required, choices }, form }: FormFieldProps) {
  const messages = useMessages(formMessages);
  const { label } = form.wordsOf(key);
  const { field } = useController({ name: key, control: form.control });
  const picked = picksOf(field.value);
  const error = useFieldError(form, key);
  return (
    <FieldGroup label={label} optional={!required} error={error}>
      {({ 'aria-labelledby': labelledBy, ...described }) => (
        // biome-ignore lint/a11y/useSemanticElements: the label of a fieldset cannot share its row with the mark "Optional"
        <div className="tour-chips" role="group" data-many={choices.length > MANY} aria-labelledby={labelledBy}>
          {choices.map((choice, index) => (
            <label className="tour-pick" key={choice.value}>
              <input
                type="checkbox"
                name={key}
                value={choice.value}
                checked={picked.includes(choice.value)}
                ref={index === 0 ? field.ref : undefined}
                // The focus lands here. A screen reader does not say the description of a group.
                {...(index === 0 ? described : {})}
                aria-invalid={error === undefined ? undefined : true}
                aria-disabled={form.isReadOnly(key) || undefined}
                onClick={form.isReadOnly(key) ? refuse : undefined}
                onChange={() => form.isReadOnly(key) || field.onChange(toggleChoice(picked, choice, choices))}
                onBlur={field.onBlur}
              />
              <span dir="auto">{choiceWords(messages, key, choice)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
