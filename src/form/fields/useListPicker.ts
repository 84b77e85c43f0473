import { type KeyboardEvent, useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { listMessages } from '../../i18n/list.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { listAction } from '../listKeyboard.ts';
import type { ListPickerProps } from '../lists.ts';
import { type Ranked, searchIn } from '../rankChoices.ts';

/** The code of keys that compose a word, as in Japanese. Such a key does nothing in the list. */
const COMPOSING = 229;
const CLOSED = { open: false, text: '', active: -1 };

type Options = Pick<ListPickerProps, 'choices' | 'picked' | 'readOnly' | 'typed' | 'takesFocus' | 'onPick' | 'onBlur'>;

/** A line of text with a list of choices below it: the typed text, the choices that match it, and the picked ones. */
export function useListPicker({ choices, picked, readOnly, typed, takesFocus, onPick, onBlur }: Options) {
  const words = useMessages(listMessages);
  const { locale } = useFormat();
  const announce = useAnnounce();
  const search = useMemo(() => searchIn(choices), [choices]);
  const [list, setList] = useState(() => (takesFocus && typed !== '' ? searched(typed, search(typed)) : CLOSED));
  const found = useMemo(() => search(list.text), [search, list.text]);
  const names = useMemo(() => new Map(choices.map(({ value, label = value }) => [value, label])), [choices]);
  const nameOf = (value: string): string => names.get(value) ?? words.unknown(value);
  const written = (count: number): string => count.toLocaleString(locale);
  const sayFound = ({ count }: Ranked): void =>
    announce(count > 0 ? words.found(count, written(count)) : words.noMatch);
  const isOpen = list.open && !readOnly;

  /** Picks `value`, or takes it away. */
  const toggle = (value: string): void => {
    if (readOnly) return;
    const isPicked = picked.includes(value);
    onPick(isPicked ? picked.filter((other) => other !== value) : [...picked, value]);
    announce(isPicked ? words.removed(nameOf(value)) : words.added(nameOf(value)));
    // After a search, the field is ready for the next one. A visitor who looks through the list goes on from there.
    if (list.text !== '') setList(CLOSED);
  };
  const open = (active = -1): void => setList((now) => ({ ...now, open: true, active }));

  return {
    words,
    list: { ...list, open: isOpen },
    found,
    nameOf,
    written,
    toggle,
    open: () => (readOnly ? undefined : open(list.active)),
    type(text: string): void {
      const next = search(text);
      setList(searched(text, next));
      sayFound(next);
    },
    leave(): void {
      // A half typed text is no answer, and must not look like one.
      setList(CLOSED);
      onBlur();
    },
    /** What Escape does while the list is open or has a text. */
    onEscape: (): void => setList((now) => (now.open ? { ...now, open: false, active: -1 } : CLOSED)),
    press(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, keyCode, repeat } = event;
      if (readOnly || altKey || ctrlKey || metaKey || keyCode === COMPOSING) return;
      const action = listAction(key, { ...list, open: isOpen, count: found.shown.length });
      if (action === undefined) return;
      event.preventDefault();
      // Otherwise a dialog around the field would close, or a shortcut of the page would run.
      event.stopPropagation();
      if (action.do === 'highlight') open(action.at);
      else if (action.do === 'close') setList({ ...list, open: false, active: -1 });
      else if (action.do === 'clear') setList(CLOSED);
      else if (action.do === 'pick') {
        const choice = found.shown[list.active];
        if (choice) toggle(choice.value);
      } else if (action.do === 'removeLast') {
        // A key that is held down deletes the text, and no choice after it.
        const last = picked.at(-1);
        if (last !== undefined && !repeat) toggle(last);
      }
    },
  };
}

/** The list for what is typed: its first choice is highlighted, so that Enter picks it. */
const searched = (text: string, { count }: Ranked) => ({
  open: true,
  text,
  active: text === '' || count === 0 ? -1 : 0,
});
