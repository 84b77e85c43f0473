import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';
import { fieldKeys } from '../booking/answers.ts';
import type { FieldSettings } from '../form/fieldModes.ts';
import type { OwnControlProps } from '../form/ownControls.ts';
import type { ConfirmationProps, SummaryProps, TourComponents } from '../options/tourComponents.ts';
import { TourBooking } from './TourBooking.tsx';

const Summary = ({ slot, duration, location, sending, onBackToTimes, children }: SummaryProps) => (
  <aside aria-label="Your tour">
    {slot}, {duration} minutes, {location}
    <button type="button" disabled={sending} onClick={onBackToTimes}>
      Another time
    </button>
    {children}
  </aside>
);

const Confirmation = ({ slot, kind, children }: ConfirmationProps) => (
  <section aria-label="Welcome">
    {kind} {slot}
    {children}
  </section>
);

/** A control of buttons for the layout, one for each choice. */
function Layouts({
  id,
  name,
  value,
  choices,
  onChange,
  onBlur,
  focusRef,
  readOnly,
  aria,
}: OwnControlProps<readonly string[]>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a div takes the id of the label
    <div id={id} role="group" aria-label={name} {...aria} data-read-only={readOnly}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          ref={index === 0 ? focusRef : undefined}
          aria-pressed={value.includes(choice.value)}
          onClick={() => onChange([choice.value])}
          onBlur={onBlur}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** A control with a state of its own. */
function Notes({ id, value, onChange, onBlur, focusRef, aria }: OwnControlProps<string>) {
  const [count, setCount] = useState(value.length);
  return (
    <>
      <input
        id={id}
        ref={focusRef}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setCount(event.target.value.length);
        }}
        onBlur={onBlur}
        {...aria}
      />
      <output>{count} letters</output>
    </>
  );
}

/** All other fields are hidden, so that the form has one part. */
const fields = {
  ...Object.fromEntries(fieldKeys.map((key) => [key, 'hidden'])),
  layout: 'required',
  phone: 'required',
  notes: 'optional',
} as const satisfies FieldSettings;

const components: TourComponents = { Summary, Confirmation, controls: { layout: Layouts, notes: Notes } };

it('shows the components of the integrator, and books what their controls say', async () => {
  const { user, service } = open([{ components, location: '123 First St', fields }]);
  await user.click(await time('10:15 AM'));
  const summary = await screen.findByRole('complementary', { name: 'Your tour' });
  expect(summary).toHaveTextContent('2026-12-01T10:15:00, 30 minutes, 123 First St');
  // The widget's own line, inside.
  expect(within(summary).getByRole('button', { name: /^Change/ })).toBeVisible();

  await fillAndSubmit(user);
  // A missing answer has a message as in any field, and its control takes the focus.
  const group = screen.getByRole('group', { name: 'layout' });
  expect(group).toHaveAccessibleDescription(/./);
  expect(within(group).getAllByRole('button')[0]).toHaveFocus();
  const studio = within(group).getByRole('button', { name: 'Studio' });
  await user.click(studio);
  expect(studio).toHaveAttribute('aria-pressed', 'true');
  const notes = screen.getByRole('textbox', { name: /notes/i });
  await user.type(notes, 'A quiet home');
  expect(screen.getByText('12 letters')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Book / }));
  const welcome = await screen.findByRole('region', { name: 'Welcome' });
  expect(welcome).toHaveTextContent('booked 2026-12-01T10:15:00');
  expect(screen.getByRole('group', { name: /Your tour is booked/ })).toHaveFocus();
  expect(within(welcome).queryByRole('heading', { name: /Your tour is booked/ })).toBeNull();
  expect(within(welcome).getByText('123 First St')).toBeVisible();
  expect(service.state().appointments).toMatchObject([
    { client: { details: { layout: ['studio'], notes: 'A quiet home' } } },
  ]);
});

it('goes back to the times by the summary', async () => {
  const { user } = open([{ components }]);
  await user.click(await time('10:15 AM'));
  await user.click(await screen.findByRole('button', { name: 'Another time' }));
  expect(await time('10:15 AM')).toBeVisible();
});

it('names values that are no components and parts that cannot be replaced, and leaves them out', async () => {
  const onWarning = vi.fn();
  const wrong = { Summary: 'mine', Header: Summary, controls: { notes: 7, price_floor: Notes, layout: Layouts } };
  // A page without types may give anything.
  const { user } = open([{ components: wrong as unknown as TourComponents, onWarning }]);
  await user.click(await time('10:15 AM'));
  await screen.findByRole('group', { name: 'layout' });
  expect(screen.getByRole('button', { name: /^Change/ })).toBeVisible();
  for (const name of ['Header', 'Summary', 'controls.notes', 'controls.price_floor'])
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining(`"${name}"`));
  expect(onWarning).not.toHaveBeenCalledWith(expect.stringContaining('"controls.layout"'));
});

it('takes null for no components', () => {
  render(<TourBooking groupId={101} api="https://leasing.example.com" components={null as never} />);
  expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeInTheDocument();
});
