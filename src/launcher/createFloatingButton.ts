import type { Corner } from '../options/placement.ts';
import sheet from '../theme/launcher.css?inline';
import { sharedSheet } from '../theme/stylesheet.ts';
import tokens from '../theme/tokens.css?inline';

/** The style of the button on the page, with the tokens, because the button shows before the widget. */
export const launcherSheet = sharedSheet(tokens, sheet);

/** The text and the corner of the button. */
export interface FloatingButtonView {
  readonly label: string;
  /** A second line: the next free time. */
  readonly next: string | undefined;
  readonly corner: Corner;
}

export interface FloatingButtonElement {
  readonly element: HTMLButtonElement;
  readonly show: (view: FloatingButtonView) => void;
  readonly remove: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** A leaf of a calendar. */
const ICON =
  'M5.5 4h9A2.5 2.5 0 0 1 17 6.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4zM3 8.5h14M7 2.5v3M13 2.5v3';

/**
 * Puts the button of the launcher into `place`. It is made without React, because in the script tag it shows before React loads.
 * React uses the same button. It moves aside while it would cover the focused element of the page.
 */
export function createFloatingButton(
  place: Element,
  onPress: (button: HTMLButtonElement) => void,
): FloatingButtonElement {
  const page = place.ownerDocument;
  const element = page.createElement('button');
  element.type = 'button';
  element.className = 'tour-open';
  element.setAttribute('aria-haspopup', 'dialog');
  const [label, next] = ['label', 'next'].map((name) => {
    const line = page.createElement('span');
    line.className = `tour-open-${name}`;
    return line;
  });
  element.addEventListener('click', () => onPress(element));

  const makeRoom = (event: Event): void => {
    const [focused] = event.composedPath();
    if (focused instanceof Element && focused !== element)
      element.toggleAttribute('data-away', isBelow(focused, element));
  };
  page.addEventListener('focusin', makeRoom);
  place.append(element);
  return {
    element,
    show(view) {
      element.dataset.corner = view.corner;
      if (label) label.textContent = view.label;
      if (next) next.textContent = view.next ?? '';
      element.replaceChildren(iconOf(page), ...[label, view.next ? next : undefined].flatMap((line) => line ?? []));
    },
    remove() {
      page.removeEventListener('focusin', makeRoom);
      element.remove();
    },
  };
}

/** Whether `button` in its corner covers a part of `other`. Offsets leave out the transform that moves the button aside. */
function isBelow(other: Element, button: HTMLElement): boolean {
  const { top, bottom, left, right } = other.getBoundingClientRect();
  const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = button;
  return bottom > offsetTop && top < offsetTop + offsetHeight && right > offsetLeft && left < offsetLeft + offsetWidth;
}

function iconOf(page: Document): SVGElement {
  const icon = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON);
  const attributes = { width: '20', height: '20', viewBox: '0 0 20 20', fill: 'none', stroke: 'currentColor' };
  for (const [name, value] of Object.entries({ ...attributes, 'aria-hidden': 'true', focusable: 'false' }))
    icon.setAttribute(name, value);
  icon.append(path);
  return icon;
}
