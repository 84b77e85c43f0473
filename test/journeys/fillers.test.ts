import { describe, expect, it } from 'vitest';
import { BOTH_BUILDS, BUILDS, mockHosts } from './mockHosts.ts';
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

it.each(BOTH_BUILDS)('ticks no consent by any of its usual ways, seen or sent: %s', async (door) => {
  const visitor = await on.arrive(door);
  const box = visitor.widget.getByRole('checkbox', { name: /^Text me/ });
  await visitor.pickTime('11:15 AM');
  await visitor.fillDetails();
  await box.waitFor();
  const ticked = await visitor.widget.evaluate(async (root) => {
    const found = root.querySelector('[name="sms_opted_in"]');
    const label = found?.closest('label');
    if (!(found instanceof HTMLElement) || !label) throw new Error('no box');
    const send = (target: Element, ...types: readonly string[]): void => {
      for (const type of types)
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    };
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set;
    const ways: Readonly<Record<string, () => unknown>> = {
      'the property alone': () => Reflect.set(found, 'checked', true),
      'the property and `change`'() {
        Reflect.set(found, 'checked', true);
        send(found, 'input', 'change');
      },
      'past the framework'() {
        if (found instanceof HTMLInputElement) native?.call(found, true);
        send(found, 'input', 'change');
      },
      'the attributes'() {
        for (const name of ['checked', 'aria-checked']) found.setAttribute(name, 'true');
      },
      'click() of the box': () => found.click(),
      'click() of the label': () => label.click(),
      'a click event on the words': () => label.lastElementChild && send(label.lastElementChild, 'click'),
      'a whole press': () => send(found, 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'),
    };
    const seen: string[] = [];
    for (const [way, fill] of Object.entries(ways)) {
      fill();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const now = root.querySelector('[name="sms_opted_in"]');
      if (now?.matches(':checked, [aria-checked="true"]')) seen.push(way);
    }
    return seen;
  });
  expect(ticked).toEqual([]);
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  expect(await client()).toMatchObject({ people: [{ email: lara.email }], details: { sms_opted_in: 20 } });
  await visitor.close();
});
