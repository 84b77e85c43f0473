import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { type Part, WidgetOfParts as Widget } from '../../test/WidgetOfParts.tsx';

const page = (part: Part) => (
  <>
    <Widget part={part} />
    <button type="button">outside</button>
    <p>page</p>
  </>
);

async function show(part: Part) {
  const { rerender, unmount } = render(page(part));
  return {
    user: userEvent.setup(),
    unmount,
    /** Shows another part, and lets the browser tell of what was removed. */
    async change(next: Part) {
      rerender(page(next));
      await Promise.resolve();
    },
  };
}

const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('useKeptFocus', () => {
  it('moves the focus to the heading when times replace its button', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    await change('times');
    expect(heading('Saturday')).toHaveFocus();
  });

  it('moves the focus from a time that is past or taken to the heading of the remaining times', async () => {
    const { user, change } = await show('times');
    await user.click(button('9:00 AM'));
    await change('fewer times');
    expect(heading('Saturday')).toHaveFocus();
  });

  it('moves the focus also from a time that had it before the hook began', async () => {
    const { rerender } = render(<Widget part="times" kept={false} />);
    await userEvent.click(button('9:00 AM'));
    rerender(<Widget part="times" />);
    rerender(<Widget part="fewer times" />);
    await Promise.resolve();
    expect(heading('Saturday')).toHaveFocus();
  });

  it('moves the focus from removed chips to the first heading around them that can hold it', async () => {
    const { user, change } = await show('chips');
    await user.click(button('Today 9:00 AM'));
    await change('nothing');
    expect(heading('Choose a day and a time')).toHaveFocus();
  });

  it('does not scroll the page', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    focus.mockClear();
    await change('times');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('works again for the next removal', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    await change('times');
    await user.click(button('9:00 AM'));
    await change('failed');
    expect(heading('Choose a day and a time')).toHaveFocus();
  });

  it('leaves a visitor alone who is elsewhere on the page', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    await user.click(button('outside'));
    await change('times');
    expect(button('outside')).toHaveFocus();
  });

  it('leaves a visitor alone who pressed on the empty page', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    await user.click(screen.getByText('page'));
    await change('times');
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus on the body when it was there before, after a press on plain words', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    await user.click(screen.getByText('words'));
    expect(document.body).toHaveFocus();
    await change('times');
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus where something else has put it', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    // As in a window that is not in front: the focus moves without an event.
    document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    const changed = change('times');
    button('9:15 AM').focus();
    await changed;
    expect(button('9:15 AM')).toHaveFocus();
  });

  it('leaves the focus alone after a press on the page, even one that moved no focus', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    fireEvent.pointerDown(screen.getByText('page'));
    await change('times');
    expect(document.body).toHaveFocus();
    // Back at the widget: what was lost before stays lost.
    await user.click(screen.getByText('words'));
    await change('failed');
    expect(document.body).toHaveFocus();
  });

  it('follows a focus that stays while something else is removed', async () => {
    const { user, change } = await show('times');
    await user.click(button('9:15 AM'));
    await change('fewer times');
    expect(button('9:15 AM')).toHaveFocus();
    await change('failed');
    expect(heading('Choose a day and a time')).toHaveFocus();
  });

  it('keeps the focus also where a browser sends focusout for an element that is being removed', async () => {
    const { user } = await show('times');
    const field = heading('Saturday').parentElement?.appendChild(document.createElement('input'));
    if (!field) throw new Error('no times');
    await user.click(field);
    field.blur();
    field.remove();
    await Promise.resolve();
    expect(heading('Saturday')).toHaveFocus();
  });

  it('keeps the focus when the visitor leaves the window and comes back', async () => {
    const { user, change } = await show('failed');
    await user.click(button('Try again'));
    button('Try again').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
    await change('times');
    expect(heading('Saturday')).toHaveFocus();
  });

  it('leaves nothing behind', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const { unmount } = await show('failed');
    disconnect.mockClear();
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });

  it('works in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const place = shadow.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const shown = (part: Part) => act(async () => root.render(<Widget part={part} />));
    await shown('failed');
    const retry = shadow.querySelector('button');
    retry?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    retry?.focus();
    expect(shadow.activeElement).toBe(retry);
    await shown('times');
    expect(shadow.activeElement?.textContent).toBe('Saturday');
    await act(async () => root.unmount());
    host.remove();
  });
});
