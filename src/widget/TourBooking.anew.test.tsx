import { QueryClient } from '@tanstack/query-core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { TourClient } from '../api/tourClient.ts';
import type { OwnControlProps } from '../form/ownControls.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { BookingOptions } from '../options/options.ts';
import type { ConfirmationProps, SummaryProps } from '../options/tourComponents.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { createBookingIn } from './createTourBooking.ts';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';
import { useTourBooking } from './useTourBooking.ts';

beforeAll(loadChunks);

/** The same client as an object of its own each time. */
const anotherOf = (client: TourClient): TourClient => ({ ...client });

/** Options that are made anew at each render of a host, all of them the same to a reader. */
const madeAnew = (client: TourClient): TourBookingOptions & { readonly client: TourClient } => ({
  groupId: 101,
  client: anotherOf(client),
  timeZone: 'America/New_York',
  messages: { widget: { title: 'Visit us', minutes: (count) => `${count} min` } },
  dataLayer: [],
  prefill: { last_name: 'Smith' },
  fields: { notes: { mode: 'optional', label: 'Wishes' } },
  queryClient: new QueryClient(),
  instructions: ['Bring: a photo ID'],
  onReady: () => undefined,
});

/** A host that renders `children` again whenever `again` is called. */
function openHost(children: () => React.ReactNode) {
  const renders = { again: (): void => undefined };
  function Host() {
    const [, setCount] = useState(0);
    useEffect(() => {
      renders.again = () => setCount((count) => count + 1);
    }, []);
    return children();
  }
  const environment = steppedEnvironment(START);
  const view = render(
    <EnvironmentContext.Provider value={environment}>
      <Host />
    </EnvironmentContext.Provider>,
  );
  return { ...view, environment, again: () => act(async () => renders.again()), user: userEvent.setup() };
}

const names = (client: ReturnType<typeof programmedClient>) => client.calls.map(({ name }) => name);
const configurations = (client: ReturnType<typeof programmedClient>) =>
  names(client).filter((name) => name === 'getWidgetConfiguration');

describe('a host that makes its options anew at each render', () => {
  it('has one booking in the hook, and stops rendering', async () => {
    const client = programmedClient();
    const rendered = vi.fn();
    const { environment, again } = openHost(() => <Face />);
    function Face() {
      rendered();
      const { snapshot } = useTourBooking(madeAnew(client));
      return <p>{snapshot.screen}</p>;
    }
    await waitFor(() => expect(screen.getByText('pick')).toBeVisible());
    await act(() => environment.settle());
    const before = rendered.mock.calls.length;
    for (let count = 0; count < 3; count += 1) await again();
    expect(rendered.mock.calls.length).toBeLessThanOrEqual(before + 3);
    expect(screen.getByText('pick')).toBeVisible();
    expect(configurations(client)).toHaveLength(1);
  });

  it('has one booking in the component, with the answers, the focus and the caret in place', async () => {
    const client = programmedClient();
    const { again, user } = openHost(() => <TourBooking {...madeAnew(client)} />);
    await user.click(await screen.findByRole('button', { name: '10:00 AM' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^First name/ });
    await user.type(name, 'Lara');
    name.setSelectionRange(2, 2);
    for (let count = 0; count < 3; count += 1) await again();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toBe(name);
    expect(name).toHaveFocus();
    expect([name.value, name.selectionStart]).toEqual(['Lara', 2]);
    expect(screen.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Smith');
    expect(configurations(client)).toHaveLength(1);
  });
});

describe('after a change of the options', () => {
  it('calls the function of the newest messages', async () => {
    const client = programmedClient();
    let unit = 'min';
    const { again } = openHost(() => (
      <TourBooking
        groupId={101}
        client={client}
        duration={unit === 'min' ? 30 : 31}
        messages={{
          widget: {
            minutes: (
              (now) => (count: number) =>
                `${count} ${now}`
            )(unit),
          },
        }}
      />
    ));
    expect(await screen.findByText('30 min')).toBeInTheDocument();
    unit = 'Minuten';
    await again();
    expect(screen.getByText('31 Minuten')).toBeInTheDocument();
  });

  it('asks the newest client, with its own `this`', async () => {
    const environment = steppedEnvironment(START);
    class Client {
      #calls: string[] = [];
      readonly #programmed = programmedClient();
      get calls() {
        return this.#calls;
      }
      getWidgetConfiguration(...call: Parameters<TourClient['getWidgetConfiguration']>) {
        this.#calls.push('configuration');
        return this.#programmed.getWidgetConfiguration(...call);
      }
      getOfficeHours(...call: Parameters<TourClient['getOfficeHours']>) {
        return this.#programmed.getOfficeHours(...call);
      }
      getAvailability(...call: Parameters<TourClient['getAvailability']>) {
        this.#calls.push('availability');
        return this.#programmed.getAvailability(...call);
      }
      bookTour(...call: Parameters<TourClient['bookTour']>) {
        return this.#programmed.bookTour(...call);
      }
    }
    const [first, second] = [new Client(), Object.freeze(new Client())];
    const options: BookingOptions = { groupId: 101, client: first, timeZone: 'America/New_York' };
    const booking = createBookingIn(environment, options);
    booking.subscribe(() => undefined);
    await environment.settle();
    expect(first.calls).toContain('availability');
    const { length } = first.calls;
    booking.setOptions({ ...options, client: second });
    const last = booking.getSnapshot().availability?.range.last;
    if (!last) throw new Error('no days');
    booking.commands.pickDay(last);
    await environment.settle();
    expect(first.calls).toHaveLength(length);
    expect(second.calls).toEqual(['availability']);
    // What the new one lacks is not offered.
    expect(booking.getSettings().leads).toBe('off');
  });

  it('offers what the newest client has', async () => {
    const environment = steppedEnvironment(START);
    const { createLead, ...without } = programmedClient();
    const options: BookingOptions = { groupId: 101, client: without };
    const booking = createBookingIn(environment, options);
    expect(booking.getSettings().leads).toBe('off');
    booking.setOptions({ ...options, client: { ...without, createLead } });
    expect(booking.getSettings().leads).toBe('auto');
  });
});

describe('what begins a new booking', () => {
  const client = programmedClient();
  const api = { groupId: 101, api: 'https://leasing.example.com' };
  const given = { groupId: 101, client };
  it.each<readonly [string, boolean, BookingOptions, Partial<BookingOptions>]>([
    ['another group', true, given, { groupId: 102 }],
    ['the same group as text', false, given, { groupId: '101' }],
    ['another address', true, api, { api: 'https://other.example.com' }],
    ['the same address with a slash', false, api, { api: 'https://leasing.example.com/' }],
    ['a key', true, api, { publicKey: 'pk_demo' }],
    ['a tour to change', true, given, { manage: 7 }],
    ['its start', true, given, { manageStart: '2026-12-05T10:15:00' }],
    ['a client taken away', true, given, { client: undefined, api: 'https://leasing.example.com' }],
    ['a fetch', true, api, { fetch: async () => new Response() }],
    ['another fetch', false, { ...api, fetch: async () => new Response() }, { fetch: async () => new Response() }],
    ['another client', false, given, { client: programmedClient() }],
    ['another query client', false, given, { queryClient: new QueryClient() }],
    ['another name of the service', false, given, { service: 'leasing' }],
    ['another language', false, given, { locale: 'es' }],
    ['another preset', false, given, { prefill: { first_name: 'Lara' } }],
  ])('%s: %s', (_, begins, before, change) => {
    const booking = createBookingIn(steppedEnvironment(START), before);
    expect(booking.isFor({ ...before, ...change })).toBe(!begins);
  });
});

it('reads the query client and the name of the service only when a booking begins', async () => {
  const environment = steppedEnvironment(START);
  const client = programmedClient();
  const [first, second] = [new QueryClient(), new QueryClient()];
  const options: BookingOptions = { groupId: 101, client, queryClient: first, timeZone: 'America/New_York' };
  const booking = createBookingIn(environment, options);
  booking.subscribe(() => undefined);
  await environment.settle();
  const keys = (queryClient: QueryClient) =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
  const before = keys(first);
  expect(before.length).toBeGreaterThan(0);
  booking.setOptions({ ...options, client: anotherOf(client), queryClient: second, duration: 45 });
  await environment.settle();
  expect(keys(second)).toEqual([]);
  expect(keys(first).slice(0, before.length)).toEqual(before);
  expect(new Set(keys(first).map(([, service]) => service)).size).toBe(1);
  booking.setOptions({ ...options, groupId: 102, queryClient: second });
  await environment.settle();
  expect(keys(second).every(([, , groupId]) => groupId === 102)).toBe(true);
  expect(keys(second)[0]?.[1]).not.toBe(before[0]?.[1]);
  booking.destroy();
});

describe('components that are made anew at each render', () => {
  /** Each call makes other components. */
  const components = () => ({
    Summary: ({ children }: SummaryProps) => <aside>{children}</aside>,
    Confirmation: ({ children }: ConfirmationProps) => <section>{children}</section>,
    controls: {
      notes: ({ id, value, onChange }: OwnControlProps<string>) => (
        <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />
      ),
    },
  });

  it('are named once each; answers and focus stay', async () => {
    const client = programmedClient();
    const onWarning = vi.fn();
    const { again, user } = openHost(() => (
      <TourBooking
        groupId={101}
        client={client}
        fields={{ notes: 'required' }}
        components={components()}
        onWarning={onWarning}
      />
    ));
    await user.click(await screen.findByRole('button', { name: '10:00 AM' }));
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Quiet');
    const name = screen.getByRole('textbox', { name: /^First name/ });
    await user.type(name, 'Lara');
    for (let count = 0; count < 4; count += 1) await again();
    expect(name).toHaveValue('Lara');
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Quiet');
    for (const part of ['Summary', 'Confirmation', 'controls.notes'])
      expect(onWarning.mock.calls.filter(([sentence]) => String(sentence).includes(`"${part}"`))).toHaveLength(1);
    expect(onWarning).toHaveBeenCalledTimes(3);
  });

  it('are not named after one change, or in a new object', async () => {
    const client = programmedClient();
    const onWarning = vi.fn();
    const sets = [components(), components()];
    let present = 0;
    const { again } = openHost(() => (
      <TourBooking groupId={101} client={client} components={{ ...sets[present] }} onWarning={onWarning} />
    ));
    await screen.findByRole('button', { name: '10:00 AM' });
    await again();
    present = 1;
    await again();
    await again();
    present = 0;
    await again();
    expect(onWarning).not.toHaveBeenCalled();
  });
});

it('a host that renders again at each event has one booking', async () => {
  const client = programmedClient();
  const told = vi.fn();
  function Host() {
    const [last, setLast] = useState('');
    useEffect(() => told(last), [last]);
    return (
      <>
        <p>told {last}</p>
        <TourBooking {...madeAnew(client)} onReady={() => setLast('ready')} onDay={() => setLast('day')} />
      </>
    );
  }
  openHost(() => <Host />);
  expect(await screen.findByText('told ready')).toBeVisible();
  expect(configurations(client)).toHaveLength(1);
});
