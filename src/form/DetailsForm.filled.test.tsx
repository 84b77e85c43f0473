import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lara, openPartsForm } from '../../test/openPartsForm.tsx';
import { type Answers, fieldKeys, noAnswers } from '../booking/answers.ts';
import { fields as wireFields } from '../booking/requestFields.ts';
import { type Day, parseDay } from '../time/values.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { type OwnControlProps, OwnControlsContext } from './ownControls.ts';
import { type PlanOptions, planForm } from './plan.ts';

function open(options: PlanOptions = {}, answers: Partial<Answers> = {}, own?: typeof OwnEmail) {
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const fields = Object.fromEntries(fieldKeys.map((key) => [wireFields[key].config, 20]));
  const plan = planForm({ layouts: [], sources: [{ code: 20, label: 'Website' }], fields }, options);
  render(
    <Announcer>
      <OwnControlsContext value={own ? { controls: { email: own }, names: new Set(['email']) } : null}>
        <DetailsForm
          plan={plan}
          answers={{ ...noAnswers, ...answers, ...options.prefill }}
          busy={false}
          today={parseDay('2026-12-01') as Day}
          submitLabel="Book tour"
          refusalContact={null}
          onChange={() => undefined}
          onSubmit={onSubmit}
        />
      </OwnControlsContext>
    </Announcer>,
  );
  return { user: userEvent.setup(), onSubmit, sent: () => onSubmit.mock.lastCall?.[0] };
}

/** The host's own control for the email. Its input happens to have the name of another field. */
const OwnEmail = ({ id, value, focusRef }: OwnControlProps<string>) => (
  <input id={id} name="first_name" ref={focusRef} defaultValue={value} />
);

/** Puts `text` into a control as a form filler does that sends no event. */
function fill(control: HTMLElement, text: string): void {
  if (!('value' in control)) throw new Error('no control');
  control.value = text;
}
const box = (name: string) => screen.getByRole('textbox', { name });
const book = () => screen.getByRole('button', { name: 'Book tour' });

describe('values that a form filler sets without an event', () => {
  it('are sent for every field, also after an edit of another field', async () => {
    const { user, sent } = open();
    await user.click(screen.getByText(/^Tell us/));
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    const second = within(screen.getByRole('group', { name: 'Person 2' }));
    const [first] = screen.getAllByRole('textbox', { name: 'First name' });
    if (first) fill(first, 'Lara');
    for (const [name, text] of Object.entries({ 'Last name': 'Smith', Email: lara.email }))
      for (const control of screen.getAllByRole('textbox', { name }).slice(0, 1)) fill(control, text);
    fill(box('Minimum monthly budget'), '2,000');
    fill(box('Maximum monthly budget'), '3000');
    fill(screen.getByLabelText('Move-in date'), '2027-01-15');
    fill(screen.getByRole('combobox'), '20');
    fill(box('Notes'), 'Third floor');
    fill(second.getByRole('textbox', { name: 'First name' }), 'Bo');
    fill(second.getByRole('textbox', { name: 'Last name' }), 'Lee');
    await user.type(box('How many people will live here?'), '2');
    await user.type(second.getByRole('textbox', { name: 'Email' }), 'bo@example.com');
    for (const control of screen.getAllByRole('textbox', { name: 'Phone' }).slice(0, 1))
      await user.type(control, lara.phone);
    await user.click(book());
    expect(sent()).toMatchObject({
      ...lara,
      price_floor: '2,000',
      price_ceiling: '3000',
      move_in_date: '2027-01-15',
      discovery_source: '20',
      other_occupants: '2',
      notes: 'Third floor',
      other_people: [{ first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone: '' }],
    });
  });

  it('are checked', async () => {
    const { user, onSubmit } = open({}, lara);
    fill(box('Email'), 'lara@');
    await user.click(book());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box('Email')).toHaveFocus();
    expect(screen.getByText('Enter a full email address, like name@example.com')).toBeVisible();
  });

  it('stay when the visitor passes through them', async () => {
    const { user, sent } = open({}, lara);
    await user.click(screen.getByText(/^Tell us/));
    fill(box('Minimum monthly budget'), '2000');
    fill(box('Notes'), 'Third floor');
    await user.click(box('Minimum monthly budget'));
    await user.click(box('Notes'));
    expect(box('Minimum monthly budget')).toHaveValue('2,000');
    await user.click(book());
    expect(sent()).toMatchObject({ price_floor: '2000', notes: 'Third floor' });
  });

  it('take the place of what was typed before', async () => {
    const { user, sent } = open({}, lara);
    await user.type(box('First name'), 's');
    fill(box('First name'), 'Mara');
    await user.click(book());
    expect(sent()).toMatchObject({ first_name: 'Mara' });
  });

  it('are read in the visible part only', async () => {
    const { user, onSubmit } = openPartsForm({ answers: { ...lara, last_name: '' } });
    const term = screen.getByRole('textbox', { name: 'Lease term', hidden: true });
    fill(box('Last name'), 'Smith');
    fill(term, 'A year');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText(/Lara Smith/)).toBeVisible();
    fill(term, 'Two years');
    await user.click(screen.getByRole('checkbox', { name: 'Studio' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText(/Two years/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignore locked fields, list searches and controls of the host', async () => {
    const { user, sent } = open(
      { locked: ['last_name', 'discovery_source'], lists: ['neighborhoods'], prefill: { discovery_source: '20' } },
      lara,
      OwnEmail,
    );
    await user.click(screen.getByText(/^Tell us/));
    fill(box('Last name'), 'Other');
    fill(screen.getByRole('combobox'), '');
    fill(box('Email'), 'host@example.com');
    fill(box('Neighborhoods'), 'Harbor');
    await user.click(book());
    expect(sent()).toMatchObject({ ...lara, sms_opted_in: false, discovery_source: '20', neighborhoods: [] });
  });

  it('are read from the control of every text', () => {
    open({}, { broker_toggle: true });
    const read = [...document.querySelectorAll<HTMLElement>('[data-answer]')].map(({ dataset }) => dataset.answer);
    expect(read.toSorted()).toEqual(fieldKeys.filter((key) => typeof noAnswers[key] === 'string').toSorted());
  });
});
