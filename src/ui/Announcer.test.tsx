import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { Announcer, useAnnounce, useAnnounceProgress } from './Announcer.tsx';

function Speaker({ words }: { readonly words: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(words)}>
      speak
    </button>
  );
}
const page = (words: string) => (
  <Announcer>
    <Speaker words={words} />
  </Announcer>
);
function Sender({ words }: { readonly words: string }) {
  useAnnounceProgress(words);
  return null;
}
const sender = (words: string) => (
  <Announcer>
    <Sender words={words} />
    <Speaker words="Your tour has been moved" />
  </Announcer>
);
const speak = (): boolean => fireEvent.click(screen.getByRole('button'));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('Announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says the same words again as a new node', () => {
    render(page('11 times'));
    expect(liveRegion()).toHaveTextContent(/^$/);
    speak();
    const first = screen.getByText('11 times');
    speak();
    expect(liveRegion()).toHaveTextContent('11 times');
    expect(screen.getByText('11 times')).not.toBe(first);
  });

  it('empties the live region after a moment, so that nobody finds outdated words there', () => {
    render(page('Booking your tour'));
    speak();
    pass(6999);
    expect(liveRegion()).toHaveTextContent('Booking your tour');
    pass(1);
    expect(liveRegion()).toHaveTextContent(/^$/);
  });

  it('gives the last words their full time', () => {
    const { rerender } = render(page('one'));
    speak();
    pass(6900);
    rerender(page('two'));
    speak();
    pass(6900);
    expect(liveRegion()).toHaveTextContent(/^two$/);
    pass(100);
    expect(liveRegion()).toHaveTextContent(/^$/);
  });

  it('announces a call after a second, and no quick call', () => {
    const { rerender } = render(sender('Booking your tour'));
    pass(999);
    rerender(sender(''));
    pass(1000);
    expect(liveRegion()).toHaveTextContent(/^$/);
    rerender(sender('Booking your tour'));
    pass(1000);
    expect(liveRegion()).toHaveTextContent('Booking your tour');
  });

  it('removes the words about a call when the call ends, and no other words', () => {
    const { rerender } = render(sender('Booking your tour'));
    pass(1000);
    rerender(sender(''));
    expect(liveRegion()).toHaveTextContent(/^$/);
    rerender(sender('Moving your tour'));
    pass(1000);
    speak();
    rerender(sender(''));
    expect(liveRegion()).toHaveTextContent(/^Your tour has been moved$/);
  });

  it('leaves no timer behind', () => {
    const { unmount } = render(page('one'));
    speak();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
