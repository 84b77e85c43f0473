import { describe, expect, it } from 'vitest';
import { BUILDS, mockHosts } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts();

/** The client of the only tour that was booked. */
const client = async (): Promise<unknown> => {
  const state = (await on.mock().control('GET', 'state')) as { appointments: readonly { client: unknown }[] };
  expect(state.appointments).toHaveLength(1);
  return state.appointments[0]?.client;
};

describe.each(BUILDS)('%s', (door) => {
  it('books what a form filler sets without an event', async () => {
    const visitor = await on.arrive(door);
    const { widget } = visitor;
    /** Sets values as such a filler does, by the names of the controls. */
    const fill = (texts: Readonly<Record<string, string>>): Promise<void> =>
      widget.evaluate((root, given) => {
        for (const [name, text] of Object.entries(given)) {
          const control = root.querySelector(`[name="${name}"]`);
          if (control === null || !('value' in control)) throw new Error(`no ${name}`);
          control.value = text;
        }
      }, texts);
    await visitor.pickTime('11:15 AM');
    await visitor.openFold();
    await visitor.button('Add another person').click();
    await fill({
      first_name: lara.first,
      last_name: lara.last,
      email: lara.email,
      price_floor: '2,000',
      price_ceiling: '3000',
      move_in_date: '2027-01-15',
      discovery_source: '20',
      notes: 'Third floor',
      'other_people.0.first_name': 'Bo',
      'other_people.0.last_name': 'Lee',
    });
    await visitor.field('Lease term').pressSequentially('A year');
    const second = widget.getByRole('group', { name: 'Person 2' });
    await second.getByRole('textbox', { name: 'Email' }).pressSequentially('bo@example.com');
    await widget.getByRole('checkbox', { name: 'Cats' }).check();
    await visitor.field('Phone').first().pressSequentially(lara.phone);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await client()).toMatchObject({
      people: [
        { first_name: lara.first, last_name: lara.last, email: lara.email },
        { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com' },
      ],
      details: {
        price_floor: '2000',
        price_ceiling: '3000',
        move_in_date: '2027-01-15T00:00:00',
        discovery_source: 20,
        lease_term: 'A year',
        notes: 'Third floor',
      },
    });
    await visitor.close();
  });
});
