import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { Announcer } from './Announcer.tsx';
import { useFocusOn, VisitorPresenceContext } from './focus.ts';

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
});
