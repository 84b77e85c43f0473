import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FormFieldProps } from '../useDetailsForm.ts';
import { refuse } from './refuse.ts';

/** A box with its sentence: consent, or a switch. Never marked as optional, because nobody is asked to tick it. */
export function CheckField({ field: { key }, form }: FormFieldProps) {
  const { label } = form.wordsOf(key);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: key, control: form.control });
  const errorId = useId();
  const error = form.errorOf(key);
  return (
    <div className="tour-field">
      <label className="tour-check" data-field={key}>
        <input
          type="checkbox"
          name={key}
          ref={ref}
          checked={value === true}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-disabled={form.isReadOnly(key) || undefined}
          onClick={form.isReadOnly(key) ? refuse : undefined}
          onChange={(event) => form.isReadOnly(key) || onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {error === undefined ? null : (
        <p className="tour-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
