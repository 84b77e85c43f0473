import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';
import { programmedClient } from '../../test/programmedClient.ts';
import { fieldKeys } from '../booking/answers.ts';
import type { FieldSettings } from '../form/fieldModes.ts';
import type { OwnControlProps } from '../form/ownControls.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { screensChunk } from '../screens/PreviewScreens.tsx';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';

const broken = (what: string): never => {
  throw new Error(`${what} is broken`);
};

beforeAll(() => Promise.all([loadChunks(), screensChunk.load()]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a component of the host that throws', () => {
  it("is replaced by the widget's own part, and the booking goes on", async () => {
    const onWarning = vi.fn();
    const components = { Summary: () => broken('Summary'), Confirmation: () => broken('Confirmation') };
    const { user, service } = open([{ components, onWarning }]);
    await user.click(await time('10:15 AM'));
    expect(await screen.findByRole('button', { name: /^Change day/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your details' })).toHaveFocus();
    await fillAndSubmit(user);
    expect(await screen.findByRole('group', { name: /Your tour is booked/ })).toHaveFocus();
    expect(screen.getByText(/10:15/)).toBeVisible();
    expect(service.state().appointments).toHaveLength(1);
    const told = onWarning.mock.calls.flat().filter((text) => text.includes('failed'));
    expect(told).toEqual([
      'tour-booking: components.Summary failed: Error: Summary is broken',
      'tour-booking: components.Confirmation failed: Error: Confirmation is broken',
    ]);
  });

  it('keeps the answer and the focus where it throws while somebody types into it', async () => {
    const onWarning = vi.fn();
    const Notes = ({ id, value, onChange, focusRef }: OwnControlProps<string>) =>
      value === 'ab' ? (
        broken('Notes')
      ) : (
        <input id={id} ref={focusRef} value={value} onChange={(event) => onChange(event.target.value)} />
      );
    const hidden = Object.fromEntries(fieldKeys.map((key) => [key, 'hidden'])) as FieldSettings;
    const fields: FieldSettings = { ...hidden, notes: 'required' };
    const { user } = open([{ components: { controls: { notes: Notes } }, fields, onWarning }]);
    await user.click(await time('10:15 AM'));
    await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
    await user.type(screen.getByRole('textbox', { name: /notes/i }), 'abc');
    const own = screen.getByRole('textbox', { name: /notes/i });
    expect(own.tagName).toBe('TEXTAREA');
    expect(own).toHaveFocus();
    expect(own).toHaveValue('abc');
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
    expect(onWarning.mock.calls.flat().filter((text) => text.includes('failed'))).toEqual([
      'tour-booking: components.controls.notes failed: Error: Notes is broken',
    ]);
  });
});

it.each([
  ['throws', () => broken('a message')],
  ['gives no text', () => undefined as never],
])('a function in messages that %s: the shipped words stand in, and it is named once', async (_, dayTime) => {
  const onWarning = vi.fn();
  const messages = { widget: { dayTime }, screens: { submit: dayTime } };
  const { user } = open([{ messages, onWarning }]);
  await user.click(await time('10:15 AM'));
  expect(await screen.findByRole('button', { name: /^Book .*10:15/ })).toBeVisible();
  for (const name of ['widget.dayTime', 'screens.submit'])
    expect(onWarning.mock.calls.filter(([text]) => text.includes(`messages.${name} failed`))).toHaveLength(1);
});

describe('isolated', () => {
  const client = programmedClient();
  const options: TourBookingOptions = { groupId: 101, client, isolate: true, className: 'place' };
  const inside = () => document.querySelector('.place')?.shadowRoot;
  const withText = (selector: string, text: string) =>
    waitFor(() => {
      const found = [...(inside()?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) =>
        each.textContent?.includes(text),
      );
      if (!found) throw new Error(`no ${selector} with ${text}`);
      return found;
    });

  const page = (mode: 'visible' | 'hidden', shown = true, given = options) =>
    shown ? (
      <Activity mode={mode}>
        <TourBooking {...given} />
      </Activity>
    ) : null;

  it('asks nothing while <Activity> hides it, and goes on when it shows again', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const usual = programmedClient().answers.availability;
    const slow = programmedClient({
      availability: async (time) => {
        await answered;
        return usual(time);
      },
    });
    const given = { ...options, client: slow };
    const { rerender } = render(page('visible', true, given));
    await waitFor(() => expect(slow.days()).toHaveLength(1));
    rerender(page('hidden', true, given));
    await waitFor(() => expect(inside()?.querySelector('.tour')).toBeNull());
    await act(async () => answer());
    // The answer about the first day would lead to the next ones.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(slow.days()).toHaveLength(1);
    rerender(page('visible', true, given));
    await waitFor(() => expect(new Set(slow.days()).size).toBeGreaterThan(1));
  });

  it('keeps the booking while <Activity> hides it', async () => {
    const { rerender } = render(page('visible'));
    (await withText('button', '10:00 AM')).click();
    await withText('h3', 'Your details');
    const field = inside()?.querySelector<HTMLInputElement>('input[autocomplete="given-name"]');
    if (!field) throw new Error('no field');
    await userEvent.type(field, 'Lara');
    rerender(page('hidden'));
    await waitFor(() => expect(inside()?.querySelector('.tour')).toBeNull());
    rerender(page('visible'));
    await withText('h3', 'Your details');
    expect(inside()?.querySelector<HTMLInputElement>('input[autocomplete="given-name"]')?.value).toBe('Lara');
    rerender(page('hidden'));
    await waitFor(() => expect(inside()?.querySelector('.tour')).toBeNull());
    rerender(page('hidden', false));
    expect(document.querySelector('.place')).toBeNull();
  });
});

describe('onCaughtError of the root of the host', () => {
  afterEach(cleanup);
  it.each([true, false])('hears each error once (isolate: %s)', async (isolate) => {
    const heard = vi.fn<(error: unknown) => void>();
    const onWarning = vi.fn();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place, { onCaughtError: heard });
    const once = { isBroken: true };
    // The widget reads it while it renders.
    const messages = {
      get language(): string | undefined {
        return once.isBroken ? broken('language') : undefined;
      },
    };
    await act(async () =>
      root.render(
        <TourBooking
          groupId={101}
          client={programmedClient()}
          isolate={isolate}
          messages={messages}
          onWarning={onWarning}
        />,
      ),
    );
    await waitFor(() => expect(onWarning).toHaveBeenCalled());
    await waitFor(() => expect(heard).toHaveBeenCalled());
    const errors = heard.mock.calls.map(([error]) => error);
    expect(new Set(errors).size).toBe(errors.length);
    expect(onWarning.mock.calls.filter(([text]) => text.includes('is broken'))).toHaveLength(1);
    await act(async () => root.unmount());
    place.remove();
  });

  it('reports a lasting failure of an isolated widget once', async () => {
    const heard = vi.fn<(error: unknown) => void>();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place, { onCaughtError: heard });
    let what = 'one part';
    const messages = {
      get language(): string | undefined {
        return broken(what);
      },
    };
    await act(async () =>
      root.render(
        <TourBooking
          groupId={101}
          client={programmedClient()}
          isolate
          className="isolated"
          messages={messages}
          onWarning={() => undefined}
        />,
      ),
    );
    const again = () =>
      waitFor(() => {
        const button = place.querySelector('.isolated')?.shadowRoot?.querySelector('button');
        if (button?.textContent !== 'Try again') throw new Error('not yet');
        return button;
      });
    (await again()).click();
    await again();
    const said = () => heard.mock.calls.map(([error]) => String(error));
    expect(said()).toEqual(['Error: one part is broken']);
    what = 'another part';
    (await again()).click();
    await waitFor(() => expect(said()).toEqual(['Error: one part is broken', 'Error: another part is broken']));
    await act(async () => root.unmount());
    place.remove();
  });
});
