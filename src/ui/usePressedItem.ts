import { useRef } from 'react';
import { itemAt, type PlaceEvent } from './itemAt.ts';

/** A click of an element around items, with its place in the window. */
export interface ClickEvent extends PlaceEvent {
  readonly clientX: number;
  readonly clientY: number;
}

/** The item that is clicked, for the element around the items. */
export interface PressedItem {
  readonly onPointerDown: (event: PlaceEvent) => void;
  /** The item of a click. Undefined if it is none. */
  readonly clicked: (event: ClickEvent) => HTMLElement | undefined;
}

/**
 * A browser gives the click of a press to what is around the places where the pointer went down and up. If items appear in that
 * instant, this can be the element around them. Such a click counts for the item that was pressed, if that is still there and
 * under the pointer.
 */
export function usePressedItem(): PressedItem {
  const pressed = useRef<HTMLElement>(undefined);
  return {
    onPointerDown(event) {
      pressed.current = itemAt(event);
    },
    clicked(event) {
      const item = pressed.current;
      pressed.current = undefined;
      return itemAt(event) ?? (item?.isConnected && isUnder(item, event) ? item : undefined);
    },
  };
}

function isUnder(item: HTMLElement, { clientX, clientY }: ClickEvent): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
