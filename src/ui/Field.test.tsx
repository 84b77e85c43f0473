import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field, FieldGroup } from './Field.tsx';

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field label="Email" hint="For the confirmation" error="Enter a full email address">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('Enter a full email address For the confirmation');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(screen.queryByText('Optional')).toBeNull();
  });

  it('marks a field that may stay empty, and marks no right answer as wrong', () => {
    render(
      <Field label="Notes" optional error="">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Notes' });
    expect(screen.getByText('Optional')).toBeInTheDocument();
    expect(input).not.toHaveAttribute('aria-required');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('shows markup in a label as text', () => {
    render(<Field label="<b>Email</b>">{(control) => <input {...control} />}</Field>);
    expect(screen.getByRole('textbox', { name: '<b>Email</b>' })).toBeInTheDocument();
  });
});

describe('FieldGroup', () => {
  it('names the group and describes it', () => {
    render(
      <FieldGroup label="Home size" optional error="Choose one">
        {(group) => <fieldset {...group} />}
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Home size' })).toHaveAccessibleDescription('Choose one');
  });
});
