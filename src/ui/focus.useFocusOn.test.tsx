import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { Announcer } from './Announcer.tsx';
import { useFocusOn, useFocusOrAnnounce, VisitorPresenceContext } from './focus.ts';

function Screen({ name, quiet = false }: { readonly name: string; readonly quiet?: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useFocusOn(ref, quiet ? null : name);
  return (
    <h3 tabIndex={-1} ref={ref}>
      {name}
    </h3>
  );
}

const page = (name: string, { quiet = false, present = true } = {}) => (
  <VisitorPresenceContext.Provider value={{ mayTakeFocus: () => present }}>
    <Announcer>
      <Screen name={name} quiet={quiet} />
      <button type="button">other</button>
    </Announcer>
  </VisitorPresenceContext.Provider>
);

describe('useFocusOn', () => {
  it('focuses the heading at each new visit, and only then', () => {
    const { rerender } = render(page('Day', { quiet: true }));
    expect(document.body).toHaveFocus();
    rerender(page('Details'));
    expect(screen.getByRole('heading')).toHaveFocus();
    screen.getByRole('button').focus();
    rerender(page('Booked'));
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('reads the words out where the visitor is elsewhere', () => {
    render(page('Details', { present: false }));
    expect(document.body).toHaveFocus();
    expect(liveRegion()).toHaveTextContent('Details');
  });

  it('takes back what was said of the place before', () => {
    const { rerender } = render(page('Details', { present: false }));
    rerender(page('Booked'));
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(/^$/);
  });
});

describe('useFocusOrAnnounce for a box with a heading', () => {
  function Box() {
    const box = useRef<HTMLDivElement>(null);
    const heading = useRef<HTMLHeadingElement>(null);
    const arrive = useFocusOrAnnounce(box, heading);
    useLayoutEffect(arrive, [arrive]);
    return (
      // biome-ignore lint/a11y/useSemanticElements: as the box of a screen
      <div role="group" tabIndex={-1} ref={box}>
        <h3 ref={heading}>Your tour is booked</h3>
        <p>123 First St</p>
      </div>
    );
  }
  const show = (present: boolean) =>
    render(
      <VisitorPresenceContext.Provider value={{ mayTakeFocus: () => present }}>
        <Announcer>
          <Box />
        </Announcer>
      </VisitorPresenceContext.Provider>,
    );

  it('focuses the box, and scrolls the page only as far as the heading', () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    show(true);
    expect(screen.getByRole('group')).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrolled).toEqual([screen.getByRole('heading')]);
    expect(liveRegion().textContent).toBe('');
  });

  it('reads out the heading alone where the visitor is elsewhere', () => {
    show(false);
    expect(document.body).toHaveFocus();
    expect(liveRegion().textContent).toBe('Your tour is booked');
  });
});
