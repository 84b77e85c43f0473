import { useController } from 'react-hook-form';
import { useMessages } from '../../i18n/language.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { toggleChoice } from '../choices.ts';
import type { PartProps } from '../useDetailsForm.ts';
import { choiceWords } from './choiceWords.ts';

/** Any number of choices, each a checkbox that looks like a chip. */
export function ChipsField({ field: { key, required, choices }, form }: PartProps) {
  const { form: messages } = useMessages();
  const { label, hint } = messages.fields[key];
  const { field } = useController({ name: key, control: form.control });
  const picked = typeof field.value === 'object' ? field.value : [];
  const error = form.errorOf(key);
  return (
    <FieldGroup label={label} hint={hint} optional={!required} error={error}>
      {(group) => (
        // biome-ignore lint/a11y/useSemanticElements: the label of a fieldset cannot share its row with the mark "Optional"
        <div className="tour-chips" role="group" {...group}>
          {choices.map((choice, index) => (
            <label className="tour-pick" key={choice.value}>
              <input
                type="checkbox"
                name={key}
                value={choice.value}
                checked={picked.includes(choice.value)}
                ref={index === 0 ? field.ref : undefined}
                aria-invalid={error === undefined ? undefined : true}
                aria-disabled={form.busy || undefined}
                // Refused here and not in onChange: a native box has changed by then.
                onClick={form.busy ? (event) => event.preventDefault() : undefined}
                onChange={() => field.onChange(toggleChoice(picked, choice, choices))}
                onBlur={field.onBlur}
              />
              <span>{choiceWords(messages, key, choice)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
