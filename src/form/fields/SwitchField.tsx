import { useId } from 'react';
import { useController } from 'react-hook-form';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import type { FormFieldProps } from '../useDetailsForm.ts';
import { refuse } from './refuse.ts';

/** Who books, as two sides of which one is chosen: the visitor for themselves, or a broker for a client. */
export function SwitchField({ field: { key }, form }: FormFieldProps) {
  const { booker } = useMessages(formMessages);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: key, control: form.control });
  const errorId = useId();
  const error = form.errorOf(key);
  const isReadOnly = form.isReadOnly(key);
  return (
    <div className="tour-field">
      <div
        className="tour-switch"
        role="radiogroup"
        aria-label={booker.label}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {[false, true].map((isBroker) => (
          <label key={String(isBroker)}>
            <input
              type="radio"
              name={key}
              ref={isBroker ? undefined : ref}
              checked={value === isBroker}
              aria-disabled={isReadOnly || undefined}
              onClick={isReadOnly ? refuse : undefined}
              onChange={() => isReadOnly || onChange(isBroker)}
              onBlur={onBlur}
            />
            <b>{isBroker ? form.wordsOf(key).label : booker.self}</b>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p className="tour-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
