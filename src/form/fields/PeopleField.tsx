import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { MOST_OTHER_PEOPLE, noPerson, type PersonKey, personKeys } from '../../booking/answers.ts';
import { isBlank } from '../../booking/typedText.ts';
import { formMessages } from '../../i18n/form.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { asksFamilyNameFirst } from '../../i18n/nameOrder.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { controls } from '../controls.ts';
import { isNeeded } from '../formProblems.ts';
import type { FormFieldProps } from '../useDetailsForm.ts';

const FAMILY_NAME_FIRST = ['last_name', 'first_name', 'email', 'phone'] as const satisfies readonly PersonKey[];

/** The visitor is the first person. */
const FIRST_OTHER = 2;

/** What is known of a person besides the answers. */
interface Row {
  /** Stays the same for the person, so that no answer moves to another person when one is removed. */
  readonly id: number;
  /** How often the form had been sent when they were added. */
  readonly since: number;
}

/** Where the focus goes when a pressed button has disappeared: to this person, or to the button that adds one. */
interface Arrival {
  readonly index: number;
}

/** The people after the visitor: a button until it is pressed, then four fields for each of them. */
export function PeopleField({ field: { key }, form }: FormFieldProps) {
  const messages = useMessages(formMessages);
  const { people: words } = messages;
  const announce = useAnnounce();
  const {
    field: { ref, value: people, onChange },
  } = useController({ name: 'other_people', control: form.control });
  const [rows, setRows] = useState<readonly Row[]>(() => people.map((_, id) => ({ id, since: 0 })));
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const placeRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const at = (selector: string) => placeRef.current?.querySelector<HTMLElement>(selector);
    ref({ focus: () => (at('[aria-invalid]') ?? at('input, button'))?.focus() });
  }, [ref]);
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (arrival === null || place === null) return;
    const control =
      place.querySelector<HTMLElement>(`[name^="${key}.${arrival.index}."]`) ??
      place.querySelector<HTMLElement>(`[name="${key}"]`);
    control?.focus();
  }, [arrival, key]);

  const nameOf = (index: number): string => words.person(index + FIRST_OTHER);
  const add = (): void => {
    onChange([...people, noPerson]);
    setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, since: form.timesSent }]);
    setArrival({ index: people.length });
    announce(words.added(nameOf(people.length)));
  };
  const remove = (gone: number): void => {
    const isKept = (_: unknown, index: number): boolean => index !== gone;
    onChange(people.filter(isKept));
    setRows(rows.filter(isKept));
    setLeft((before) => new Set([...before].filter((name) => !name.startsWith(`${rows[gone]?.id}.`))));
    setArrival({ index: gone });
    announce(words.removed(nameOf(gone)));
  };
  const { typed } = form;
  const type = useCallback<PersonLineProps['onInput']>(
    ({ index, part }, text) =>
      onChange(
        typed.now().answers.other_people.map((person, each) => (each === index ? { ...person, [part]: text } : person)),
      ),
    [onChange, typed],
  );
  const leave = useCallback<PersonLineProps['onLeave']>(
    ({ id, index, part }) =>
      // A field that the visitor passed over is not called missing yet.
      isBlank(typed.now().answers.other_people[index]?.[part] ?? '') ||
      setLeft((before) => new Set([...before, `${id}.${part}`])),
    [typed],
  );

  const parts = asksFamilyNameFirst(useFormat().locale) ? FAMILY_NAME_FIRST : personKeys;
  const isFixed = form.isReadOnly(key);
  return (
    <div className="tour-people" ref={placeRef}>
      {people.map((person, index) => {
        const name = nameOf(index);
        const { id, since } = rows[index] ?? { id: index, since: 0 };
        return (
          <fieldset className="tour-person" key={id}>
            <legend>{name}</legend>
            <div className="tour-form-grid">
              {parts.map((part) => (
                <PersonLine
                  key={part}
                  name={`${key}.${index}.${part}`}
                  id={id}
                  index={index}
                  part={part}
                  text={person[part]}
                  error={form.errorOfPerson(index, part, form.timesSent > since || left.has(`${id}.${part}`))}
                  isReadOnly={isFixed}
                  onInput={type}
                  onLeave={leave}
                />
              ))}
            </div>
            <Button
              kind="link"
              aria-label={words.removePerson(name)}
              aria-disabled={isFixed}
              onClick={() => remove(index)}
            >
              {words.remove}
            </Button>
          </fieldset>
        );
      })}
      {people.length < MOST_OTHER_PEOPLE ? (
        <Button name={key} aria-disabled={isFixed} onClick={add}>
          {form.wordsOf(key).label}
        </Button>
      ) : (
        <p>{words.atMost(MOST_OTHER_PEOPLE + 1)}</p>
      )}
    </div>
  );
}

/** A line of text: the person, and the field of the person. */
interface Line {
  /** The id of the person's row. */
  readonly id: number;
  readonly index: number;
  readonly part: PersonKey;
}

interface PersonLineProps extends Line {
  readonly name: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onInput: (line: Line, text: string) => void;
  readonly onLeave: (line: Line) => void;
}

/** A field of another person. It looks like the visitor's own field, with words of its own. No browser fills it in. */
const PersonLine = memo(function PersonLine({
  name,
  text,
  error,
  isReadOnly,
  onInput,
  onLeave,
  ...line
}: PersonLineProps) {
  const { part } = line;
  const { fields } = useMessages(formMessages);
  const { type, inputMode, width } = controls[part];
  const [startText] = useState(text);
  return (
    <div data-width={width}>
      <Field label={fields[part].label} optional={!isNeeded(part)} error={error}>
        {(control) => (
          <input
            className="tour-input"
            {...control}
            name={name}
            data-answer={name}
            type={type}
            dir={type === 'text' ? undefined : 'ltr'}
            inputMode={inputMode}
            autoComplete="off"
            // Without `value`, which would undo at each render what a form filler has set without an event.
            defaultValue={startText}
            readOnly={isReadOnly}
            onInput={(event) => onInput(line, event.currentTarget.value)}
            onBlur={() => onLeave(line)}
          />
        )}
      </Field>
    </div>
  );
});
