import { describe, expect, it } from 'vitest';
import { answerByKeyboard } from './byKeyboard.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts();

interface Kept {
  readonly client: { readonly people: readonly object[]; readonly details: Readonly<Record<string, unknown>> };
}
/** What the mock keeps of the client of the only tour. */
async function client(): Promise<Kept['client']> {
  const { appointments } = (await on.mock().control('GET', 'state')) as { appointments: readonly Kept[] };
  const [first] = appointments;
  if (!first || appointments.length > 1) throw new Error(`${appointments.length} tours were booked`);
  return first.client;
}

const PERSON = { first_name: 'Lara', last_name: 'Lara', email: lara.email, phone_1: lara.phone };
/** The answers to all questions beyond the people fields. */
const ALL = {
  layout: expect.arrayContaining(['1br', '2br']),
  pets: ['10', '20', '30'],
  price_floor: '2000',
  price_ceiling: '3000',
  move_in_date: '2027-01-15T00:00:00',
  lease_term: 'Lara',
  elevator: true,
  laundry: [10, 20, 30],
  outdoor_space: [10, 20],
  discovery_source: expect.any(Number),
  notes: 'Third floor',
};
/** Each group has a form of another shape. docs/mock.md lists the groups. */
const FORMS = [
  ['everything optional', '101', ALL],
  ['everything required', '102', ALL],
  ['a broker', '104', { broker_email: lara.email, broker_company: 'Lara' }],
  ['four answers and a fold', '106', { notes: 'Third floor' }],
] as const;

describe.each(ONE_BUILD)('%s', (door) => {
  it.each(FORMS)('books by keyboard alone: %s', async (form, group, details) => {
    const visitor = await on.arrive(door, { 'group-id': group });
    await visitor.pickTime('11:15 AM');
    await expect.poll(visitor.focused).toBe('Your details');
    await answerByKeyboard(visitor.page, form === 'a broker');
    await expect.poll(visitor.focused).toMatch(/booked|^See you/);
    expect(await client()).toMatchObject({ people: [PERSON], details });
    await visitor.close();
  });

  it('goes on by keyboard after a reload in mid-form', async () => {
    const visitor = await on.arrive(door, { 'group-id': '106' });
    const { page } = visitor;
    await visitor.pickTime('11:15 AM');
    await expect.poll(visitor.focused).toBe('Your details');
    for (const text of ['', 'Mara', 'Stone']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.reload();
    // The chosen time is back. Nobody was in the widget yet, so it takes no focus.
    await visitor.heading('Your details').focus();
    await answerByKeyboard(page);
    await expect.poll(visitor.focused).toMatch(/booked|^See you/);
    expect(await client()).toMatchObject({ people: [{ ...PERSON, first_name: 'Mara', last_name: 'Stone' }] });
    await visitor.close();
  });
});
