import { useEffect, useLayoutEffect, useRef } from 'react';
import { ownEscape } from '../../ui/ownEscape.ts';
import { settle } from '../../ui/settle.ts';
import type { ListPickerProps } from '../lists.ts';
import { ListPopup } from './ListPopup.tsx';
import { useListPicker } from './useListPicker.ts';

/** A search box for a list, with the picked choices above it. The focus stays in the box. */
export function ListPicker(props: ListPickerProps) {
  const { control, label, name, choices, picked, readOnly, takesFocus, inputRef } = props;
  const { words, list, found, nameOf, written, toggle, open, type, leave, press, onEscape } = useListPicker(props);
  const { id, 'aria-describedby': describedBy } = control;
  const box = useRef<HTMLDivElement>(null);
  const focusInput = (): void => box.current?.querySelector('input')?.focus();

  // Only when it replaces a field that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (takesFocus) focusInput();
  }, []);
  const isEscapeOurs = !readOnly && (list.open || list.text !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEscape` does the same in each render
  useEffect(() => (isEscapeOurs && box.current ? ownEscape(box.current, onEscape) : undefined), [isEscapeOurs]);

  return (
    <>
      {picked.length > 0 ? (
        <ul className="tour-list-picked" aria-label={words.picked(label)}>
          {picked.map((value) => (
            <li key={value}>
              <button
                type="button"
                translate="no"
                aria-label={words.remove(nameOf(value))}
                aria-disabled={readOnly || undefined}
                onClick={() => {
                  if (readOnly) return;
                  // The button disappears.
                  focusInput();
                  toggle(value);
                }}
              >
                {nameOf(value)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="tour-list" ref={box}>
        <input
          {...control}
          aria-describedby={[describedBy, `${id}-hint`].filter(Boolean).join(' ')}
          className="tour-input"
          type="text"
          role="combobox"
          name={name}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={list.open ? `${id}-list` : undefined}
          aria-activedescendant={list.open && list.active >= 0 ? `${id}-${list.active}` : undefined}
          ref={inputRef}
          value={list.text}
          readOnly={readOnly}
          onInput={(event) => type(event.currentTarget.value)}
          onClick={open}
          onKeyDown={press}
          onBlur={leave}
        />
        {list.open ? (
          <ListPopup
            id={id}
            label={label}
            found={found}
            active={list.active}
            picked={picked}
            words={words}
            written={written}
            onPick={(value) => {
              // After a search the popup closes, and what it covered comes under the pointer.
              if (list.text !== '') settle(box.current?.closest('.tour-body'));
              toggle(value);
            }}
          />
        ) : null}
      </div>
      <p className="tour-field-hint" id={`${id}-hint`}>
        {words.hint(choices.length, written(choices.length))}
      </p>
    </>
  );
}
