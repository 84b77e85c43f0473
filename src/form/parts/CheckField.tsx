import { useId } from 'react';
import { useMessages } from '../../i18n/language.ts';
import type { PartProps } from '../useDetailsForm.ts';

/** A box with its sentence: consent, or a switch. Never marked as optional, because nobody is asked to tick it. */
export function CheckField({ field: { key }, form }: PartProps) {
  const errorId = useId();
  const error = form.errorOf(key);
  return (
    <div className="tour-field">
      <label className="tour-check" data-field={key}>
        <input
          {...form.register(key)}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-disabled={form.busy || undefined}
          onClick={form.busy ? (event) => event.preventDefault() : undefined}
        />
        <span>{useMessages().form.fields[key].label}</span>
      </label>
      {error === undefined ? null : (
        <p className="tour-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
