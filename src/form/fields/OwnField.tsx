import { type ComponentType, useContext } from 'react';
import { useController } from 'react-hook-form';
import type { Answers } from '../../booking/answers.ts';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { Field } from '../../ui/Field.tsx';
import { choiceWords } from '../choices.ts';
import {
  isOwnControlKey,
  type OwnControlKey,
  type OwnControlProps,
  type OwnControls,
  OwnControlsContext,
} from '../ownControls.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

/** A field whose control is the integrator's. */
export function OwnField(props: FormFieldProps) {
  const controls = useContext(OwnControlsContext)?.controls;
  const { key } = props.field;
  return controls && isOwnControlKey(key) ? <WithControl {...props} name={key} controls={controls} /> : null;
}

interface WithControlProps<Key extends OwnControlKey> extends FormFieldProps {
  readonly name: Key;
  readonly controls: OwnControls;
}

function WithControl<Key extends OwnControlKey>({ field, form, name, controls }: WithControlProps<Key>) {
  const messages = useMessages(formMessages);
  const { label } = form.wordsOf(name);
  const error = useFieldError(form, name);
  const { required } = field;
  const { field: held } = useController<Answers, Key>({ name, control: form.control });
  const Control: ComponentType<OwnControlProps<Answers[Key]>> | undefined = controls[name];
  if (!Control) return null;
  const readOnly = form.isReadOnly(name);
  return (
    <Field label={label} optional={!required} error={error}>
      {({ id, ...aria }) => (
        <Control
          id={id}
          name={name}
          label={label}
          value={held.value}
          choices={field.choices.map((choice) => ({ value: choice.value, label: choiceWords(messages, name, choice) }))}
          required={required}
          readOnly={readOnly}
          onChange={(value) => readOnly || held.onChange(value)}
          onBlur={held.onBlur}
          focusRef={held.ref}
          aria={aria}
        />
      )}
    </Field>
  );
}
