import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { type Answers, noAnswers, noPerson, type OtherPerson } from '../booking/answers.ts';
import { rejectionOf } from '../booking/rejection.ts';
import { type Day, parseDay } from '../time/values.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { type PlanOptions, planForm } from './plan.ts';

const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };
const bo = { first_name: 'Bo', last_name: 'Lee', email: '', phone: '' };
const kit = { first_name: 'Kit', last_name: 'Ray', email: 'kit@example.com', phone: '' };

/** The form of a group that asks who else moves in. */
function open(people: readonly OtherPerson[] = [], options: PlanOptions = {}, mode = 20) {
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const plan = planForm({ layouts: [], sources: [], fields: { 'client.other_occupants': mode } }, options);
  const form = (changes: Partial<Parameters<typeof DetailsForm>[0]> = {}) => (
    <Announcer>
      <DetailsForm
        plan={plan}
        answers={{ ...noAnswers, ...lara, other_occupants: '2', other_people: people }}
        busy={false}
        today={parseDay('2026-12-01') as Day}
        submitLabel="Book tour"
        refusalContact={null}
        onChange={() => undefined}
        onSubmit={onSubmit}
        {...changes}
      />
    </Announcer>
  );
  const { rerender } = render(form());
  return {
    user: userEvent.setup(),
    show: (changes: Partial<Parameters<typeof DetailsForm>[0]>) => rerender(form(changes)),
    refuse: (...paths: string[]) =>
      rerender(form({ rejected: rejectionOf(paths.map((path) => ({ path, message: 'No.' }))) })),
    /** The other people of the booking that was sent last. */
    sent: () => onSubmit.mock.lastCall?.[0].other_people,
  };
}

const person = (number: number) => screen.getByRole('group', { name: `Person ${number}` });
const box = (number: number, name: string) => within(person(number)).getByRole('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Add another person' });
const remove = (number: number) => screen.getByRole('button', { name: `Remove person ${number}` });
const book = () => screen.getByRole('button', { name: 'Book tour' });
const told = () => liveRegion().textContent;

describe('adding people', () => {
  it('shows one button until it is pressed, then the first name of person 2', async () => {
    const { user, sent } = open();
    expect(screen.queryByRole('group', { name: /^Person/ })).toBeNull();
    await user.click(add());
    expect(box(2, 'First name')).toHaveFocus();
    expect(told()).toBe('Person 2 added');
    for (const name of ['First name', 'Last name', 'Email', 'Phone'])
      expect(box(2, name)).toHaveAttribute('autocomplete', 'off');
    await user.keyboard('Bo');
    await user.type(box(2, 'Last name'), 'Lee');
    await user.click(book());
    expect(sent()).toEqual([bo]);
  });

  it('requires a first and a last name, and nothing more', async () => {
    const { user } = open();
    await user.click(add());
    expect(box(2, 'First name')).toBeRequired();
    expect(box(2, 'Last name')).toBeRequired();
    expect(box(2, 'Email')).not.toBeRequired();
    expect(box(2, 'Phone')).not.toBeRequired();
  });

  it('takes four people, and says so in place of the button', async () => {
    const { user } = open([bo, bo, bo]);
    expect(screen.queryByText('You can list up to 5 people, including yourself.')).toBeNull();
    await user.click(add());
    expect(box(5, 'First name')).toHaveFocus();
    expect(screen.getByText('You can list up to 5 people, including yourself.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull();
    await user.click(remove(5));
    expect(add()).toHaveFocus();
  });
});

describe('removing one', () => {
  it('leaves the others their answers and gives them their numbers', async () => {
    const { user, sent } = open([bo, kit, { ...noPerson, first_name: 'Ida', last_name: 'Moe' }]);
    const kits = box(3, 'First name');
    await user.click(remove(2));
    expect(box(2, 'First name')).toBe(kits);
    expect(kits).toHaveFocus();
    expect(kits).toHaveValue('Kit');
    expect(told()).toBe('Person 2 removed');
    expect(box(3, 'First name')).toHaveValue('Ida');
    expect(screen.queryByRole('group', { name: 'Person 4' })).toBeNull();
    await user.type(kits, 'ty');
    await user.click(book());
    expect(sent()).toMatchObject([{ first_name: 'Kitty' }, { first_name: 'Ida' }]);
  });

  it('moves the focus to the button after the last person', async () => {
    const { user } = open([bo, kit]);
    await user.click(remove(3));
    expect(add()).toHaveFocus();
    expect(box(2, 'First name')).toHaveValue('Bo');
  });

  it('removes the problems of that person', async () => {
    const { user } = open([{ ...bo, email: 'bo@' }, kit]);
    await user.click(book());
    expect(box(2, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await user.click(remove(2));
    expect(box(2, 'Email')).not.toHaveAttribute('aria-invalid');
    await user.click(add());
    await user.type(box(3, 'First name'), 'Ida');
    expect(box(3, 'Last name')).toHaveAccessibleDescription('');
  });
});

describe('what is wrong with somebody else', () => {
  it('stands at the field, which takes the focus', async () => {
    const { user, sent } = open([kit, { ...bo, email: 'bo@', last_name: ' ' }]);
    expect(box(3, 'Email')).not.toHaveAttribute('aria-invalid');
    await user.click(book());
    expect(sent()).toBeUndefined();
    expect(box(3, 'Last name')).toHaveFocus();
    expect(box(3, 'Last name')).toHaveAccessibleDescription('Enter their last name');
    expect(box(3, 'Email')).toHaveAccessibleDescription('Enter a full email address, like name@example.com');
    expect(box(2, 'Email')).not.toHaveAttribute('aria-invalid');
  });

  it('is said after an answer, and not for a skipped field', async () => {
    const { user } = open();
    await user.click(add());
    await user.keyboard('Bo');
    await user.tab();
    await user.tab();
    expect(box(2, 'Last name')).not.toHaveAttribute('aria-invalid');
    await user.keyboard('bo@');
    expect(box(2, 'Email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(box(2, 'Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is not said of a person who is left empty', async () => {
    const { user, sent } = open();
    await user.click(add());
    await user.click(book());
    expect(sent()).toEqual([noPerson]);
    expect(box(2, 'First name')).not.toHaveAttribute('aria-invalid');
  });
});

describe('what the service refused', () => {
  const CHECK = 'Please check this';

  it('stands at the person it was sent for until that is edited, also after a person who was left empty', async () => {
    const { user, refuse } = open([noPerson, kit]);
    refuse('client.people.1.email', 'client.people.1.first_name');
    await waitFor(() => expect(box(3, 'First name')).toHaveFocus());
    expect(box(3, 'First name')).toHaveAccessibleDescription(CHECK);
    expect(box(3, 'Email')).toHaveAccessibleDescription(CHECK);
    expect(box(2, 'Email')).not.toHaveAttribute('aria-invalid');
    await user.type(box(3, 'Email'), 'x');
    expect(box(3, 'Email')).not.toHaveAttribute('aria-invalid');
  });

  it('goes with the person when another one is removed', async () => {
    const { user, refuse } = open([bo, kit]);
    refuse('client.people.2.email');
    expect(box(3, 'Email')).toHaveAccessibleDescription(CHECK);
    await user.click(remove(2));
    expect(box(2, 'Email')).toHaveAccessibleDescription(CHECK);
  });

  it('stands on top when it is about a person who is not in the form', () => {
    const { refuse } = open([bo]);
    refuse('client.people.2.phone_1');
    expect(screen.getByText('Person 3, Phone: No.')).toBeVisible();
  });
});

describe('the options of a page', () => {
  it('name the button', () => {
    open([], { fields: { other_people: { label: 'Name a roommate' } } });
    expect(screen.getByRole('button', { name: 'Name a roommate' })).toBeVisible();
  });

  it('lock preset people, and unlock them when the service refused one', async () => {
    const { user, refuse } = open([kit], { locked: ['other_people'], prefill: { other_people: [kit] } });
    await user.type(box(2, 'First name'), 'x');
    await user.click(remove(2));
    await user.click(add());
    expect(box(2, 'First name')).toHaveValue('Kit');
    expect(screen.queryByRole('group', { name: 'Person 3' })).toBeNull();
    refuse('client.people.1.first_name');
    await user.type(box(2, 'First name'), 'x');
    expect(box(2, 'First name')).toHaveValue('Kitx');
  });
});

it('changes nothing while a booking is on its way', async () => {
  const { user, show } = open([kit]);
  show({ busy: true });
  await user.click(remove(2));
  await user.click(add());
  await user.type(box(2, 'First name'), 'x');
  expect(box(2, 'First name')).toHaveValue('Kit');
  expect(screen.queryByRole('group', { name: 'Person 3' })).toBeNull();
  act(() => show({ busy: false }));
  await user.click(add());
  expect(box(3, 'First name')).toHaveFocus();
});
