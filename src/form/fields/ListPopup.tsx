import { useLayoutEffect, useRef, useState } from 'react';
import type { ListMessages } from '../../i18n/list.ts';
import { itemAt } from '../../ui/itemAt.ts';
import type { Ranked } from '../rankChoices.ts';
import { placeBeside } from './placeBeside.ts';

interface ListPopupProps {
  /** Of the line of text it belongs to; its own ids begin with it. */
  readonly id: string;
  readonly label: string;
  readonly found: Ranked;
  /** The place of the highlighted choice; -1 where there is none. */
  readonly active: number;
  readonly picked: readonly string[];
  readonly words: ListMessages;
  /** A number in the visitor's language. */
  readonly written: (count: number) => string;
  readonly onPick: (value: string) => void;
}

/** The choices that match, over what follows the field: below it, or above where more of the widget is there. */
export function ListPopup({ id, label, found, active, picked, words, written, onPick }: ListPopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [{ side, height }, setPlace] = useState(() => placeBeside());

  useLayoutEffect(() => {
    const field = ref.current?.parentElement;
    const shell = field?.closest('.tour-shell');
    // The part of the window that the keyboard of a phone leaves.
    const seen = { top: 0, bottom: window.visualViewport?.height ?? window.innerHeight };
    setPlace(placeBeside(field?.getBoundingClientRect(), shell?.getBoundingClientRect(), seen));
  }, []);
  useLayoutEffect(() => {
    const list = listRef.current;
    const option = list?.children[active];
    // Not `scrollIntoView`, which moves the page as well.
    if (list && option instanceof HTMLElement) keepInView(list, option);
  }, [active]);

  const more = found.count - found.shown.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on it leaves the focus where the visitor types
    <div
      ref={ref}
      className="tour-list-popup"
      data-side={side}
      style={{ maxHeight: `${height}px` }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are that line's */}
      <ul
        ref={listRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        aria-multiselectable="true"
        onClick={(event) => {
          const value = itemAt(event)?.dataset.key;
          if (value !== undefined) onPick(value);
        }}
      >
        {found.shown.map(({ value, label: name = value }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line of text
          <li
            key={value}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
            role="option"
            id={`${id}-${index}`}
            data-key={value}
            data-active={index === active}
            aria-selected={picked.includes(value)}
          >
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {found.count === 0 ? <p>{words.noMatch}</p> : null}
      {more > 0 ? <p>{words.more(more, written(more))}</p> : null}
    </div>
  );
}

function keepInView(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
