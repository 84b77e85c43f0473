import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer, free, offline, service, settle, withHeldChunk } from '../../test/heldChunk.tsx';

/** Adds a trigger to the page. */
function trigger(): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', '<button data-tour-booking-open>Tour</button>');
  return screen.getByRole('button', { name: 'Tour' });
}
afterEach(() => document.body.replaceChildren());

describe('for a widget over the page, the core loads', () => {
  it('when a trigger is pointed at', async () => {
    const asked = answer(service);
    const { widget, loading } = await withHeldChunk();
    render(widget({ mode: 'dialog' }));
    const pressed = trigger();
    await settle();
    expect(loading).not.toHaveBeenCalled();
    await userEvent.hover(pressed);
    expect(loading).toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('once the button shows the next free time, and not by itself where data is saved', async () => {
    const asked = answer(service);
    const { widget, loading } = await withHeldChunk();
    const connection = { saveData: true };
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const view = render(widget({ mode: 'button' }));
    // Longer than the wait that stands in for idle time in a browser without an idle callback.
    await settle(300);
    expect(asked).toEqual([]);
    expect(loading).not.toHaveBeenCalled();
    connection.saveData = false;
    view.unmount();
    render(widget({ mode: 'button' }));
    expect(await screen.findByRole('button', { name: /Next: today · 10:00/ })).toBeVisible();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(loading).toHaveBeenCalledTimes(1));
  });
});

describe('the core cannot be loaded', () => {
  it('the integrator is told once; the times stay, and a press shows the contact', async () => {
    answer(service);
    const onWarning = vi.fn();
    const { widget, fail } = await withHeldChunk();
    render(widget({ onWarning, contactPhone: '555' }));
    const time = await free();
    await fail();
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failed to load'));
    expect(time).toBeVisible();
    await userEvent.click(time);
    await settle();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Online booking isn’t available right now' })).toHaveFocus();
    expect(onWarning).toHaveBeenCalledTimes(1);
  });

  it('the contact shows once the words of the language have loaded, also with messages of the host', async () => {
    answer(offline);
    vi.doMock('../i18n/locales/es/preview.ts', () => new Promise((done) => setTimeout(done, 500, { previewEs: {} })));
    const { widget, fail } = await withHeldChunk();
    render(widget({ locale: 'es', messages: { widget: { title: 'Venga a vernos' } }, contactPhone: '555' }));
    await fail();
    const waiting = () => document.querySelector('[data-loading]');
    expect(waiting()).not.toBeNull();
    await waitFor(() => expect(waiting()).toBeNull());
    expect(screen.getByRole('link', { name: /555/ })).toBeVisible();
    vi.doUnmock('../i18n/locales/es/preview.ts');
  });
});

it('the skeleton shows while the words are loading', async () => {
  answer(service);
  vi.doMock('../i18n/locales/es/preview.ts', async (original) => {
    await new Promise((done) => setTimeout(done, 300));
    return original();
  });
  const { widget } = await withHeldChunk();
  render(widget({ locale: 'es' }));
  await settle(150);
  expect(document.querySelector('[data-loading] .tour-skeleton')).not.toBeNull();
  expect(await free('10:00 a.m.')).toBeVisible();
  expect(document.querySelector('.tour-skeleton')).toBeNull();
  vi.doUnmock('../i18n/locales/es/preview.ts');
});

it('a time that was pressed before the core was there leads to a form without a word of English', async () => {
  answer(service);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('../i18n/locales/es/details.ts', async (original) => {
    await arrived;
    return original();
  });
  onTestFinished(() => {
    arrive();
    vi.doUnmock('../i18n/locales/es/details.ts');
  });
  const { widget, release } = await withHeldChunk();
  const { screensChunk } = await import('../screens/PreviewScreens.tsx');
  render(widget({ locale: 'es' }));
  const time = await free('10:00 a.m.');
  await userEvent.click(time);
  await waitFor(() => expect(screensChunk.getState().status).toBe('ready'));
  await release();
  await settle(100);
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
  expect(time).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toBeVisible();
});

describe('the launcher is late', () => {
  it('loads nothing of the launcher for a widget in its place', async () => {
    answer(service);
    const { widget, loading } = await withHeldChunk('launcherChunk');
    render(widget());
    await free();
    expect(loading).not.toHaveBeenCalled();
  });

  it('a press waits for it, and gets the focus back', async () => {
    answer(service);
    const { widget, release } = await withHeldChunk('launcherChunk');
    render(widget({ mode: 'dialog' }));
    const pressed = trigger();
    await userEvent.click(pressed);
    expect(screen.queryByRole('dialog')).toBeNull();
    await release();
    expect(screen.getByRole('dialog', { name: 'Book a tour' })).toBeVisible();
    await free();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pressed).toHaveFocus();
  });

  it('shows the widget in its place at a press when it fails to load', async () => {
    answer(service);
    const onWarning = vi.fn();
    const { widget, fail } = await withHeldChunk('launcherChunk');
    render(widget({ mode: 'dialog', onWarning }));
    await fail();
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failed to load'));
    expect(screen.queryByRole('region')).toBeNull();
    const pressed = trigger();
    await userEvent.click(pressed);
    const time = await free();
    expect(document.activeElement).toContainElement(time);
    expect(screen.queryByRole('dialog')).toBeNull();
    // A second press on the trigger leads to the widget again.
    await userEvent.click(pressed);
    expect(document.activeElement).toContainElement(time);
    expect(await free()).toBe(time);
    expect(onWarning).toHaveBeenCalledTimes(1);
  });

  it('shows the widget in its place, without the focus, when its button fails to load', async () => {
    answer(service);
    const { widget, fail } = await withHeldChunk('launcherChunk');
    render(widget({ mode: 'button', onWarning: () => undefined }));
    expect(screen.queryByRole('region')).toBeNull();
    await fail();
    expect(await free()).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
