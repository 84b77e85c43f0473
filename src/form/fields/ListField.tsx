import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { picksOf } from '../../booking/answers.ts';
import { formMessages } from '../../i18n/form.ts';
import { useMessages } from '../../i18n/language.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import type { ListKey } from '../plan.ts';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';

interface ListFieldProps extends FormFieldProps {
  readonly list: ListKey;
  /** Whether the part or the fold around the field is open. */
  readonly shown: boolean;
}

/**
 * Any number of choices out of a list of the service. The field has its place from the start. The list and its picker load while
 * the form is used, and the field may stay empty until then.
 */
export function ListField({ field: { key, required, choices }, list, shown, form }: ListFieldProps) {
  const { list: words } = useMessages(formMessages);
  const { label } = form.wordsOf(key);
  const error = useFieldError(form, key);
  const { field } = useController({ name: key, control: form.control });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const picked = picksOf(field.value);
  const { states, Picker, want, retry } = form.lists ?? {};
  const state = states?.[list] ?? 'unasked';
  useEffect(() => {
    if (shown) want?.(list, 'opened');
  }, [shown, want, list]);
  const isEmpty = typeof state !== 'string' && state.length === 0;
  const said = isEmpty ? words.none : typeof state === 'string' ? words[state] : words.loading;
  const isOut = isEmpty || state === 'failed';
  const announce = useAnnounce();
  // Tells a visitor who waits in the field. For others the field itself carries the sentence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isOut && focused) announce(said);
  }, [isOut]);

  if (Picker && choices.length > 0)
    return (
      <Field label={label} optional={!required} error={error}>
        {(control) => (
          <Picker
            control={control}
            label={label}
            name={key}
            choices={choices}
            picked={picked}
            readOnly={form.isReadOnly(key)}
            typed={typed}
            takesFocus={focused}
            inputRef={field.ref}
            onPick={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    );
  return (
    <Field label={label} optional error={error}>
      {({ id, 'aria-describedby': describedBy, ...control }) => (
        <>
          {/* Keeps the place of the choices that were picked earlier. */}
          {picked.length > 0 ? <div className="tour-list-place" /> : null}
          <input
            {...control}
            id={id}
            aria-describedby={[describedBy, `${id}-state`].filter(Boolean).join(' ')}
            className="tour-input"
            type="text"
            autoComplete="off"
            name={key}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            value={typed}
            readOnly={isOut || form.isReadOnly(key)}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onFocus={() => {
              setFocused(true);
              want?.(list, 'visitor');
            }}
            onKeyDown={(event) => {
              // Enter on half a word must not send the form: it is no answer yet.
              if (event.key === 'Enter' && typed !== '') event.preventDefault();
            }}
            onBlur={() => {
              setFocused(false);
              setTyped('');
              field.onBlur();
            }}
          />
          <p className="tour-field-hint" id={`${id}-state`}>
            <span>{said}</span>{' '}
            {state === 'failed' ? (
              <Button
                kind="link"
                aria-label={words.retryFor(label)}
                onClick={() => {
                  // The button disappears.
                  input.current?.focus();
                  retry?.(list);
                }}
              >
                {words.retry}
              </Button>
            ) : null}
          </p>
        </>
      )}
    </Field>
  );
}
