import { useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { Field } from '../../ui/Field.tsx';
import { choiceWords } from '../choices.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

/** One choice of a list. */
export function SelectField({ field: { key, required, choices }, form }: FormFieldProps) {
  const messages = useMessages(formMessages);
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  const { field } = useController({ name: key, control: form.control });
  const picked = typeof field.value === 'string' ? field.value : '';
  const select = useRef<HTMLSelectElement>(null);
  // Without `value`, which would undo at each render what a form filler has picked without an event.
  useLayoutEffect(() => {
    if (select.current) select.current.value = picked;
  }, [picked]);
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => (
        <span className="tour-select">
          <select
            className="tour-input"
            {...control}
            name={key}
            data-answer={key}
            ref={(element) => {
              select.current = element;
              field.ref(element);
            }}
            aria-disabled={form.isReadOnly(key) || undefined}
            onBlur={field.onBlur}
            onChange={(event) => {
              if (form.isReadOnly(key)) event.currentTarget.value = picked;
              else field.onChange(event.currentTarget.value);
            }}
          >
            <option value="">{messages.chooseOne}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choiceWords(messages, key, choice)}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
