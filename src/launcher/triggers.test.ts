import { afterEach, describe, expect, it, vi } from 'vitest';
import { addLauncher, alertToTriggers } from './triggers.ts';

const removers: (() => void)[] = [];
afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  document.body.replaceChildren();
});

/** An element of the page with a launcher. */
function launcher(id: string) {
  const target = document.body.appendChild(document.createElement('div'));
  target.id = id;
  const [open, prepare] = [vi.fn(), vi.fn()];
  const remove = addLauncher({ target, open, prepare });
  removers.push(remove);
  return { target, open, prepare, remove };
}

function trigger(value: string, html = 'Tour'): HTMLElement {
  const element = document.body.appendChild(document.createElement('a'));
  element.setAttribute('data-tour-booking-open', value);
  element.innerHTML = html;
  return element;
}

/** Presses `element`. Returns whether the page may still act on the press. */
const press = (element: Element, init: MouseEventInit = {}): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));

describe('a trigger', () => {
  it('opens the widget where a modal of the page stops its click, unless the page has handled it', () => {
    const { open } = launcher('tour');
    const stopped = trigger('');
    const modal = document.body.appendChild(document.createElement('div'));
    modal.append(stopped);
    modal.addEventListener('click', (event) => event.stopPropagation());
    expect(press(stopped)).toBe(false);
    expect(open.mock.calls).toEqual([[stopped, undefined]]);
    stopped.addEventListener('click', (event) => event.preventDefault());
    press(stopped);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('opens the first widget of the page, or the one with its id', () => {
    const [late, early] = [launcher('late'), launcher('early')];
    document.body.prepend(early.target);
    const first = trigger('');
    expect(press(first)).toBe(false);
    expect(early.open.mock.calls).toEqual([[first, undefined]]);
    press(trigger('late'));
    expect(late.open).toHaveBeenCalledTimes(1);
  });

  it('opens the widget for the home that it names', () => {
    const { open } = launcher('tour');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button data-tour-booking-home="4711">4B</button><a href="#tour=4712">2F</a><a href="#tour">Tour</a>',
    );
    const [first, second, other] = [...document.querySelectorAll<HTMLElement>('button, a')].slice(-3);
    if (!first || !second || !other) throw new Error('the triggers are missing');
    for (const element of [first, second, other]) press(element);
    expect(open.mock.calls).toEqual([
      [first, '4711'],
      [second, '4712'],
    ]);
  });

  it('may hold other elements, and stand in a shadow root', () => {
    const { open } = launcher('tour');
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(trigger('tour', '<b>Tour</b>'));
    press(root.querySelector('b') ?? root.host);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'stays a link where it is pressed with %j',
    (init) => {
      const { open } = launcher('tour');
      expect(press(trigger(''), init)).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('does nothing where the page has handled the press', () => {
    const { open } = launcher('tour');
    const element = trigger('');
    element.addEventListener('click', (event) => event.preventDefault());
    press(element);
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'focusin', 'touchstart'])('prepares the widget at %s', (name) => {
    const { prepare, open } = launcher('tour');
    trigger('').dispatchEvent(new Event(name, { bubbles: true }));
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('stays a link where it opens nothing, and is reported', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    launcher('tour');
    const element = trigger('other');
    expect(press(element)).toBe(true);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('data-tour-booking-open="other"'), element]]);
  });
});

it('reports a press while nothing can be opened yet', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  alertToTriggers();
  press(trigger(''));
  expect(warned).toHaveBeenCalledTimes(1);
  const { remove } = launcher('tour');
  remove();
  press(trigger(''));
  expect(warned).toHaveBeenCalledTimes(1);
});

it('removes the listeners with the last launcher', () => {
  const spies = { add: vi.spyOn(document, 'addEventListener'), remove: vi.spyOn(document, 'removeEventListener') };
  const [one, other] = [launcher('one'), launcher('other')];
  expect(spies.add).toHaveBeenCalledTimes(4);
  one.remove();
  expect(spies.remove).not.toHaveBeenCalled();
  other.remove();
  expect(spies.remove.mock.calls.map(([name, listener]) => [name, listener])).toEqual(
    spies.add.mock.calls.map(([name, listener]) => [name, listener]),
  );
});
