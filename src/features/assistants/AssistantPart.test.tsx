import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelContext } from '../../../test/assistantTools.ts';
import { open, time } from '../../../test/openWidget.tsx';
import type { TourBookingOptions } from '../../options/options.ts';
import { screensChunk } from '../../screens/PreviewScreens.tsx';

const FIRST = '2026-12-01T10:15:00';
let context = createModelContext();
beforeAll(() => screensChunk.load());
beforeEach(() => {
  context = createModelContext();
  Object.defineProperty(document, 'modelContext', { value: context, configurable: true });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
  history.replaceState(null, '', '/');
});

const assistants = 'on';
const toolsAre = (...names: string[]) => waitFor(() => expect([...context.tools.keys()].sort()).toEqual(names.sort()));
const NAMES = ['tour_free_times', 'tour_choose', 'tour_answers', 'tour_state'];
const named = (end: string): string[] => NAMES.map((name) => name + end);

async function openForm(options: Partial<TourBookingOptions> = {}, listings = 0) {
  const page = open([{ assistants, ...options }], false, listings);
  await toolsAre(...NAMES);
  await time('10:15 AM');
  await context.call('tour_choose', { time: FIRST });
  await screen.findByRole('textbox', { name: /^First name/ });
  return page;
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const FILLED = 'Filled in by your assistant. Please check.';

describe('the tools', () => {
  it('are there with the option alone, and go with the widget', async () => {
    const { rerender, page, unmount } = open([{}]);
    await time('10:15 AM');
    expect(context.tools.size).toBe(0);
    rerender(page([{ assistants }]));
    await toolsAre(...NAMES);
    rerender(page([{ assistants: 'off' }]));
    await toolsAre();
    rerender(page([{ assistants }]));
    await toolsAre(...NAMES);
    unmount();
    expect(context.tools.size).toBe(0);
  });

  it('are named by the elements where there are several widgets', async () => {
    const { rerender, page } = open([
      { assistants, id: 'one' },
      { assistants, groupId: 106 },
    ]);
    await toolsAre(...named('_one'), ...named('_106'));
    rerender(page([{ assistants, id: 'one' }]));
    await toolsAre(...NAMES);
  });

  it('say that they neither book nor consent, and mark what holds text of the property', async () => {
    await openForm();
    for (const { description } of context.tools.values())
      expect(description).toContain('books nothing and gives no consent');
    const hints = [...context.tools.values()].map(({ name, annotations }) => [name, annotations]);
    expect(Object.fromEntries(hints)).toEqual({
      tour_free_times: { readOnlyHint: true },
      tour_choose: { untrustedContentHint: true },
      tour_answers: { untrustedContentHint: true },
      tour_state: { readOnlyHint: true },
    });
  });

  it('tell the integrator where the page has taken their names', async () => {
    const onWarning = vi.fn();
    const rival = {
      name: 'tour_state',
      title: '',
      description: '',
      inputSchema: {},
      annotations: {},
      execute: async () => '',
    };
    await context.registerTool(rival, new AbortController());
    open([{ assistants, onWarning }]);
    await waitFor(() => expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('Duplicate tool name')));
  });
});

describe('filling in', () => {
  it('types, and tells the visitor until they change an answer', async () => {
    const { user } = await openForm();
    expect(screen.queryByText(FILLED)).toBeNull();
    const answer = await context.call('tour_answers', { answers: { first_name: 'Lara', notes: 'Ground floor' } });
    expect(answer.filled).toEqual([{ field: 'first_name' }, { field: 'notes' }]);
    expect(field(/^First name/)).toHaveValue('Lara');
    expect(screen.getAllByText(FILLED)[0]).toBeVisible();
    await context.call('tour_answers', { answers: { last_name: 'Smith' } });
    expect(screen.getAllByText(FILLED)[0]).toBeVisible();
    // A key of the visitor is trusted, which an event of a test is not.
    await user.type(field(/^Last name/), '!');
    expect(field(/^Last name/)).toHaveValue('Smith!');
  });

  it('gives the message of the field, and keeps what was typed', async () => {
    await openForm();
    const { filled } = await context.call('tour_answers', { answers: { email: 'lara' } });
    expect(filled).toEqual([{ field: 'email', problem: expect.stringContaining('name@example.com') }]);
    expect(field(/^Email/)).toHaveValue('lara');
    const again = await context.call('tour_answers', { answers: { email: 'lara@example.com' } });
    expect(again.filled).toEqual([{ field: 'email' }]);
  });

  it('says what the form asks', async () => {
    await openForm();
    const { asked } = await context.call('tour_answers');
    expect(asked).toContainEqual({ field: 'first_name', label: 'First name', required: true });
    expect(asked).toContainEqual({
      field: 'sms_opted_in',
      label: expect.stringMatching(/text/i),
      required: false,
      visitorOnly: true,
    });
  });

  it('never ticks a consent, and never changes a locked field', async () => {
    await openForm({ prefill: { first_name: 'Ana' }, lock: 'first_name' });
    const answers = { first_name: 'Lara', phone: '(555) 777-5555', sms_opted_in: true };
    const { filled } = await context.call('tour_answers', { answers });
    expect(filled).toEqual([
      { field: 'first_name', refused: 'This cannot be changed.' },
      { field: 'phone' },
      { field: 'sms_opted_in', refused: 'Only the visitor can answer this.' },
    ]);
    expect(field(/^First name/)).toHaveValue('Ana');
    expect(screen.getByRole('checkbox', { name: /text/i })).not.toBeChecked();
  });

  it.each([
    ['a field that is not asked', { broker_company: 'x' }],
    ['a field that does not exist', { constructor: 'x', __proto__: 'x', toString: 'x' }],
    ['no text', { first_name: { a: 1 } }],
    ['a number', { last_name: 7 }],
    ['a long text', { first_name: 'x'.repeat(3_000) }],
  ])('refuses %s', async (_, answers) => {
    await openForm();
    const { filled } = await context.call('tour_answers', { answers });
    for (const one of Array.isArray(filled) ? filled : [{}]) expect(one).toHaveProperty('refused');
    expect(field(/^First name/)).toHaveValue('');
    expect(screen.queryByText(FILLED)).toBeNull();
  });

  it.each([{ answers: [] }, { answers: 'x' }, { answers: 5 }])('refuses %j', async (input) => {
    await openForm();
    expect(await context.call('tour_answers', input)).toEqual({
      refused: 'Give `answers` as an object.',
      isError: true,
    });
  });

  it('is refused while no form is open', async () => {
    open([{ assistants }]);
    await toolsAre(...NAMES);
    await time('10:15 AM');
    expect((await context.call('tour_answers', { answers: { first_name: 'x' } })).refused).toContain('not open');
  });
});

describe('a link of an assistant', () => {
  const linkTo = (fragment: string): void => history.replaceState(null, '', `/tours?unit=4b#tour-at=${fragment}`);
  const answersOf = (answers: object): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(answers))))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');

  it('opens the form at its time, filled in, and leaves the address', async () => {
    linkTo(`${FIRST};answers=${answersOf({ first_name: 'Åsa', sms_opted_in: true, pets: ['dog'], nobody: 'x' })}`);
    const told = vi.fn();
    const { user } = open([{ assistants, onRequested: told, onBooked: told }]);
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Åsa');
    expect(screen.getByRole('checkbox', { name: /text/i })).not.toBeChecked();
    expect(screen.getAllByText(FILLED)[0]).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe('/tours?unit=4b');
    await user.type(field(/^Last name/), 'Smith');
    await user.type(field(/^Email/), 'lara@example.com');
    await user.type(field(/^Phone/), '5557775555');
    await user.click(screen.getByRole('button', { name: /^Book / }));
    await screen.findByRole('heading', { name: /Your tour is booked/ });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ assistant: 'link' }));
  });

  it('shows the other times where its own is gone', async () => {
    linkTo('2026-12-01T03:00:00');
    open([{ assistants }]);
    expect(await screen.findByText(/3:00 AM.*(taken|free|available)|(taken|free|available).*3:00 AM/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^First name/ })).toBeNull();
  });

  it('does nothing without the option', async () => {
    linkTo(FIRST);
    open([{}]);
    await time('10:15 AM');
    expect(location.hash).toBe(`#tour-at=${FIRST}`);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['next', `${FIRST};answers=xyz`, `${FIRST};answers=${answersOf([])}`])(
    'may hold little: %s',
    async (fragment) => {
      linkTo(fragment);
      open([{ assistants }]);
      if (fragment === 'next') await time('10:15 AM');
      else expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('');
      expect(screen.queryByText(FILLED)).toBeNull();
      await waitFor(() => expect(location.hash).toBe(''));
    },
  );
});
