import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useVisitorPresence, type VisitorPresence } from './focus.ts';

function Widget({ onPresence }: { readonly onPresence: (presence: VisitorPresence) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  onPresence(useVisitorPresence(ref));
  return (
    <div ref={ref}>
      <button type="button">inside</button>
      <p>words</p>
    </div>
  );
}

function show() {
  const seen: VisitorPresence[] = [];
  const { unmount } = render(
    <>
      <Widget onPresence={(presence) => seen.push(presence)} />
      <button type="button">outside</button>
      <p>page</p>
    </>,
  );
  return { present: () => seen.at(-1)?.mayTakeFocus(), unmount, user: userEvent.setup() };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('useVisitorPresence', () => {
  it('is false before the visitor has done anything, though the focus is on the body', () => {
    const { present } = show();
    expect(document.body).toHaveFocus();
    expect(present()).toBe(false);
  });

  it('follows presses', async () => {
    const { present, user } = show();
    await user.click(screen.getByText('words'));
    expect(document.body).toHaveFocus();
    expect(present()).toBe(true);
    await user.click(screen.getByText('page'));
    expect(document.body).toHaveFocus();
    expect(present()).toBe(false);
  });

  it('follows keys and the focus', async () => {
    const { present, user } = show();
    await user.tab();
    expect(button('inside')).toHaveFocus();
    expect(present()).toBe(true);
    await user.tab();
    expect(button('outside')).toHaveFocus();
    expect(present()).toBe(false);
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(present()).toBe(true);
    act(() => button('inside').blur());
    expect(present()).toBe(true);
    await user.keyboard('x');
    expect(present()).toBe(false);
  });

  it('counts a focus from before it watched the page', () => {
    const seen: VisitorPresence[] = [];
    function Quick() {
      const ref = useRef<HTMLDivElement>(null);
      // Runs before the effect that watches, like a press in the first frame.
      useLayoutEffect(() => ref.current?.querySelector('button')?.focus());
      return (
        <div ref={ref}>
          <Widget onPresence={(presence) => seen.push(presence)} />
        </div>
      );
    }
    render(<Quick />);
    expect(button('inside')).toHaveFocus();
    expect(seen.at(-1)?.mayTakeFocus()).toBe(true);
  });

  it('counts a click without a press, as screen readers send it', () => {
    const { present } = show();
    act(() => screen.getByText('words').click());
    expect(present()).toBe(true);
  });

  it('is false while the focus is elsewhere on the page', async () => {
    const { present, user } = show();
    await user.click(screen.getByText('words'));
    // A script of the page moved it, and stopped the event.
    document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    button('outside').focus();
    expect(present()).toBe(false);
  });

  it('leaves no listener behind', () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    const { unmount } = show();
    const ours = added.mock.calls.filter(([type]) => /^(pointerdown|keydown|click|focusin)$/.test(type)).length;
    expect(ours).toBeGreaterThanOrEqual(4);
    const before = removed.mock.calls.length;
    unmount();
    const gone = removed.mock.calls.slice(before).map(([type]) => type);
    expect(gone).toEqual(expect.arrayContaining(['pointerdown', 'keydown', 'click', 'focusin']));
  });
});

describe('useVisitorPresence in a shadow root', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  it('tells what is in the widget from what is beside it', async () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div></div><input>';
    const [place, neighbor] = [shadow.querySelector('div'), shadow.querySelector('input')];
    if (!place || !neighbor) throw new Error('no tree');
    const seen: VisitorPresence[] = [];
    root = createRoot(place);
    act(() => root?.render(<Widget onPresence={(presence) => seen.push(presence)} />));
    const press = (target: Element | null): void =>
      void target?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    press(shadow.querySelector('p'));
    expect(seen.at(-1)?.mayTakeFocus()).toBe(true);
    press(neighbor);
    expect(seen.at(-1)?.mayTakeFocus()).toBe(false);
    press(shadow.querySelector('p'));
    shadow.querySelector('button')?.focus();
    expect(seen.at(-1)?.mayTakeFocus()).toBe(true);
    neighbor.focus();
    expect(seen.at(-1)?.mayTakeFocus()).toBe(false);
  });
});
