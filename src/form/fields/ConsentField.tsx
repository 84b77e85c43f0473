import { Fragment, type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { type FormFieldProps, useFieldError } from '../useDetailsForm.ts';
import { FieldError } from './CheckField.tsx';

const STATE = 'aria-checked';

/** Enter presses a button, but ticks no box. */
const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * The box for consent to text messages. It is a button that shows what the form knows: a script can tick a native box without an event,
 * and the visitor would see a tick that they did not give. Only a trusted click changes it, which is what a browser makes of a press with
 * the mouse, a finger, a key or a screen reader.
 */
export function ConsentField({ field: { key }, form }: FormFieldProps) {
  const { label, links } = { links: [], ...(form.consent ?? form.wordsOf(key)) };
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: key, control: form.control });
  const id = useId();
  const error = useFieldError(form, key);
  const isReadOnly = form.isReadOnly(key);
  const place = useRef<HTMLLabelElement>(null);
  const isTicked = value === true;
  useLayoutEffect(() => {
    const box = place.current?.firstElementChild;
    if (!box) return;
    const setBack = new MutationObserver(() => {
      if (box.getAttribute(STATE) !== `${isTicked}`) box.setAttribute(STATE, `${isTicked}`);
    });
    setBack.observe(box, { attributeFilter: [STATE] });
    return () => setBack.disconnect();
  }, [isTicked]);
  const press = (event: MouseEvent): void => {
    // A label would press the button by itself, with a trusted click even where its own was not.
    event.preventDefault();
    if (event.isTrusted && !isReadOnly) onChange(!isTicked);
  };
  return (
    <div className="tour-field">
      <label ref={place} className="tour-check" data-field={key} onClick={press} onKeyDown={ignoreEnter}>
        {/* biome-ignore lint/a11y/useSemanticElements: scripts tick a native box */}
        <button
          type="button"
          role="checkbox"
          name={key}
          ref={ref}
          aria-checked={isTicked}
          aria-labelledby={`${id}-words`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-disabled={isReadOnly || undefined}
          onBlur={onBlur}
        />
        <span id={`${id}-words`} data-consent={form.consent && true}>
          {label}
        </span>
      </label>
      {links.length > 0 ? (
        // Not in the label: a press on a link must not tick the box, and the box has the words as its name.
        <p className="tour-privacy">
          {links.map(({ words, url }) => (
            <Fragment key={words}>
              <a href={url} target="_blank" rel="noopener noreferrer" data-consent>
                {words}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
