import type { PersonKey } from '../../booking/people.ts';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { Field } from '../../ui/Field.tsx';
import { controls } from '../controls.ts';
import { isNeeded } from '../problemOf.ts';

interface PersonLineProps {
  readonly name: string;
  readonly part: PersonKey;
  readonly text: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onInput: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field of somebody else: asked as the visitor's own is, in the form's own words, and filled in by no browser. */
export function PersonLine({ name, part, text, error, isReadOnly, onInput, onLeave }: PersonLineProps) {
  const { fields } = useMessages(formMessages);
  const { type, inputMode } = controls[part];
  return (
    <Field label={fields[part].label} optional={!isNeeded(part)} error={error}>
      {(control) => (
        <input
          className="tour-input"
          {...control}
          name={name}
          type={type}
          dir={type === 'text' ? undefined : 'ltr'}
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          readOnly={isReadOnly}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
