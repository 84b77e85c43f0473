import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Rejection, rejectionOf } from '../booking/rejection.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const today = parseDay('2026-12-01') as Day;
const KEYS = ['layout', 'price_floor', 'price_ceiling', 'pets', 'discovery_source', 'notes', 'sms_opted_in'];
const sources = [
  { code: 20, label: 'Website' },
  { code: 390, label: 'Word of Mouth' },
];
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };

interface Turn {
  readonly rejected?: Rejection;
  readonly busy?: boolean;
}
interface Setting extends Turn {
  readonly mode?: number;
  readonly keys?: readonly string[];
  readonly answers?: Partial<Answers>;
}

/** Opens the form. `show` renders its next state: being sent, refused, open again. */
function open({ mode = 20, keys = KEYS, answers = {}, ...first }: Setting = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const fields = Object.fromEntries(keys.map((key) => [`client.${key}`, mode]));
  const plan = planForm({ layouts: ['studio', '1br'], sources, fields });
  const form = (turn: Turn) => (
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...answers }}
      busy={false}
      today={today}
      submitLabel="Book tour"
      refusalContact={<a href="tel:+15551234567">Call us</a>}
      onChange={onChange}
      onSubmit={onSubmit}
      {...turn}
    />
  );
  const { rerender } = render(form(first));
  return { user: userEvent.setup(), onChange, onSubmit, show: (turn: Turn) => rerender(form(turn)) };
}

const box = (name: string) => screen.getByRole('textbox', { name });
/** The first choice of a question. It takes the focus, so a screen reader says the problem there. */
const firstOf = (group: string): HTMLElement => {
  const [first] = within(screen.getByRole('group', { name: group })).getAllByRole('checkbox');
  if (first === undefined) throw new Error(`${group} has no choices`);
  return first;
};
const send = () => screen.getByRole('button', { name: /Book tour$/ });

describe('what is wrong', () => {
  it('with the number of people is said at the field, which takes only a whole number', async () => {
    const { user, onSubmit } = open({ keys: ['other_occupants'], answers: lara });
    const count = box('How many people will live here?');
    expect(count).toHaveAttribute('inputmode', 'numeric');
    await user.type(count, 'Two adults');
    await user.click(send());
    expect(count).toHaveFocus();
    expect(count).toBeInvalid();
    expect(count).toHaveAccessibleDescription('Enter a whole number from 1 to 20, like 2');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(count);
    await user.type(count, '٣');
    expect(count).toHaveAccessibleDescription('');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ other_occupants: '٣' }), undefined);
  });

  it('is that nobody said how many people will live here, where that is required', async () => {
    const { user } = open({ keys: ['other_occupants', 'notes'], mode: 30, answers: { ...lara, notes: 'Quiet' } });
    await user.click(send());
    expect(box('How many people will live here?')).toHaveAccessibleDescription('Enter how many people will live here');
  });

  it('stands at each field once the form is sent, and the first takes the focus', async () => {
    const { user, onSubmit } = open({ answers: { first_name: 'Lara' } });
    expect(screen.queryByText('Enter your last name')).toBeNull();
    await user.click(send());
    await waitFor(() => expect(box('Last name')).toHaveFocus());
    expect(box('Last name')).toHaveAccessibleDescription('Enter your last name');
    expect(box('Last name')).toHaveAttribute('aria-invalid', 'true');
    expect(box('First name')).not.toHaveAttribute('aria-invalid');
    expect(box('Phone')).toHaveAccessibleDescription('Enter your phone number');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('goes as soon as it is mended', async () => {
    const { user } = open({ answers: { ...lara, email: 'lara.smith@' } });
    await user.click(send());
    expect(box('Email')).toHaveAccessibleDescription('Enter a full email address, like name@example.com');
    await user.type(box('Email'), 'example.com');
    expect(box('Email')).toHaveAccessibleDescription('');
  });

  it('shows after leaving a field that was filled in wrongly, not while typing, nor for one passed over', async () => {
    const { user } = open();
    await user.click(box('First name'));
    await user.click(box('Email'));
    await user.keyboard('lara@');
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(box('First name')).not.toHaveAttribute('aria-invalid');
  });

  it('shows after leaving a field that was wrong from the start', async () => {
    const { user } = open({ answers: { ...lara, email: 'lara@' } });
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
    await user.click(box('Email'));
    await user.tab();
    expect(box('Email')).toHaveAccessibleDescription('Enter a full email address, like name@example.com');
  });

  it('moves the focus to a group of chips when that is the first wrong field', async () => {
    const { user } = open({ mode: 30, keys: ['layout', 'move_in_date', 'pets'], answers: lara });
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Studio' })).toHaveFocus());
    await user.keyboard(' ');
    expect(firstOf('Home size')).toHaveAccessibleDescription('');
    await user.click(screen.getByRole('checkbox', { name: 'No pets' }));
    expect(firstOf('Pets')).toHaveAccessibleDescription('');
  });

  it('follows both ends of the budget', async () => {
    const { user } = open({ answers: { ...lara, price_floor: '3000', price_ceiling: '2000' } });
    await user.click(send());
    const budget = within(screen.getByRole('group', { name: 'Monthly budget' }));
    const highest = budget.getByRole('textbox', { name: 'Maximum monthly budget' });
    await waitFor(() => expect(highest).toHaveFocus());
    expect(highest).toHaveAccessibleDescription('The maximum is below the minimum');
    await user.clear(budget.getByRole('textbox', { name: 'Minimum monthly budget' }));
    expect(highest).toHaveAccessibleDescription('');
  });
});

/** The message at a field. It never repeats the service's own words. */
const CHECK = 'Please check this';
const OR_EMPTY = 'Please choose something else, or leave it blank';

describe('what the service refused', () => {
  it('stands at its field until that is edited', async () => {
    const { user, onSubmit, show } = open({ answers: { ...lara, notes: 'Hi', layout: ['1br'] } });
    const refused = { others: [], people: [], fields: { layout: 'x is not a number.', phone: '5 is not a number.' } };
    show({ rejected: refused });
    await waitFor(() => expect(box('Phone')).toHaveFocus());
    expect(box('Phone')).toHaveAccessibleDescription(CHECK);
    expect(firstOf('Home size')).toHaveAccessibleDescription(OR_EMPTY);
    show({ rejected: { ...refused } });
    await user.type(box('Phone'), '5');
    expect(box('Phone')).toHaveAccessibleDescription('');
    show({ rejected: { ...refused } });
    expect(box('Phone')).toHaveAccessibleDescription('');
    expect(firstOf('Home size')).toHaveAccessibleDescription(OR_EMPTY);
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledOnce();
    show({ rejected: { others: [], people: [], fields: { phone: 'Still not a number.' } } });
    expect(box('Phone')).toHaveAccessibleDescription(CHECK);
  });

  it('wins over a problem that the form itself finds there', () => {
    open({
      answers: { ...lara, phone: '5' },
      rejected: rejectionOf([{ path: 'client.people.0.phone_1', message: 'Unknown area.' }]),
    });
    expect(box('Phone')).toHaveAccessibleDescription(CHECK);
  });

  it('stands in a notice on top, with the contact, when its field is not on the screen', () => {
    const error = vi.spyOn(console, 'error');
    const { show } = open({ answers: lara });
    expect(screen.queryByText(/isn’t booked/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull();
    show({
      rejected: rejectionOf([
        { path: 'client.pet_weight', message: 'is not a number.' },
        { path: 'client.car_weight', message: 'is not a number.' },
        { path: 'client.people', message: 'Expected a list.' },
        { path: 'client.broker_email', message: 'Unknown broker.' },
        { path: 'client.broker_phone', message: 'Unknown broker.' },
        { path: 'client.notes', message: 'Too long' },
      ]),
    });
    const notice = screen.getByText(/^Your tour isn’t booked/).closest('[tabindex="-1"]');
    expect(notice).toHaveFocus();
    const lines = [...(notice?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
    // In Arabic an English line keeps its order.
    expect(screen.getByText('Broker’s email: Unknown broker.').tagName).toBe('BDI');
    expect(lines.slice(1)).toEqual([
      'Broker’s email: Unknown broker.',
      'Broker’s phone: Unknown broker.',
      'pet weight: is not a number.',
      'car weight: is not a number.',
      'Expected a list.',
    ]);
    expect(notice).toContainElement(screen.getByRole('link', { name: 'Call us' }));
    expect(box('Notes')).toHaveAccessibleDescription(CHECK);
    expect(error).not.toHaveBeenCalled();
  });

  it('names a field with a sentence for a label in fewer words', () => {
    open({ keys: [], rejected: rejectionOf([{ path: 'client.sms_opted_in', message: '20 is not known.' }]) });
    expect(screen.getByText('Text messages: 20 is not known.')).toBeVisible();
  });

  it('shows no notice and no contact when all of it stands at its field', () => {
    open({ rejected: rejectionOf([{ path: 'client.notes', message: 'Too long' }]) });
    expect(box('Notes')).toHaveAccessibleDescription(CHECK);
    expect(screen.queryByText(/isn’t booked/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull();
  });

  it('is there when the form opens with it', async () => {
    open({
      answers: { ...lara, pets: ['cats', 'small_dogs'] },
      rejected: rejectionOf([{ path: 'client.pets', message: 'cats is not a number.' }]),
    });
    expect(firstOf('Pets')).toHaveAccessibleDescription(OR_EMPTY);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Cats' })).toHaveFocus());
  });
});
