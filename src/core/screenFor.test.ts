import { describe, expect, it } from 'vitest';
import { states, tour } from '../../test/flows.ts';
import { noAnswers } from '../booking/answers.ts';
import { screenFor } from './screenFor.ts';
import type { ConfigurationState } from './snapshot.ts';

const flows = {
  ...states,
  booked: { ...states.booked, tour: { ...tour, confirmationEnabled: false } },
  confirmed: states.booked,
};
const configurations = {
  pending: { status: 'pending', slow: false },
  error: { status: 'error', why: 'offline', failures: 1, retrying: false },
  inactive: { status: 'success', answer: { active: false, reason: 'Widget is inactive' } },
  active: {
    status: 'success',
    answer: { active: true, configuration: { layouts: [], sources: [], fields: {}, unread: [] } },
  },
} satisfies Record<string, ConfigurationState>;

const rows = {
  day: ['skeleton', 'unreachable', 'closed', 'pick'],
  slot: ['skeleton', 'unreachable', 'closed', 'pick'],
  details: ['skeleton', 'unreachable', 'closed', 'details'],
  sending: ['skeleton', 'unreachable', 'closed', 'details'],
  // A tour that is or may be booked shows, no matter what the service says later.
  unsure: ['unsure', 'unsure', 'unsure', 'unsure'],
  'looking-up': ['unsure', 'unsure', 'unsure', 'unsure'],
  booked: ['booked', 'booked', 'booked', 'booked'],
  reschedule: ['reschedule', 'reschedule', 'reschedule', 'reschedule'],
  rescheduling: ['reschedule', 'reschedule', 'reschedule', 'reschedule'],
  'reschedule-unsure': ['reschedule-unsure', 'reschedule-unsure', 'reschedule-unsure', 'reschedule-unsure'],
  cancel: ['cancel', 'cancel', 'cancel', 'cancel'],
  canceling: ['cancel', 'cancel', 'cancel', 'cancel'],
  'cancel-unsure': ['cancel-unsure', 'cancel-unsure', 'cancel-unsure', 'cancel-unsure'],
  canceled: ['canceled', 'canceled', 'canceled', 'canceled'],
  confirmed: ['confirmation', 'confirmation', 'confirmation', 'confirmation'],
} as const;

describe('the screen', () => {
  const { pending, error, inactive, active } = configurations;
  it.each(Object.entries(flows))('of %s while pending, in error, inactive, active', (name, flow) => {
    const shown = [pending, error, inactive, active].map((configuration) => screenFor(flow, configuration));
    expect(shown).toEqual(rows[name as keyof typeof rows]);
  });

  it('names the screen of a lead only where it replaces the times', () => {
    const writing = { at: 'writing', answers: noAnswers, suits: [], notice: null } as const;
    const shown = [flows.day, flows.details, flows.booked].map((flow) => screenFor(flow, active, writing));
    expect(shown).toEqual(['lead', 'details', 'booked']);
  });
});
