import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelContext } from '../../../test/assistantTools.ts';
import { open, time } from '../../../test/openWidget.tsx';
import { local } from '../../../test/programmedClient.ts';
import { withLink } from '../../core/linkTo.ts';
import type { TourBookingOptions } from '../../options/componentOptions.ts';
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
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const assistants = true;
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
const FILLED = 'Filled in by your AI assistant.';
const noticed = () => screen.findByText('Please check the marked answers.');
const isMarked = (name: RegExp) => waitFor(() => expect(field(name)).toHaveAccessibleDescription(FILLED));

describe('the tools', () => {
  it('are there with the option alone, and go with the widget', async () => {
    const { rerender, page, unmount } = open([{}]);
    await time('10:15 AM');
    expect(context.tools.size).toBe(0);
    rerender(page([{ assistants }]));
    await toolsAre(...NAMES);
    rerender(page([{ assistants: false }]));
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

  it.each([
    [
      ['北', '南'],
      ['_101', '_101_2'],
    ],
    [
      ['a b', 'a_b'],
      ['_a_b', '_a_b_2'],
    ],
    [
      ['x', 'x'],
      ['_x', '_x_2'],
    ],
    [
      ['n'.repeat(140), `${'n'.repeat(139)}m`],
      [`_${'n'.repeat(60)}`, `_${'n'.repeat(60)}_2`],
    ],
  ])('have names of their own, and short ones, where the ids are %j', async (ids, ends) => {
    open(ids.map((id) => ({ assistants, id })));
    await toolsAre(...ends.flatMap(named));
    for (const name of context.tools.keys()) expect(name).toMatch(/^[\w.-]{1,128}$/);
  });

  it('come with a model context that comes after the widget', async () => {
    Reflect.deleteProperty(document, 'modelContext');
    const { user } = open([{ assistants }]);
    await time('10:15 AM');
    Object.defineProperty(document, 'modelContext', { value: context, configurable: true });
    expect(context.tools.size).toBe(0);
    await user.click(document.body);
    await toolsAre(...NAMES);
  });

  it.each(['document', 'navigator'] as const)(
    'are missing, and nothing else, where %s.modelContext throws',
    async (where) => {
      Reflect.deleteProperty(document, 'modelContext');
      const owner = { document, navigator }[where];
      const broken = () => {
        throw new DOMException('not here', 'SecurityError');
      };
      Object.defineProperty(owner, 'modelContext', { get: broken, configurable: true });
      try {
        const { user } = open([{ assistants }]);
        await user.click(await time('10:15 AM'));
        expect(await screen.findByRole('textbox', { name: /^First name/ })).toBeVisible();
      } finally {
        Reflect.deleteProperty(owner, 'modelContext');
      }
    },
  );

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
  it('shows at once, and is marked until the visitor changes the answer', async () => {
    const { user } = await openForm();
    expect(field(/^First name/)).not.toHaveAccessibleDescription();
    const answer = await context.call('tour_answers', { answers: { first_name: 'Lara', notes: 'Ground\r\nfloor' } });
    expect(answer.filled).toEqual([
      { field: 'first_name', value: 'Lara' },
      { field: 'notes', value: 'Ground\nfloor' },
    ]);
    expect(await noticed()).toBeVisible();
    expect(field(/^First name/)).toHaveValue('Lara');
    await isMarked(/^First name/);
    expect(field(/^Notes/)).toHaveValue('Ground\nfloor');
    expect(field(/^Notes/)).toBeVisible();
    await user.type(field(/^Last name/), 'Smith');
    await isMarked(/^First name/);
    expect(field(/^Last name/)).not.toHaveAccessibleDescription();
    await user.type(field(/^First name/), '!');
    expect(field(/^First name/)).toHaveValue('Lara!');
    await waitFor(() => expect(field(/^First name/)).not.toHaveAccessibleDescription());
    await isMarked(/^Notes/);
    await user.clear(field(/^Notes/));
    await waitFor(() => expect(screen.queryByText(FILLED)).toBeNull());
  });

  it('stays after a reload, with its marks', async () => {
    const { unmount, user } = await openForm();
    await context.call('tour_answers', { answers: { first_name: 'Lara', last_name: 'Smith' } });
    await isMarked(/^Last name/);
    await user.type(field(/^Last name/), 'son');
    unmount();
    Reflect.deleteProperty(document, 'modelContext');
    open([{ assistants }]);
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
    expect(field(/^Last name/)).toHaveValue('Smithson');
    expect(await noticed()).toBeVisible();
    await isMarked(/^First name/);
    expect(field(/^Last name/)).not.toHaveAccessibleDescription();
  });

  it('gives the message of the field, which shows there', async () => {
    await openForm();
    const { filled } = await context.call('tour_answers', { answers: { email: 'lara' } });
    const problem = expect.stringContaining('name@example.com');
    expect(filled).toEqual([{ field: 'email', value: 'lara', problem }]);
    await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(problem));
    expect(field(/^Email/)).toHaveValue('lara');
    const again = await context.call('tour_answers', { answers: { email: 'lara@example.com' } });
    expect(again.filled).toEqual([{ field: 'email', value: 'lara@example.com' }]);
  });

  it.each(['12/31/2026', '2027-02-30'])('does not say that a day was filled in that is none: %s', async (day) => {
    await openForm();
    const date = () => document.querySelector('[name="move_in_date"]');
    await context.call('tour_answers', { answers: { move_in_date: '2027-01-15', price_floor: '2000' } });
    await waitFor(() => expect(date()).toHaveValue('2027-01-15'));
    expect(document.querySelector('[name="price_floor"]')).toHaveValue('2,000');
    const { filled } = await context.call('tour_answers', { answers: { move_in_date: day } });
    const refused = `The field cannot hold "${day}". Give a day such as 2026-12-05.`;
    expect(filled).toEqual([{ field: 'move_in_date', refused }]);
    expect(date()).toHaveValue('2027-01-15');
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
    await openForm({ prefill: { first_name: 'Ana' }, lockedFields: ['first_name'] });
    const answers = { first_name: 'Lara', phone: '(555) 777-5555', sms_opted_in: true };
    const { filled } = await context.call('tour_answers', { answers });
    expect(filled).toEqual([
      { field: 'first_name', refused: 'This cannot be changed.' },
      { field: 'phone', value: '(555) 777-5555' },
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
  const goTo = (fragment: string): void => history.replaceState(null, '', `/tours?unit=4b#${fragment}`);
  const linkTo = (time: string, answers: Readonly<Record<string, unknown>> = {}): void =>
    goTo(new URL(withLink('https://a.example/', { kind: 'at', group: 101, time: local(time), answers })).hash.slice(1));

  it('opens the form at its time, filled in, and leaves the address', async () => {
    linkTo(FIRST, { first_name: 'Åsa', sms_opted_in: true, pets: ['dog'], nobody: 'x', move_in_date: '2027-02-30' });
    const told = vi.fn();
    const { user } = open([{ assistants, onRequested: told, onBooked: told }]);
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Åsa');
    expect(screen.getByRole('checkbox', { name: /text/i })).not.toBeChecked();
    expect(await noticed()).toBeVisible();
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
    expect(location.pathname + location.search + location.hash).toBe('/tours?unit=4b');
    await user.type(field(/^Last name/), 'Smith');
    await user.type(field(/^Email/), 'lara@example.com');
    await user.type(field(/^Phone/), '5557775555');
    await user.click(screen.getByRole('button', { name: /^Book / }));
    await screen.findByRole('heading', { name: /Your tour is booked/ });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ assistant: 'link' }));
  });

  it('shows the other times where its own is gone', async () => {
    linkTo('2026-12-01T23:00:00');
    open([{ assistants }]);
    expect(await screen.findByText(/11:00 PM.*(taken|free|available)|(taken|free|available).*11:00 PM/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^First name/ })).toBeNull();
  });

  it('is said without the option, and opens nothing', async () => {
    linkTo(FIRST);
    const onWarning = vi.fn();
    open([{ onWarning }]);
    const notice = await screen.findByRole('group', { name: /^This link isn’t for the tours on this page/ });
    expect(notice).toBeVisible();
    expect(onWarning.mock.calls).toEqual([[expect.stringContaining('a link is for a group or an option')]]);
    expect(location.hash).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['next', FIRST.slice(0, 16)])('may be written by hand: %s', async (at) => {
    goTo(`tour-at=${at}`);
    open([{ assistants }]);
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('');
    expect(screen.queryByText(FILLED)).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('tour-booking link')).toBeNull());
    expect(location.hash).toBe('');
  });
});
