import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lara, settings } from '../../../.storybook/model.ts';
import { later, states } from '../../../test/flows.ts';
import type { Flow } from '../../booking/flow.ts';
import { PlainScreen } from './PlainScreen.tsx';

const held = { answers: lara, unknownOutcomes: [] };

function open(flow: Flow) {
  const onRetry = vi.fn();
  const snapshot = { screen: 'booked', flow, lead: null } as const;
  render(<PlainScreen snapshot={snapshot} location="" contact={settings.contact} onRetry={onRetry} />);
  return onRetry;
}

it.each(Object.entries(states))('its only button does not read as "book again": %s', (_, flow) => {
  const onRetry = open({ ...flow, ...held });
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent(/^Reload$/);
  button.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

describe('a booking whose reply was lost', () => {
  it('is named by its time just above the sentence about it, apart from the time of the heading', () => {
    open({ ...states.booked, ...held, unknownOutcomes: [later] });
    const sentence = screen.getByText(/^A tour for this time may have been booked\./);
    expect(sentence.previousElementSibling).toHaveTextContent(/^Monday, December 7 · 9:00 AM$/);
  });
});
