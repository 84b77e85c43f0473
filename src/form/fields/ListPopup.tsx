import { useLayoutEffect, useRef, useState } from 'react';
import type { ListMessages } from '../../i18n/list.ts';
import { itemAt } from '../../ui/itemAt.ts';
import type { Ranked } from '../rankChoices.ts';

interface ListPopupProps {
  /** The id of the line of text that the popup belongs to. The ids in the popup begin with it. */
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

/** The choices that match, in a popup below the field, or above it where there is more room. */
export function ListPopup({ id, label, found, active, picked, words, written, onPick }: ListPopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [{ side, height }, setPlace] = useState(() => placeBeside());

  useLayoutEffect(() => {
    const field = ref.current?.parentElement;
    const shell = field?.closest('.tour-shell');
    // The part of the window that the keyboard of a phone does not cover.
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
      // A script of the page that scrolls by itself would turn the page in place of the list.
      onWheel={(event) => event.stopPropagation()}
      onTouchMove={(event) => event.stopPropagation()}
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
            <bdi translate="no">{name}</bdi>
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

/** The greatest height of a list, in pixels: five and a half rows and the line below them. */
const MOST = 280;
/** The least height: three rows. With less room it is better to scroll the page. */
const LEAST = 132;
/** The space between the list and an edge, in pixels. */
const GAP = 8;

/** The ends of a box, in pixels from the top of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Where a list stands, and how high it may be. */
export interface Place {
  readonly side: 'below' | 'above';
  readonly height: number;
}

/**
 * Below `field` if the list has room there, otherwise on the side with more room. `frame` cuts off what lies outside of it.
 * `seen`: the part of the page that the visitor sees. Below as well if nothing can be measured.
 * @internal
 */
export function placeBeside(field?: Box, frame?: Box, seen?: Box): Place {
  if (!field || !frame) return { side: 'below', height: MOST };
  const top = Math.max(frame.top, seen?.top ?? frame.top);
  const bottom = Math.min(frame.bottom, seen?.bottom ?? frame.bottom);
  const inSight = placeWithin(field, { top, bottom });
  return inSight.height <= LEAST ? placeWithin(field, frame) : inSight;
}

function placeWithin(field: Box, frame: Box): Place {
  const below = frame.bottom - field.bottom - GAP;
  const above = field.top - frame.top - GAP;
  const side = below >= MOST || below >= above ? 'below' : 'above';
  // At least three rows, because a frame may have no height yet.
  return { side, height: Math.max(LEAST, Math.min(MOST, side === 'below' ? below : above)) };
}
