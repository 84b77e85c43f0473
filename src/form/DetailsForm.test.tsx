import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { type PlanConfiguration, planForm } from './plan.ts';

const today = parseDay('2026-12-01') as Day;
const KEYS = ['layout', 'move_in_date', 'price_floor', 'price_ceiling', 'pets', 'discovery_source', 'notes'];
const config = (mode: number, keys: readonly string[] = KEYS): PlanConfiguration => ({
  layouts: ['studio', '1br', 'penthouse'],
  sources: [
    { code: 20, label: 'Website' },
    { code: 390, label: 'Word of Mouth' },
  ],
  fields: Object.fromEntries(keys.map((key) => [`client.${key}`, mode])),
});
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };

interface Setting {
  readonly configuration?: PlanConfiguration;
  readonly answers?: Partial<Answers>;
}

function open({ configuration = config(20), answers = {} }: Setting = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSubmit = vi.fn<(answers: Answers) => void>();
  const { container } = render(
    <DetailsForm
      plan={planForm(configuration)}
      answers={{ ...noAnswers, ...answers }}
      busy={false}
      today={today}
      submitLabel="Book tour"
      refusalContact={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
  );
  return { user: userEvent.setup(), onChange, onSubmit, container };
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Book tour' });

describe('filling in', () => {
  it('gives every answer as it was typed or picked', async () => {
    const { user, onSubmit } = open();
    await user.type(box('First name'), 'Lara');
    await user.type(box('Last name'), 'Smith');
    await user.type(box('Email'), 'lara@example.com');
    await user.type(box('Phone'), '(555) 777-5555');
    await user.click(screen.getByRole('checkbox', { name: '1 bed' }));
    await user.click(screen.getByRole('checkbox', { name: 'penthouse' }));
    await user.type(screen.getByLabelText('Move-in date'), '2027-01-15');
    await user.type(box('Minimum monthly budget'), '2000');
    await user.type(box('Maximum monthly budget'), '3200');
    await user.click(screen.getByRole('checkbox', { name: 'Cats' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'How did you hear about us?' }), 'Word of Mouth');
    await user.type(box('Notes'), 'Third floor or higher');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        ...noAnswers,
        ...lara,
        layout: ['1br', 'penthouse'],
        move_in_date: '2027-01-15',
        price_floor: '2000',
        price_ceiling: '3200',
        pets: ['cats'],
        discovery_source: '390',
        notes: 'Third floor or higher',
      },
      undefined,
    );
  });

  it('tells every change, so that what was typed survives', async () => {
    const { user, onChange } = open();
    await user.type(box('First name'), 'La');
    expect(onChange).toHaveBeenLastCalledWith({ ...noAnswers, first_name: 'La' });
    await user.click(screen.getByRole('checkbox', { name: 'Studio' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...noAnswers, first_name: 'La', layout: ['studio'] });
  });

  it('opens with the answers it is given', () => {
    open({ answers: { ...lara, layout: ['1br'], price_floor: '2000', notes: 'Quiet', discovery_source: '20' } });
    expect(box('First name')).toHaveValue('Lara');
    expect(screen.getByRole('checkbox', { name: '1 bed' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Studio' })).not.toBeChecked();
    expect(box('Minimum monthly budget')).toHaveValue('2,000');
    expect(screen.getByRole('combobox')).toHaveValue('20');
    expect(box('Notes')).toHaveValue('Quiet');
  });

  it('marks what may stay empty, and only that', () => {
    open();
    const layout = screen.getByRole('group', { name: 'Home size' });
    expect(layout.parentElement).toHaveTextContent('Optional');
    expect(box('Notes')).not.toHaveAttribute('aria-required');
    expect(box('Email')).toHaveAttribute('aria-required', 'true');
    expect(box('Email').closest('.tour-field')).not.toHaveTextContent('Optional');
  });

  it('asks with the right keyboard and lets the browser fill in', () => {
    open();
    expect(box('Email')).toHaveAttribute('type', 'email');
    expect(box('Email')).toHaveAttribute('autocomplete', 'email');
    expect(box('Phone')).toHaveAttribute('type', 'tel');
    expect(box('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(box('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(box('Minimum monthly budget')).toHaveAttribute('inputmode', 'decimal');
  });

  it('asks a broker for more only while the switch is on, and forgets nothing when it is off and on', async () => {
    const { user, onSubmit } = open({ configuration: config(20, ['broker_toggle']), answers: lara });
    expect(screen.queryByRole('textbox', { name: /Broker/ })).toBeNull();
    const broker = screen.getByRole('radio', { name: 'I’m an agent or broker' });
    const visitor = screen.getByRole('radio', { name: 'For myself' });
    expect(visitor).toBeChecked();
    await user.click(broker);
    await user.click(send());
    await waitFor(() => expect(box('Your email')).toHaveFocus());
    expect(box('Your email')).toHaveAccessibleDescription('Enter your email address');
    await user.type(box('Your email'), 'b@example.com');
    await user.click(visitor);
    expect(screen.queryByRole('textbox', { name: /Broker/ })).toBeNull();
    await user.click(broker);
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ broker_toggle: true, broker_email: 'b@example.com' }),
      undefined,
    );
  });
});

describe('the switch between a visitor and a broker', () => {
  it('makes the four questions about the client, and lets the browser fill none of them in', async () => {
    const { user } = open({ configuration: config(20, ['broker_toggle']) });
    expect(box('Email')).toHaveAttribute('autocomplete', 'email');
    await user.click(screen.getByRole('radio', { name: 'I’m an agent or broker' }));
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    for (const name of ['Client’s first name', 'Client’s last name', 'Client’s email', 'Client’s phone'])
      expect(box(name)).toHaveAttribute('autocomplete', 'off');
    await user.click(send());
    expect(box('Client’s email')).toHaveAccessibleDescription('Enter your client’s email address');
    await user.click(screen.getByRole('radio', { name: 'For myself' }));
    expect(box('Email')).toHaveAccessibleDescription('Enter your email address');
  });

  it('comes first', () => {
    open({ configuration: config(20, ['broker_toggle', 'notes']) });
    const controls = [...document.querySelectorAll('input, textarea')].map((control) => control.getAttribute('name'));
    expect(controls.slice(0, 3)).toEqual(['broker_toggle', 'broker_toggle', 'first_name']);
  });
});

describe('text of the service', () => {
  it('stays text, whatever is in it', () => {
    const markup = '<img src=x onerror=alert(1)><b>bold</b>';
    const long = 'x'.repeat(500);
    open({
      configuration: {
        layouts: [markup, 'constructor'],
        sources: [{ code: 1, label: long }],
        fields: { 'client.layout': 20, 'client.discovery_source': 20 },
      },
    });
    expect(screen.getByRole('checkbox', { name: markup })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'constructor' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: long })).toBeInTheDocument();
    expect(document.querySelector('img, b')).toBeNull();
  });
});

describe('accessibility', () => {
  const everything = [...KEYS, 'lease_term', 'other_occupants', 'amenities', 'reason_for_move', 'current_postal_code'];
  it.each([20, 30])('has no violation with every field at %i, before and after sending it empty', async (mode) => {
    const all = [...everything, 'client_location', 'broker_toggle', 'broker_company', 'sms_opted_in'];
    const { user, container } = open({ configuration: config(mode, all), answers: { broker_toggle: true } });
    const violations = async () =>
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: mode === 30 ? 'Continue' : 'Book tour' }));
    expect(screen.getByText('Enter your client’s first name')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
