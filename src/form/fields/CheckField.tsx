import { type SyntheticEvent, useContext, useId } from 'react';
import { useController } from 'react-hook-form';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { FieldNoteContext } from '../../ui/Field.tsx';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

/**
 * Keeps a box as it is: a native box changes at the click, before `change`. React still reports a change, so a control
 * that refuses clicks must pass over that too.
 */
export const refuse = (event: SyntheticEvent): void => event.preventDefault();

/** A box with its sentence. Never marked as optional: nobody has to tick it. */
export function CheckField({ field: { key }, form }: FormFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: key, control: form.control });
  const errorId = useId();
  const error = useFieldError(form, key);
  return (
    <div className="tour-field">
      <label className="tour-check">
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
        <span>{form.wordsOf(key).label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Asks who books, with a switch of two sides: the visitor for themselves, or a broker for a client. */
export function SwitchField({ field: { key }, form }: FormFieldProps) {
  const { booker } = useMessages(formMessages);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: key, control: form.control });
  const errorId = useId();
  const error = useFieldError(form, key);
  const isReadOnly = form.isReadOnly(key);
  const note = useContext(FieldNoteContext);
  return (
    <div className="tour-field">
      <div className="tour-switch" role="radiogroup" aria-label={booker.label}>
        {[false, true].map((isBroker) => (
          <label key={String(isBroker)}>
            <input
              type="radio"
              name={key}
              ref={isBroker ? undefined : ref}
              // The focus lands here. A screen reader does not say the description of a group.
              aria-describedby={isBroker ? undefined : error === undefined ? note : errorId}
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
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** What is wrong with the answer of a box, below it. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p className="tour-field-error" id={id}>
      {error}
    </p>
  );
