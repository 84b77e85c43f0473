import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ALL_KEYS, configuration } from '../../.storybook/model.ts';
import { loadChunks } from '../../test/loadChunks.ts';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { renderedComponents } from '../../test/renderedComponents.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { OwnControlProps } from '../form/ownControls.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';

// The announcer clears its words seconds later, perhaps during a key stroke, which would count as one more render.
vi.mock('../ui/Announcer.tsx', () => {
  const announce = (): void => undefined;
  const Announcer = ({ children }: { readonly children: ReactNode }) => children;
  return { Announcer, useAnnounce: () => announce, useAnnounceProgress: announce };
});

beforeAll(loadChunks);

/** What React may render at one key stroke: the field that changed, what depends on it, and the way from the booking to the form. */
const MOST = 12;

/** A form with every question, in four parts, whose hidden fields a browser could fill in as well. */
async function openForm(options: Partial<TourBookingOptions> = {}, mode = 20) {
  const client = programmedClient({
    configuration: async () => ({ active: true, configuration: configuration(mode, ALL_KEYS) }),
  });
  // This environment stands still, so that nothing but the key renders.
  const environment = steppedEnvironment(START);
  const user = userEvent.setup();
  let commits = 0;
  const count = (): void => {
    commits += 1;
  };
  const { container } = render(
    <Profiler id="widget" onRender={count}>
      <EnvironmentContext.Provider value={environment}>
        <TourBooking groupId={101} client={client} {...options} />
      </EnvironmentContext.Provider>
    </Profiler>,
  );
  const time = await screen.findByRole('button', { name: '10:00 AM' });
  await user.click(options.leads === true ? screen.getByRole('button', { name: 'Leave your contact info' }) : time);
  await screen.findByRole('textbox', { name: 'First name' });
  await act(() => environment.settle());
  const field = (name: string): HTMLElement => {
    const found = container.querySelector(`[name="${name}"]`);
    if (!(found instanceof HTMLElement)) throw new Error(`no field ${name}`);
    return found;
  };
  /** Presses keys. Each may render at most `MOST` components, in one commit. Gives the names of those that the last key rendered. */
  const press = async (keys: readonly string[]): Promise<readonly string[]> => {
    let rendered: readonly string[] = [];
    for (const key of keys) {
      const before = commits;
      await user.keyboard(key);
      expect(commits - before, `commits of ${key}`).toBe(1);
      rendered = renderedComponents(container);
      expect(rendered.length, rendered.join(' ')).toBeLessThanOrEqual(MOST);
    }
    return rendered;
  };
  const send = async (): Promise<void> => user.click(container.querySelector('[type=submit]') ?? container);
  const focus = (name: string) => act(async () => field(name).focus());
  return { user, container, field, focus, press, send };
}

it('finds each component that was rendered, and no other', async () => {
  const { send, container } = await openForm({}, 30);
  await send();
  // Every question of the form renders, as the message of a part may be at each.
  expect(renderedComponents(container).filter((name) => name === 'InputField').length).toBeGreaterThan(3);
});

it.each([
  ['first_name', ['L', 'a']],
  ['email', ['l', '@']],
  ['phone', ['5', '5']],
  ['price_floor', ['2', '5']],
  ['price_ceiling', ['1', '{Backspace}']],
  ['notes', ['N', 'o']],
  ['current_postal_code', ['1', '0']],
  ['layout', [' ', ' ']],
  ['pets', [' ']],
])('a key in %s renders the field and what depends on it', async (name, keys) => {
  const { focus, press } = await openForm();
  await focus(name);
  await press(keys);
});

it('a key renders no more where every field has a message', async () => {
  const { send, focus, press } = await openForm({}, 30);
  await send();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(/./);
  await focus('first_name');
  const rendered = await press(['L']);
  // The message of this field goes, those of the others stay.
  expect(rendered.filter((each) => each === 'InputField')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'First name' })).not.toHaveAccessibleDescription(/./);
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(/./);
  await focus('last_name');
  await press(['S', '{Backspace}']);
});

it('a key renders the other end of the budget where it is wrong because of it', async () => {
  const { user, focus, press, container } = await openForm();
  await focus('price_ceiling');
  await press(['1']);
  await focus('price_floor');
  await press(['2']);
  await user.tab();
  await focus('price_floor');
  await press(['{Backspace}', '3']);
  expect(container.querySelector('[name="price_ceiling"]')).toHaveAttribute('aria-invalid');
});

it('a key in the line of another person renders that line', async () => {
  const { user, focus, press, field } = await openForm();
  for (let people = 0; people < 3; people += 1)
    await act(async () => field('other_people').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await focus('other_people.1.first_name');
  const rendered = await press(['A', 'n']);
  expect(rendered.filter((each) => each === 'PersonLine')).toHaveLength(1);
  expect(field('other_people.1.first_name')).toHaveValue('An');
  await user.tab();
  expect(field('other_people.1.last_name')).toHaveFocus();
});

it('a key in a control of the host renders that control', async () => {
  const Notes = ({ id, name, value, onChange }: OwnControlProps<string>) => (
    <input id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)} />
  );
  const components = { controls: { notes: Notes } };
  const { focus, press, field } = await openForm({ components });
  await focus('notes');
  expect(await press(['N', 'o'])).toContain('Notes');
  expect(field('notes')).toHaveValue('No');
});

it('a key in the details that a visitor leaves renders the field and what depends on it', async () => {
  const { focus, press, container, send } = await openForm({ leads: true, contactEmail: 'office@example.com' });
  await focus('first_name');
  await press(['L', 'a']);
  await send();
  await focus('last_name');
  await press(['S']);
  expect(container.querySelector('[name="email"]')).toHaveAttribute('aria-invalid');
});
