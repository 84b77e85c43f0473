import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { activeElementOf, hasFocusWithin, useFocusOn } from './focus.ts';

function Screen({ name, quiet = false }: { readonly name: string; readonly quiet?: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useFocusOn(ref, quiet ? null : name);
  return (
    <h3 tabIndex={-1} ref={ref}>
      {name}
    </h3>
  );
}

describe('useFocusOn', () => {
  it('focuses the heading at each new arrival, and only then', () => {
    const page = (name: string, quiet = false) => (
      <>
        <Screen name={name} quiet={quiet} />
        <button type="button">other</button>
      </>
    );
    const { rerender } = render(page('Day', true));
    expect(document.body).toHaveFocus();
    rerender(page('Details'));
    expect(screen.getByRole('heading')).toHaveFocus();
    screen.getByRole('button').focus();
    rerender(page('Details'));
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(page('Booked'));
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});

describe('activeElementOf', () => {
  it('sees into the shadow root its node is in', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<section><button>one</button></section><p></p>';
    const [section, button, aside] = ['section', 'button', 'p'].map((name) => root.querySelector<HTMLElement>(name));
    if (!section || !button || !aside) throw new Error('no tree');
    expect(activeElementOf(button)).toBeNull();
    button.focus();
    expect(activeElementOf(section)).toBe(button);
    expect(activeElementOf(host)).toBe(host);
    expect([hasFocusWithin(section), hasFocusWithin(aside)]).toEqual([true, false]);
    expect(activeElementOf(document.createElement('i'))).toBeNull();
    host.remove();
  });
});
